/// Where a golden says that its screen is: the flow, the tab, and the steps from there.
struct ScreenLocation: Equatable {
  /// The flow.
  private(set) var flow: String?

  /// The selected tab.
  private(set) var tab: String?

  /// What is pushed, presented and laid over, from the root on.
  private(set) var steps: [Step] = []

  /// One thing that is pushed, presented or laid over.
  struct Step: Hashable {
    /// What it is.
    let kind: Kind

    /// The name of its case, or the title of a dialog.
    let name: String
  }

  /// What a step is.
  enum Kind: String {
    case flow
    case tab
    case route
    case sheet
    case cover
    case alert
    case confirmation
    case overlay
  }

  /// The most steps, which also bounds how deep sheets within sheets are read.
  private static let maximumSteps = 24

  /// Reads the front matter of a golden.
  ///
  /// - Complexity: O(*n*) in its lines.
  init(of frontMatter: ArraySlice<LineDiff.Line>) {
    read(frontMatter.map(\.text)[...], indentedBy: 0)
    steps = Array(steps.prefix(Self.maximumSteps))
  }
}

extension ScreenLocation {
  /// Reads a mapping: a key at the indentation, with what is nested under it.
  private mutating func read(_ lines: ArraySlice<String>, indentedBy indentation: Int) {
    var rest = lines
    while let line = rest.popFirst() {
      let nested = rest.prefix { Self.isNested($0, under: indentation) }
      rest = rest.dropFirst(nested.count)
      let text = line.dropFirst(indentation)
      let key = Self.name(in: text)
      let value = text.dropFirst(key.count + 1).drop { $0 == " " }
      read(key, value, nested, indentedBy: indentation)
    }
  }

  private mutating func read(
    _ key: String, _ value: Substring, _ nested: ArraySlice<String>, indentedBy indentation: Int
  ) {
    switch key {
    case "flow" where indentation == 0: flow = Self.name(value, nested)
    case "tab" where indentation == 0: tab = Self.name(value, nested)
    case "stack": readRoutes(nested, indentedBy: indentation)
    default:
      guard let kind = Kind(rawValue: key), kind != .route, kind != .flow, kind != .tab else {
        return
      }
      read(kind, value, nested, indentedBy: indentation + 2)
    }
  }

  private mutating func readRoutes(_ lines: ArraySlice<String>, indentedBy indentation: Int) {
    for line in lines where line.dropFirst(indentation).hasPrefix("- ") {
      steps.append(Step(kind: .route, name: Self.name(in: line.dropFirst(indentation + 2))))
    }
  }

  /// Reads what is presented, and what goes on inside of it.
  private mutating func read(
    _ kind: Kind, _ value: Substring, _ nested: ArraySlice<String>, indentedBy indentation: Int
  ) {
    let root = nested.first?.dropFirst(indentation) ?? ""
    guard value.isEmpty, root.hasPrefix("root:") else {
      if let name = Self.name(value, nested) { steps.append(Step(kind: kind, name: name)) }
      return
    }
    let inner = nested.dropFirst()
    let payload = inner.prefix { Self.isNested($0, under: indentation) }
    let name = Self.name(root.dropFirst(5).drop { $0 == " " }, payload)
    if let name { steps.append(Step(kind: kind, name: name)) }
    guard steps.count < Self.maximumSteps, indentation < 2 * Self.maximumSteps else { return }
    read(inner.dropFirst(payload.count), indentedBy: indentation)
  }
}

extension ScreenLocation {
  /// Whether a line belongs to the key at an indentation above it; items of a list stand below
  /// their key without more of it.
  private static func isNested(_ line: String, under indentation: Int) -> Bool {
    let spaces = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    return spaces > indentation
      || spaces == indentation && line.utf8.dropFirst(spaces).starts(with: "- ".utf8)
  }

  /// The name of a value that stands behind its key, or in the line below.
  private static func name(_ value: Substring, _ nested: ArraySlice<String>) -> String? {
    let text = value.isEmpty ? (nested.first ?? "").drop { $0 == " " } : value
    guard !text.isEmpty else { return nil }
    return text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
      ? String(text.dropFirst().dropLast()) : name(in: text)
  }

  /// What stands before the colon, or all of it.
  private static func name(in text: Substring) -> String {
    String(text.prefix { $0 != ":" })
  }
}
