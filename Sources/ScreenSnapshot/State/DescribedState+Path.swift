import ScreenPayloads
import ScreenText

extension DescribedState {
  /// What separates the levels of a path.
  package static let separator = " › "

  /// The way to what is visible, as a journey shows it: `library › bookDetail(id: "dune")`.
  ///
  /// Lines of payloads that are too long for the path follow, indented. A path of more than 20 levels has a
  /// checksum instead of those in the middle.
  package var path: [String] {
    let levels = levels
    let roots = [tab ?? flow].compactMap { $0?.shortForm }
    let forms = levels.map(\.value.shortForm)
    let line = zip(levels, forms).map { $0.words($1.text) }
    let hidden = Self.hiddenLevels(of: line.count)
    let middle = hidden.isEmpty ? [] : [Self.placeholder(for: line[hidden])]
    let shown = Array(line[..<hidden.lowerBound]) + middle + Array(line[hidden.upperBound...])
    let shownForms = forms[..<hidden.lowerBound] + forms[hidden.upperBound...]
    let blocks = (roots + shownForms).flatMap(\.block)
    return [([roots.first?.text ?? "root"] + shown).joined(separator: Self.separator)]
      + blocks.map { "  \($0)" }
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

  private static func line(_ name: String, _ values: [DescribedValue]) -> [String] {
    let forms = values.map(\.shortForm)
    let text = forms.isEmpty ? "none" : forms.map(\.text).joined(separator: ", ")
    return ["\(name): \(text)"] + forms.flatMap(\.block).map { "  \($0)" }
  }

  /// The positions of the levels that a path leaves out; an empty range at the end for a short path.
  private static func hiddenLevels(of count: Int) -> Range<Int> {
    let maximumLevels = 20
    return count <= maximumLevels ? count..<count : 10..<(count - 9)
  }

  /// Stands for levels: `… 2980 more (5f1c03a2) …`.
  private static func placeholder(for levels: ArraySlice<String>) -> String {
    let checksum = Checksum.text(of: levels.joined(separator: Self.separator))
    return "… \(levels.count) more (\(checksum)) …"
  }

  /// The way to what is visible without payloads: `library › bookDetail › “Delete the book?”`.
  package var pathWithoutPayloads: String {
    let root = (tab ?? flow)?.nameWithoutPayload ?? "root"
    return ([root] + levels.map { $0.words($0.value.nameWithoutPayload) })
      .joined(separator: Self.separator)
  }

  /// A value on the way to what is visible.
  package struct PathValue {
    /// The kind of a presentation or overlay; nil for a route and a root.
    package let kind: String?
    package let value: DescribedValue

    /// Words for the value, after its kind.
    fileprivate func words(_ text: String) -> String { kind.map { "\($0) \(text)" } ?? text }
  }

  /// The values on the path after the root.
  package var levels: [PathValue] {
    stack.pathValues
      + [overlay].compactMap(\.self).map { PathValue(kind: "overlay", value: $0) }
  }

  /// The names of the values that texts hide.
  package var hiddenNames: Set<String> {
    var names: Set<String> = []
    for value in shownValues { value.value?.payload.addHidden(to: &names) }
    return names
  }
}

extension DescribedStack {
  fileprivate var pathValues: [DescribedState.PathValue] {
    let own = routes.map { DescribedState.PathValue(kind: nil, value: $0) }
    guard let presentation else { return own }
    let value = DescribedState.PathValue(
      kind: presentation.kind.rawValue, value: presentation.value)
    return own + [value] + presentation.stack.pathValues
  }
}

extension DescribedState {
  /// The path on one line.
  package var line: String { path.first ?? "" }
}
