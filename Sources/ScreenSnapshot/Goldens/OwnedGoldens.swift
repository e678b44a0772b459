import ScreenText

/// The goldens that the screens of a manifest own: one name for each screen, in the folder of each layout.
package struct OwnedGoldens: Sendable {
  private let folders: [GoldenFolder]
  /// The names in UTF-8: as strings, names that differ only in composition would be equal.
  private let names: Set<[UInt8]>

  /// Creates the goldens.
  ///
  /// - Parameters:
  ///   - screens: The screens' raw values.
  ///   - layouts: The layouts that the harness declares.
  init(of screens: [String], in layouts: [ScreenLayout]) {
    folders = layouts.map { GoldenFolder($0) }
    names = Set(screens.lazy.map { Array(GoldenName.name(of: $0).utf8) })
  }

  /// Whether a screen owns a file of a folder, which has the extension of goldens.
  func contains(_ fileName: String, in folder: GoldenFolder) -> Bool {
    folders.contains(folder)
      && names.contains(Array(fileName.utf8.dropLast(GoldenName.suffix.utf8.count)))
  }

  /// All goldens, in no order.
  package var files: [GoldenFile] {
    folders.flatMap { folder in names.map { GoldenFile(folder: folder, name: String(decoding: $0, as: UTF8.self)) } }
  }
}

extension AnySnapshotHarness {
  /// The golden file of a screen.
  package func golden(of index: Int, in layout: ScreenLayout) -> GoldenFile {
    GoldenFile(folder: GoldenFolder(layout), name: GoldenName.name(of: screens[index]))
  }

  /// The golden files of all screens in all declared layouts.
  package var goldens: OwnedGoldens { OwnedGoldens(of: screens, in: layouts) }
}
