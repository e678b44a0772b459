/// One golden file of a store.
package struct GoldenFile: Hashable, Sendable {
  /// The layout, which is the folder.
  package let layout: ScreenLayout

  /// The name of the file without its extension.
  package let name: String

  /// The path below the manifest's folder.
  var path: String { "\(layout.rawValue)/\(fileName)" }

  /// The name of the file, with its extension.
  var fileName: String { name + GoldenName.suffix }
}

extension GoldenFile {
  /// Whether both names have the same bytes.
  ///
  /// As strings, names that differ only in composition would be equal.
  package static func == (one: GoldenFile, other: GoldenFile) -> Bool {
    one.layout == other.layout && one.name.utf8.elementsEqual(other.name.utf8)
  }

  /// Hashes the bytes of the name.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(layout)
    var name = name
    name.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
