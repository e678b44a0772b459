/// Writes YAML in block style into a buffer of bytes, as section “Front matter” of the format says:
/// two spaces, a sequence under a key not indented, scalars on the line of their key.
///
/// What is written is read the same by YAML 1.2 and YAML 1.1 readers.
///
/// - SeeAlso: YAML 1.2.2, sections 7.3 and 8.2; `https://yaml.org/type/` for what a 1.1 reader
///   takes for a Boolean or a number.
struct YAMLWriter {
  /// What was written.
  private(set) var bytes: [UInt8] = []

  private var level: Int
  private var cursor: Cursor

  /// Where the next thing goes.
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

  /// Creates a writer of one item of the sequence that `writer` would write next, apart from it.
  ///
  /// Items of a set are written one by one, and sorted before they are put together.
  init(itemOf writer: YAMLWriter) {
    level = writer.dashLevel + 2
    cursor = .behindDash
  }

  /// Writes a scalar that needs no quotes.
  mutating func plain(_ text: some Sequence<UInt8>) {
    if cursor == .behindKey { bytes.append(.space) }
    bytes.append(contentsOf: text)
    bytes.append(.newline)
    cursor = .lineStart
  }

  /// Writes a string in quotes.
  mutating func quoted(_ text: String) {
    plain(YAMLText.quoted(text))
  }

  /// Writes a name: plain where every reader takes it for a string, else in quotes.
  mutating func name(_ name: String) {
    plain(YAMLText.name(name))
  }

  /// Writes a key, and its value by the closure.
  mutating func entry(_ key: [UInt8], value: (inout YAMLWriter) -> Void) {
    switch cursor {
    case .lineStart: indent(by: level)
    case .behindKey:
      bytes.append(.newline)
      indent(by: level)
    case .behindDash: break
    }
    bytes.append(contentsOf: key)
    bytes.append(.colon)
    cursor = .behindKey
    level += 2
    value(&self)
    level -= 2
  }

  /// Writes a key that is a name, and its value by the closure.
  mutating func entry(_ name: String, value: (inout YAMLWriter) -> Void) {
    entry(YAMLText.name(name), value: value)
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

  /// Writes a sequence of at least one item, each written before by ``init(itemOf:)``.
  mutating func sequence(ofWritten items: some Sequence<[UInt8]>) {
    let dashes = dashLevel
    for item in items {
      beginItem(at: dashes)
      bytes.append(contentsOf: item)
      cursor = .lineStart
    }
  }

  /// Where a writer stood, to come back to.
  struct Mark {
    fileprivate let count: Int
    fileprivate let level: Int
    fileprivate let cursor: Cursor
  }

  /// Where the writer stands.
  var mark: Mark { Mark(count: bytes.count, level: level, cursor: cursor) }

  /// Forgets what was written since then.
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
