import ScreenText

/// One golden file of a store.
package struct GoldenFile: Hashable, Sendable {
  /// The folder in the manifest's folder.
  package let folder: GoldenFolder

  private let bytes: ByteString

  package init(folder: GoldenFolder, name: String) {
    self.folder = folder
    bytes = ByteString(name)
  }

  /// The name of the file without its extension.
  package var name: String { bytes.text }

  /// The path below the manifest's folder.
  var path: String { "\(folder.rawValue)/\(fileName)" }

  /// The name of the file, with its extension.
  var fileName: String { name + GoldenName.suffix }
}
