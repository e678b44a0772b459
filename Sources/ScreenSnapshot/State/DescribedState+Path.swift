import ScreenPayloads
import ScreenText

extension DescribedState {
  /// What separates the levels of a path.
  package static let separator = " › "

  /// The way to what is visible, as a journey shows it: `library › bookDetail(id: "dune")`.
  ///
  /// Lines of payloads that are too long for the path follow, indented.
  package var path: [String] {
    [line] + ([root] + levels).flatMap(\.shortForm.block).map { "  \($0)" }
  }

  /// The path on one line.
  package var line: String { path(\.shortForm.text) }

  /// The way to what is visible without payloads: `library › bookDetail › “Delete the book?”`.
  package var pathWithoutPayloads: String { path(\.nameWithoutPayload) }

  private func path(_ text: (Place) -> String) -> String {
    let words = levels.map { ($0.kind == .route ? "" : "\($0.kind.rawValue) ") + text($0) }
    let start = root == .root ? "root" : text(root)
    return ([start] + words).joined(separator: Self.separator)
  }

  /// The flow and the tabs, a line each, if they differ from those of a state before and the path does not say so.
  ///
  /// A new flow has other tabs. Without a state before, the flow is new.
  package func changedRoots(from old: DescribedState?) -> [String] {
    if tab == nil { return [] }
    if let old, old.flow == flow {
      return old.tabs == tabs ? [] : Self.line("tabs", tabs)
    }
    return flow == nil && old == nil ? [] : Self.line("flow", [flow].compactMap(\.self))
  }

  private static func line(_ name: String, _ places: [Place]) -> [String] {
    let forms = places.map(\.shortForm)
    let text = forms.isEmpty ? "none" : forms.map(\.text).joined(separator: ", ")
    return ["\(name): \(text)"] + forms.flatMap(\.block).map { "  \($0)" }
  }

  /// The names of the values that texts hide.
  package var hiddenNames: Set<String> {
    var names: Set<String> = []
    for place in shownPlaces { place.value?.payload.addHidden(to: &names) }
    return names
  }
}
