/// The cases of the app's types that one screen renders, by the tags of their metadata.
package struct RenderedCases: Hashable, Sendable {
  private var tags: [CoverageKind: Set<Int>] = [:]

  package init() {}

  /// Adds the cases of another state, such as that of another layout.
  mutating func formUnion(_ other: RenderedCases) {
    tags.merge(other.tags) { $0.union($1) }
  }

  /// The tags of one kind, in order.
  package subscript(kind: CoverageKind) -> [Int] {
    get { (tags[kind] ?? []).sorted() }
    set { tags[kind] = newValue.isEmpty ? nil : Set(newValue) }
  }
}

/// Reads the cases of the app's types from a visible state.
@MainActor
struct CaseReader<Harness: SnapshotHarness> {
  private typealias Navigator = Harness.Navigator

  private let routes = try? CaseMetadata(reading: Navigator.VisibleRoute.self)
  private let sheets = try? CaseMetadata(reading: Navigator.VisibleSheet.self)
  private let tabs = try? CaseMetadata(reading: Navigator.VisibleTab.self)
  private let flows = try? CaseMetadata(reading: Navigator.VisibleFlow.self)
  private let overlays = try? CaseMetadata(reading: Navigator.VisibleOverlay.self)

  /// The cases in the stack, in everything presented over it, and around it.
  func cases(in state: ScreenRenderer<Harness>.State) -> RenderedCases {
    let stacks = Array(sequence(first: state.stack) { $0.inner })
    var cases = RenderedCases()
    cases[.route] = tags(of: stacks.flatMap(\.routes), routes)
    cases[.sheet] = tags(of: stacks.compactMap(\.sheet), sheets)
    cases[.tab] = tags(of: state.tab.map { [$0] } ?? [], tabs)
    cases[.flow] = tags(of: state.flow.map { [$0] } ?? [], flows)
    cases[.overlay] = tags(of: state.overlay.map { [$0] } ?? [], overlays)
    return cases
  }

  private func tags<Value>(of values: [Value], _ metadata: CaseMetadata?) -> [Int] {
    values.compactMap { metadata?.tag(of: $0) }
  }
}

extension VisibleStack {
  /// The sheet, popover or cover over the stack.
  fileprivate var sheet: Sheet? {
    switch presentations.first {
    case .sheet(let sheet, _), .popover(let sheet, _), .fullScreenCover(let sheet, _): sheet
    case nil, .alert, .confirmation: nil
    }
  }

  /// The stack in the sheet, popover or cover over this one.
  var inner: VisibleStack? {
    switch presentations.first {
    case .sheet(_, let inner), .popover(_, let inner), .fullScreenCover(_, let inner): inner
    case nil, .alert, .confirmation: nil
    }
  }
}
