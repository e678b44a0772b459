/// What a screen shows: the root of a tab or of a flow, a route, a sheet or cover, an overlay.
///
/// A harness has it under the name `Destination` with its own types filled in. Cases over `Never`
/// need not be handled in a `switch`.
public enum ScreenDestination<Flow, Tab, Route, Sheet, Overlay> {
  /// The root of the only stack of an app without tabs.
  case root

  /// The root of a flow.
  case flow(Flow)

  /// The root of a tab.
  case tab(Tab)

  /// A pushed screen.
  case route(Route)

  /// A presented sheet or full-screen cover.
  case sheet(Sheet)

  /// A screen over the whole app.
  case overlay(Overlay)
}
