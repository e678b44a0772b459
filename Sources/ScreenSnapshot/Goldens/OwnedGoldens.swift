import ScreenText

/// The goldens that the screens of a manifest own: one name for each screen, in the folder of each layout.
package struct OwnedGoldens: Sendable {
  private let folders: [GoldenFolder]
  private let names: Set<ByteString>

  /// Creates the goldens.
  ///
  /// - Parameters:
  ///   - screens: The screens' raw values.
  ///   - layouts: The layouts that the harness declares.
  init(of screens: [String], in layouts: [ScreenLayout]) {
    folders = layouts.map { GoldenFolder($0) }
    names = Set(screens.lazy.map { ByteString(GoldenName.name(of: $0)) })
  }

  /// Whether a screen owns a file of a folder, which has the extension of goldens.
  func contains(_ fileName: String, in folder: GoldenFolder) -> Bool {
    folders.contains(folder) && names.contains(ByteString(GoldenName.stem(of: fileName)))
  }

  /// All goldens, in no order.
  package var files: [GoldenFile] {
    folders.flatMap { folder in names.map { GoldenFile(folder: folder, name: $0.text) } }
  }
}

extension AnySnapshotHarness {
  /// The golden files of all screens in all declared layouts.
  package var goldens: OwnedGoldens { OwnedGoldens(of: screens, in: layouts) }
}
