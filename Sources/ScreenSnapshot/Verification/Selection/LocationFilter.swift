import ScreenText

/// Selects the screens whose visible state is in one of the selected tabs and flows.
struct LocationFilter {
  /// The selected screens, each in the layouts in which it is selected.
  private(set) var tasks: [RenderTask] = []

  private let criteria: SelectionCriteria
  private var tabs: [String] = []
  private var flows: [String] = []
  private var hasFailure = false

  init(_ criteria: SelectionCriteria) {
    self.criteria = criteria
  }

  /// Adds a screen in one layout.
  ///
  /// A screen that cannot navigate stays selected, so that the run reports it.
  mutating func add(_ task: RenderTask, _ outcome: ScreenOutcome) {
    guard case .rendered(let screen) = outcome else {
      hasFailure = true
      return select(task)
    }
    if let tab = screen.tab, !tabs.contains(tab) { tabs.append(tab) }
    if let flow = screen.flow, !flows.contains(flow) { flows.append(flow) }
    let isInTab = criteria.tabs.isEmpty || screen.tab.map(criteria.tabs.contains) ?? false
    let isInFlow = criteria.flows.isEmpty || screen.flow.map(criteria.flows.contains) ?? false
    if isInTab && isInFlow { select(task) }
  }

  private mutating func select(_ task: RenderTask) {
    if let last = tasks.last, last.subject == task.subject {
      tasks[tasks.count - 1] = RenderTask(
        subject: task.subject, folders: last.folders + task.folders)
    } else {
      tasks.append(task)
    }
  }

  /// Checks that the names exist and select a screen.
  ///
  /// Nothing is thrown if a screen could not navigate: it may have the name.
  func check() throws(LocationError) {
    if hasFailure { return }
    try check(criteria.tabs, among: tabs, as: .tab)
    try check(criteria.flows, among: flows, as: .flow)
    if tasks.isEmpty { throw .noScreens }
  }

  private func check(
    _ names: [String], among known: [String], as kind: LocationError.Kind
  ) throws(LocationError) {
    guard let name = names.first(where: { !known.contains($0) }) else { return }
    throw .unknownName(
      kind, name, nearest: NearestNames.nearest(to: name, among: known), known: known)
  }
}

/// Why tabs, flows or exclusions select nothing.
package enum LocationError: Error, Equatable {
  package enum Kind: String, Sendable {
    case tab
    case flow
  }

  /// No selected screen is in a tab or flow of that name; `known` has the names of the others.
  case unknownName(Kind, String, nearest: [String], known: [String])

  /// The criteria exclude each other.
  case noScreens
}
