/// A writer of YAML in block style.
///
/// It indents by two spaces, does not indent a sequence under a key, and writes a scalar on the line
/// of its key. YAML 1.1 and 1.2 readers parse the result as the same values.
///
/// - SeeAlso: YAML 1.2.2, sections 7.3 and 8.2; `https://yaml.org/type/` for the Booleans and numbers
///   of YAML 1.1.
struct YAMLWriter {
  /// The YAML so far.
  private(set) var bytes: [UInt8] = []

  private var level: Int
  private var cursor: Cursor

  /// The position of the next token.
  fileprivate enum Cursor {
    case lineStart
    case behindKey
    case behindDash
  }

  /// Creates a writer of a document.
  init() {
    level = 0
    cursor = .lineStart
  }

  /// Creates a writer for an item of the next sequence of `writer`, with its own buffer.
  ///
  /// Items of a set are written separately and then sorted.
  init(itemOf writer: YAMLWriter) {
    level = writer.dashLevel + 2
    cursor = .behindDash
  }

  /// Writes a scalar that needs no quotes.
  mutating func plain(_ text: some Sequence<UInt8>) {
    scalar { $0.append(contentsOf: text) }
  }

  /// Writes a string in quotes.
  mutating func quoted(_ text: String) {
    scalar { YAMLText.append(quoted: text, to: &$0) }
  }

  /// Writes a name, in quotes only if a reader could parse it as something else.
  mutating func name(_ name: String) {
    scalar { YAMLText.append(name: name, to: &$0) }
  }

  private mutating func scalar(_ append: (inout [UInt8]) -> Void) {
    if cursor == .behindKey { bytes.append(.space) }
    append(&bytes)
    bytes.append(.newline)
    cursor = .lineStart
  }

  /// Writes a key, and its value with the closure.
  mutating func entry(_ key: [UInt8], value: (inout YAMLWriter) -> Void) {
    entry(key: { $0 += key }, value: value)
  }

  /// Writes a name as a key, and its value with the closure.
  mutating func entry(_ name: String, value: (inout YAMLWriter) -> Void) {
    entry(key: { YAMLText.append(name: name, to: &$0) }, value: value)
  }

  private mutating func entry(
    key append: (inout [UInt8]) -> Void, value: (inout YAMLWriter) -> Void
  ) {
    switch cursor {
    case .lineStart: indent(by: level)
    case .behindKey:
      bytes.append(.newline)
      indent(by: level)
    case .behindDash: break
    }
    append(&bytes)
    bytes.append(.colon)
    cursor = .behindKey
    level += 2
    value(&self)
    level -= 2
  }

  /// Writes a sequence of at least one item.
  mutating func sequence<Items: Sequence>(
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

  /// Writes a sequence of at least one item from the bytes of writers made by ``init(itemOf:)``.
  mutating func sequence(ofWritten items: some Sequence<[UInt8]>) {
    let dashes = dashLevel
    for item in items {
      beginItem(at: dashes)
      bytes.append(contentsOf: item)
      cursor = .lineStart
    }
  }

  /// A position to rewind to.
  struct Mark {
    fileprivate let count: Int
    fileprivate let level: Int
    fileprivate let cursor: Cursor
  }

  /// The current position.
  var mark: Mark { Mark(count: bytes.count, level: level, cursor: cursor) }

  /// Removes everything after a position.
  mutating func rewind(to mark: Mark) {
    bytes.removeSubrange(mark.count...)
    level = mark.level
    cursor = mark.cursor
  }

  private var dashLevel: Int { cursor == .behindKey ? level - 2 : level }

  private mutating func beginItem(at column: Int) {
    switch cursor {
    case .lineStart: indent(by: column)
    case .behindKey:
      bytes.append(.newline)
      indent(by: column)
    case .behindDash: break
    }
    bytes.append(.dash)
    bytes.append(.space)
    cursor = .behindDash
  }

  private mutating func indent(by columns: Int) {
    bytes.append(contentsOf: repeatElement(.space, count: columns))
  }
}
