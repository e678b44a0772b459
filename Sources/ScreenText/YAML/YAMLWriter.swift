/// A writer of YAML in block style.
///
/// It indents by two spaces, does not indent a sequence under a key, and writes a scalar on the line
/// of its key. YAML 1.1 and 1.2 readers parse the result as the same values.
///
/// - SeeAlso: YAML 1.2.2, sections 7.3 and 8.2; `https://yaml.org/type/` for the Booleans and numbers
///   of YAML 1.1.
package struct YAMLWriter: ~Copyable {
  // Nearly all documents have less, and the allocator serves a small block at once.
  private var buffer = TextBuffer(capacity: 1024)
  private var level: Int
  private var cursor: Cursor

  /// The position of the next token.
  fileprivate enum Cursor {
    case lineStart
    case behindKey
    case behindDash
  }

  /// Creates a writer of a document.
  package init() {
    level = 0
    cursor = .lineStart
  }

  /// Creates a writer for an item of the next sequence of `writer`, with its own buffer.
  ///
  /// Items of a set are written separately and then sorted.
  package init(itemOf writer: borrowing YAMLWriter) {
    level = writer.dashLevel + 2
    cursor = .behindDash
  }

  /// The YAML so far.
  package var bytes: [UInt8] { buffer.bytes }

  /// The YAML so far, as text.
  package var text: String { buffer.text }

  /// Writes a scalar that needs no quotes.
  package mutating func plain(_ scalar: String) {
    beginScalar()
    buffer.append(scalar)
    endScalar()
  }

  /// Writes an integer.
  package mutating func plain(_ number: Int) {
    beginScalar()
    buffer.append(decimal: number)
    endScalar()
  }

  /// Writes a string in quotes.
  package mutating func quoted(_ string: String) {
    guard YAMLText.needsNoEscapes(string) else { return plain(YAMLText.quoted(string)) }
    beginScalar()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(string)
    buffer.append(UInt8(ascii: "\""))
    endScalar()
  }

  /// Writes a name, in quotes only if a reader could parse it as something else.
  package mutating func name(_ name: String) {
    plain(YAMLText.name(name))
  }

  private mutating func beginScalar() {
    if cursor == .behindKey { buffer.append(.space) }
  }

  private mutating func endScalar() {
    buffer.append(.newline)
    cursor = .lineStart
  }

  /// Writes a key that is YAML, and its value with the closure.
  package mutating func entry(key: String, value: (inout YAMLWriter) -> Void) {
    begin(at: level)
    buffer.append(key)
    buffer.append(UInt8(ascii: ":"))
    cursor = .behindKey
    level += 2
    value(&self)
    level -= 2
  }

  /// Writes a sequence of at least one item.
  package mutating func sequence<Items: Sequence>(
    _ items: Items, item write: (Items.Element, inout YAMLWriter) -> Void
  ) {
    let outer = level
    let dashes = dashLevel
    level = dashes + 2
    for element in items {
      beginItem(at: dashes)
      write(element, &self)
    }
    level = outer
  }

  /// Writes a sequence of at least one item from the texts of writers made by ``init(itemOf:)``.
  package mutating func sequence(ofWritten items: some Sequence<String>) {
    let dashes = dashLevel
    for item in items {
      beginItem(at: dashes)
      buffer.append(item)
      cursor = .lineStart
    }
  }

  /// A position to rewind to.
  package struct Mark {
    fileprivate let count: Int
    fileprivate let level: Int
    fileprivate let cursor: Cursor
  }

  /// The current position.
  package var mark: Mark { Mark(count: buffer.count, level: level, cursor: cursor) }

  /// Removes everything after a position.
  package mutating func rewind(to mark: Mark) {
    buffer.removeAll(after: mark.count)
    level = mark.level
    cursor = mark.cursor
  }

  private var dashLevel: Int { cursor == .behindKey ? level - 2 : level }

  private mutating func beginItem(at column: Int) {
    begin(at: column)
    buffer.append(.dash)
    buffer.append(.space)
    cursor = .behindDash
  }

  /// Begins a line at a column, except for the first key or dash of an item.
  private mutating func begin(at column: Int) {
    if cursor == .behindDash { return }
    if cursor == .behindKey { buffer.append(.newline) }
    buffer.append(.space, repeated: column)
  }
}
