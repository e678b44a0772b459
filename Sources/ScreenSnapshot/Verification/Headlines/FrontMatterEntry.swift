/// A key in the front matter of a golden, with its value.
struct FrontMatterEntry {
  let key: String

  /// The value on the line of the key, which is empty if the value is on the lines below.
  let value: Substring

  /// The lines that belong to the key.
  let nested: ArraySlice<String>

  private let indentation: Int

  /// Reads a mapping whose keys have one indentation.
  ///
  /// - Complexity: O(*n*) in the lines.
  static func entries(
    in lines: ArraySlice<String>, indentedBy indentation: Int = 0
  ) -> [FrontMatterEntry] {
    var entries: [FrontMatterEntry] = []
    var rest = lines
    while let line = rest.popFirst() {
      let nested = rest.prefix { isNested($0, under: indentation) }
      rest = rest.dropFirst(nested.count)
      let text = line.dropFirst(indentation)
      let key = name(in: text)
      let value = text.dropFirst(key.count + 1).drop { $0 == " " }
      entries.append(
        FrontMatterEntry(key: key, value: value, nested: nested, indentation: indentation))
    }
    return entries
  }
}

extension FrontMatterEntry {
  /// The name of the value: a quoted string, or the name of a case without its payload.
  ///
  /// The name of a presentation that has a stack of its own is that of its root.
  var name: String? {
    var lines = nested[...]
    var text = value
    if hasRoot { text = lines.removeFirst().dropFirst(indentation + 2 + "root:".count) }
    text = text.drop { $0 == " " }
    if text.isEmpty { text = (lines.first ?? "").drop { $0 == " " } }
    return text.isEmpty ? nil : Self.isQuoted(text) ? String(text) : Self.name(in: text)
  }

  /// The name without quotation marks.
  var title: String? {
    name.map { Self.isQuoted($0[...]) ? String($0.dropFirst().dropLast()) : $0 }
  }

  /// The names of the items of a list.
  var items: [String] {
    nested.lazy.map { $0.dropFirst(indentation) }.filter { $0.hasPrefix("- ") }
      .map { Self.name(in: $0.dropFirst(2)) }
  }

  /// Whether the value is a presentation that has a root and a stack of its own.
  var hasRoot: Bool {
    value.isEmpty && nested.first?.dropFirst(indentation + 2).hasPrefix("root:") == true
  }

  private static func isQuoted(_ text: Substring) -> Bool {
    text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
  }

  /// Whether a line belongs to the key above it, also as a list item of the same indentation.
  private static func isNested(_ line: String, under indentation: Int) -> Bool {
    let spaces = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    return spaces > indentation
      || spaces == indentation && line.utf8.dropFirst(spaces).starts(with: "- ".utf8)
  }

  /// The text up to a colon; a colon in quotation marks does not count.
  private static func name(in text: Substring) -> String {
    guard text.hasPrefix("\"") else { return String(text.prefix { $0 != ":" }) }
    var isEscaped = false
    let end = text.indices.dropFirst().first { index in
      if isEscaped || text[index] == "\\" {
        isEscaped.toggle()
        return false
      }
      return text[index] == "\""
    }
    return String(end.map { text[...$0] } ?? text)
  }
}
