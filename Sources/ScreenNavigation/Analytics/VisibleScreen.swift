/// What is on top of a visible state: a screen as a person sees it.
///
/// A change beneath a sheet or in another tab leaves it as it is. The same route at another height of
/// its stack is another screen, because it was pushed.
struct VisibleScreen<Schema: NavigationSchema>: Hashable {
  private var flow: Schema.Flow?
  private var tab: Schema.Tab?

  /// The number of presentations beneath.
  private var level = 0

  /// The number of routes of the topmost stack.
  private var height = 0

  /// The value on top; nil at the root of a stack.
  private var top: AnyHashable?

  init(_ path: ScreenPath<Schema>) {
    if let overlay = path.overlay {
      top = Self.identity(of: overlay)
    } else {
      (flow, tab) = (path.flow, path.tab)
      read(path.stack)
    }
  }

  private mutating func read(_ stack: StackState<Schema>) {
    height = stack.routes.count
    if let route = stack.routes.last { top = AnyHashable(route) }
    guard let presentation = stack.presentation else { return }
    level += 1
    switch presentation {
    case .sheet(let sheet, let inner), .fullScreenCover(let sheet, let inner):
      // Sheets with one identifier are one presentation.
      top = AnyHashable(sheet.id)
      read(inner)
    case .alert(let alert): top = AnyHashable(alert)
    case .confirmation(let confirmation): top = AnyHashable(confirmation)
    }
  }

  /// The value of a hashable overlay, or the names of its cases.
  private static func identity(of overlay: Schema.Overlay) -> AnyHashable {
    overlay as? AnyHashable ?? AnyHashable(CaseNames.names(of: overlay))
  }
}
