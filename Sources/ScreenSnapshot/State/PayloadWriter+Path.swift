import ScreenText

extension PayloadWriter {
  /// The name of the selected tab; nil in an app without tabs.
  mutating func tab(of state: AnyVisibleState) -> String? {
    state.tab.map { caseName(of: $0) }
  }

  /// The names on the way to what is visible, without payloads: `bookDetail › sheet bookEdit`.
  mutating func path(to state: AnyVisibleState) -> String {
    let overlay = state.overlay.map { "overlay \(caseName(of: $0))" }
    return (path(of: state.stack) + [overlay].compactMap(\.self)).joined(separator: " › ")
  }

  private mutating func path(of stack: AnyVisibleStack) -> [String] {
    let routes = stack.routes.map { caseName(of: $0) }
    switch stack.presentations.first {
    case nil: return routes
    case .sheet(let sheet, let inner):
      return routes + ["sheet \(caseName(of: sheet))"] + path(of: inner)
    case .popover(let popover, let inner):
      return routes + ["popover \(caseName(of: popover))"] + path(of: inner)
    case .fullScreenCover(let cover, let inner):
      return routes + ["cover \(caseName(of: cover))"] + path(of: inner)
    case .alert(let dialog): return routes + [name(of: dialog, "alert")]
    case .confirmation(let dialog): return routes + [name(of: dialog, "confirmation")]
    }
  }

  /// The kind of a dialog, with the app's case that it was made from.
  private mutating func name(of dialog: VisibleDialog, _ kind: String) -> String {
    dialog.value.map { "\(kind) \(caseName(of: $0))" } ?? kind
  }
}
