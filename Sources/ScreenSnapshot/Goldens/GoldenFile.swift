/// One golden file of a store.
package struct GoldenFile: Hashable, Sendable {
  /// The folder in the manifest's folder.
  package let folder: GoldenFolder

  /// The name of the file without its extension.
  package let name: String

  /// The path below the manifest's folder.
  var path: String { "\(folder.rawValue)/\(fileName)" }

  /// The name of the file, with its extension.
  var fileName: String { name + GoldenName.suffix }
}

extension GoldenFile {
  /// Whether both names have the same bytes.
  ///
  /// As strings, names that differ only in composition would be equal.
  package static func == (one: GoldenFile, other: GoldenFile) -> Bool {
    one.folder == other.folder && one.name.hasSameBytes(as: other.name)
  }

  /// Hashes the bytes of the name.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(folder)
    var name = name
    name.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
