/// Where a golden says that its screen is, in names alone: `tab: library`, `sheet: bookEdit`.
struct NavigationSummary {
  /// The lines between the two `---`; none where there are no two.
  let frontMatter: Range<Int>

  private var names: [String: [String]] = [:]

  /// Reads the front matter of a golden.
  ///
  /// - Complexity: O(*n*) in its lines.
  init(of lines: [LineDiff.Line]) {
    let fences = lines.indices.lazy.filter { lines[$0].text == "---" }.prefix(2)
    guard fences.count == 2, let first = fences.first, let last = fences.last else {
      frontMatter = 0..<0
      return
    }
    frontMatter = first + 1..<last
    var key = ""
    for line in lines[frontMatter].map(\.text) {
      if Self.isNested(line) {
        add(line, to: key)
      } else {
        key = Self.name(in: line[...])
        add(String(line.dropFirst(key.count + 1)), to: key)
      }
    }
  }

  private static func isNested(_ line: String) -> Bool {
    line.hasPrefix(" ") || line.hasPrefix("- ")
  }

  /// What stands before the colon, or all of it.
  private static func name(in text: Substring) -> String {
    String(text.prefix { $0 != ":" })
  }

  /// Adds a name to the stack, where each route has one; elsewhere the first counts, which may be
  /// that of the root of an inner stack.
  private mutating func add(_ line: String, to key: String) {
    if key == "stack" {
      if line.hasPrefix("- ") { names[key, default: []].append(Self.name(in: line.dropFirst(2))) }
      return
    }
    var text = line.drop { $0 == " " }
    if text.hasPrefix("root:") { text = text.dropFirst(5).drop { $0 == " " } }
    guard names[key] == nil, !text.isEmpty else { return }
    names[key] = [text.hasPrefix("\"") ? String(text) : Self.name(in: text)]
  }
}

extension NavigationSummary {
  /// The changes from these facts to others, in words: `sheet: none → bookEdit`, `stack: 2 → 3`.
  func changes(to new: NavigationSummary) -> [String] {
    Self.keys.compactMap { key in
      let (old, new) = (names[key] ?? [], new.names[key] ?? [])
      guard old != new else { return nil }
      return key == "stack" ? Self.stack(from: old, to: new) : Self.value(key, from: old, to: new)
    }
  }

  private static let keys = [
    "screen", "flow", "tab", "stack", "sheet", "cover", "alert", "confirmation", "overlay", "link",
  ]

  private static func value(_ key: String, from old: [String], to new: [String]) -> String {
    Headline.change(of: key, from: old.first ?? "none", to: new.first ?? "none")
  }

  /// What was pushed or popped, where the rest of the stack is the same.
  private static func ends(from old: [String], to new: [String]) -> String {
    let (sign, names) =
      old.count < new.count ? ("+", new.dropFirst(old.count)) : ("−", old.dropFirst(new.count))
    guard zip(old, new).allSatisfy(==) else { return "" }
    let text = names.joined(separator: " › ")
    return TextColumns.width(of: text) <= 40 ? " (\(sign) \(text))" : ""
  }

  /// The number of routes, or the names of those that others stand in place of.
  private static func stack(from old: [String], to new: [String]) -> String {
    guard old.count == new.count else {
      return "stack: \(old.count) → \(new.count)\(ends(from: old, to: new))"
    }
    let pairs = zip(old, new).filter { $0.0 != $0.1 }
    return Headline.change(
      of: "stack", from: pairs.map(\.0).joined(separator: " › "),
      to: pairs.map(\.1).joined(separator: " › "))
  }
}
