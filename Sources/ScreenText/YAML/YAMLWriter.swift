/// A writer of YAML in block style.
///
/// It indents by two spaces, does not indent a sequence under a key, and writes a scalar on the line
/// of its key. YAML 1.1 and 1.2 readers parse the result as the same values.
///
/// - SeeAlso: YAML 1.2.2, sections 7.3 and 8.2; `https://yaml.org/type/` for the Booleans and numbers
///   of YAML 1.1.
package struct YAMLWriter {
  /// The YAML so far.
  package private(set) var text = ""

  /// Whether the document is one scalar, which is on the line of its key in other documents.
  package private(set) var isScalar = false

  private var level = 0
  private var cursor = Cursor.lineStart

  /// The position of the next token.
  private enum Cursor {
    case lineStart
    case behindKey
    case behindDash
  }

  package init() {}

  /// Writes a scalar that needs no quotes.
  package mutating func plain(_ scalar: String) {
    isScalar = text.isEmpty
    if cursor == .behindKey { text += " " }
    text += scalar
    text += "\n"
    cursor = .lineStart
  }

  /// Writes a name, in quotes only if a reader could parse it as something else.
  package mutating func name(_ name: String) { plain(YAMLText.name(name)) }

  /// Writes a key that is YAML, and its value with the closure.
  package mutating func entry(key: String, value: (inout YAMLWriter) -> Void) {
    begin(at: level)
    text += key
    text += ":"
    cursor = .behindKey
    level += 2
    value(&self)
    level -= 2
  }

  /// Writes a sequence of at least one item.
  package mutating func sequence<Item>(
    _ items: some Sequence<Item>, item write: (Item, inout YAMLWriter) -> Void
  ) {
    let outer = level
    let dashes = cursor == .behindKey ? level - 2 : level
    level = dashes + 2
    for item in items {
      begin(at: dashes)
      text += "- "
      cursor = .behindDash
      write(item, &self)
    }
    level = outer
  }

  /// Begins a line at a column, except for the first key or dash of an item.
  private mutating func begin(at column: Int) {
    if cursor == .behindDash { return }
    if cursor == .behindKey { text += "\n" }
    text += String.spaces(column)
  }
}
