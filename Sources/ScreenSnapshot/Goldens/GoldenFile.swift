import ScreenText

/// One golden file of a store.
package struct GoldenFile: Hashable, Sendable {
  /// The folder in the manifest's folder.
  package let folder: GoldenFolder

  /// The name of the file without its extension.
  package let name: String

  package init(folder: GoldenFolder, name: String) {
    self.folder = folder
    self.name = name
  }

  /// As strings, names that differ only in composition are equal.
  package static func == (one: GoldenFile, other: GoldenFile) -> Bool {
    one.folder == other.folder && one.name.hasSameBytes(as: other.name)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(folder)
    hasher.combine(name)
  }

  /// The path below the manifest's folder.
  var path: String { "\(folder.rawValue)/\(fileName)" }

  /// The name of the file, with its extension.
  var fileName: String { name + GoldenName.suffix }
}
