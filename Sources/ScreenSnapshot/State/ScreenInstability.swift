import ScreenText

/// What differs between two starts of the app on one screen, such as a random identifier.
package struct ScreenInstability: Codable, Hashable, Sendable {
  /// The parts of values that differ.
  let parts: Set<ValuePart>

  /// The lines of the picture that differ.
  let lines: UnstableLines

  /// What differs, with both values.
  let reason: InstabilityReason
}

extension ScreenInstability {
  /// Compares two visible screens, of which some parts of values differ; nil if nothing differs.
  @MainActor
  init?(
    _ parts: Set<ValuePart>, in first: VisibleScreen, _ second: VisibleScreen,
    with tools: JobTools
  ) {
    let layout = tools.app.drivenLayouts[0]
    func picture(of visible: VisibleScreen, _ redaction: Redaction) -> String {
      let scene = tools.scenes.scene(of: visible, in: layout)
      return ScreenPicture(of: scene, layout: layout, redactor: LabelRedactor(redaction)).text
    }
    let pictures = [first, second].map { Array(picture(of: $0, .none).utf8) }
    if parts.isEmpty, pictures[0] == pictures[1] { return nil }
    let texts = [first, second].map {
      Array((FrontMatter(in: $0.described).text + picture(of: $0, tools.app.redaction)).utf8)
    }
    self.init(
      parts: parts,
      lines: UnstableLines(between: pictures[0], pictures[1]),
      reason: UnstableText(texts[0], texts[1])?.reason ?? .ofSecret)
  }
}

/// The lines in which two texts of one screen differ.
struct UnstableLines: Codable, Hashable, Sendable {
  /// The positions; nil if the texts have other numbers of lines, so that nothing tells them from others.
  private let positions: Set<Int>?

  init(between first: [UInt8], _ second: [UInt8]) {
    positions = Self.positions(first, second)
  }

  /// Whether two texts of the screen do not differ in other lines.
  func areAllThatDiffer(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard let positions else { return true }
    return Self.positions(first, second).map(positions.isSuperset) ?? false
  }

  private static func positions(_ first: [UInt8], _ second: [UInt8]) -> Set<Int>? {
    let (one, other) = (LineDiff.Line.lines(of: first), LineDiff.Line.lines(of: second))
    return one.count == other.count ? Set(one.indices.filter { one[$0] != other[$0] }) : nil
  }
}

/// Screens that differ each time for one reason.
struct UnstableScreens: Codable, Equatable, Sendable {
  /// What differs, with the values of the first screen.
  let reason: String
  let screens: [String]

  /// Groups screens by what differs; both lists are in the order of the manifest.
  static func groups(
    of instabilities: [Int: ScreenInstability], among screens: [String]
  ) -> [UnstableScreens] {
    let sorted = instabilities.sorted { $0.key < $1.key }
    return sorted.grouped { $0.value.reason.common }.map { _, group in
      let reason = group[0].value.reason
      return UnstableScreens(
        reason: group.count == 1 ? reason.text : reason.textWithExample,
        screens: group.map { screens[$0.key] })
    }
  }
}

/// A part of all values of one type and case.
struct ValuePart: Codable, Hashable, Sendable {
  fileprivate let owner: NamedPayload.TypeAndCase

  /// The part; nil for the texts of a dialog.
  fileprivate let path: PayloadPath?
}

/// What is known to differ from start to start.
struct UnstableParts: Codable, Equatable, Sendable {
  private var paths: [NamedPayload.TypeAndCase: Set<PayloadPath>] = [:]
  private var ownersOfTexts: Set<NamedPayload.TypeAndCase> = []

  init(_ parts: some Sequence<ValuePart> = []) {
    for part in parts {
      if let path = part.path {
        paths[part.owner, default: []].insert(path)
      } else {
        ownersOfTexts.insert(part.owner)
      }
    }
  }

  /// A state without the parts.
  func removed(from state: DescribedState) -> DescribedState {
    if paths.isEmpty, ownersOfTexts.isEmpty { return state }
    return state.map(removed)
  }

  private func removed(from value: DescribedValue) -> DescribedValue {
    guard let payload = value.value else { return value }
    let owner = payload.typeAndCase
    return value.hiding(paths[owner] ?? [], texts: ownersOfTexts.contains(owner))
  }
}

extension DescribedState {
  /// The parts of values in which the state differs from another one; nil if something else differs.
  func differingParts(comparedWith other: DescribedState) -> Set<ValuePart>? {
    var parts: Set<ValuePart> = []
    for (one, other) in zip(allValues, other.allValues) {
      guard let one = one.value, let other = other.value, one.typeAndCase == other.typeAndCase
      else {
        continue
      }
      parts.formUnion(
        one.payload.differences(from: other.payload).map {
          ValuePart(owner: one.typeAndCase, path: $0)
        })
    }
    for (one, other) in zip(allValues, other.allValues) where one.texts != other.texts {
      guard let owner = one.value?.typeAndCase else { continue }
      parts.insert(ValuePart(owner: owner, path: nil))
    }
    let unstable = UnstableParts(parts)
    return unstable.removed(from: self) == unstable.removed(from: other) ? parts : nil
  }

  private var allValues: [DescribedValue] {
    [flow, tab, overlay].compactMap(\.self) + tabs + stack.levels
  }

  fileprivate func map(_ transform: (DescribedValue) -> DescribedValue) -> DescribedState {
    DescribedState(
      flow: flow.map(transform), tabs: tabs.map(transform), tab: tab.map(transform),
      stack: stack.map(transform), overlay: overlay.map(transform))
  }
}

extension DescribedStack {
  fileprivate func map(_ transform: (DescribedValue) -> DescribedValue) -> DescribedStack {
    DescribedStack(
      routes: routes.map(transform),
      presentation: presentation.map {
        DescribedPresentation(
          kind: $0.kind, value: transform($0.value), stack: $0.stack.map(transform))
      })
  }
}
