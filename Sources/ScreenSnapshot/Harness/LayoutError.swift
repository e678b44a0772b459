/// The reason why a screen cannot be rendered on the navigator that the harness makes for a layout.
struct LayoutError: Error, Equatable, CustomStringConvertible {
  let layout: ScreenLayout
  let reason: String

  init(layout: ScreenLayout, reason: String) {
    self.layout = layout
    self.reason = reason
  }

  var description: String { "in the \(layout.rawValue) layout: \(reason)" }
}
