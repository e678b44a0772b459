/// A screen that has content of its own: the root of a tab or flow, a route, a sheet, an overlay.
///
/// In a harness, `Destination` is this type with the app's own types. A `switch` can leave out
/// cases whose type is `Never`.
public enum ScreenDestination<Flow, Tab, Route, Sheet, Overlay> {
  /// The root of the only stack of an app without tabs.
  case root

  /// The root of a flow.
  case flow(Flow)

  /// The root of a tab.
  case tab(Tab)

  /// A pushed screen.
  case route(Route)

  /// A sheet, popover or full-screen cover.
  case sheet(Sheet)

  /// A screen over the whole app.
  case overlay(Overlay)
}
