import ScreenText

/// The goldens that the screens of a manifest own: one name for each screen, in the folder of each layout.
package struct OwnedGoldens: Sendable {
  private let folders: [GoldenFolder]
  private let names: Set<Name>

  /// Creates the goldens.
  ///
  /// - Parameters:
  ///   - screens: The screens' raw values.
  ///   - layouts: The layouts that the harness declares.
  init(of screens: [String], in layouts: [ScreenLayout]) {
    folders = layouts.map { GoldenFolder($0) }
    names = Set(screens.lazy.map { Name(GoldenName.name(of: $0)) })
  }

  /// Whether a screen owns a file of a folder, which has the extension of goldens.
  func contains(_ fileName: String, in folder: GoldenFolder) -> Bool {
    folders.contains(folder) && names.contains(Name(ofFile: fileName))
  }

  /// All goldens, in no order.
  package var files: [GoldenFile] {
    folders.flatMap { folder in names.map { GoldenFile(folder: folder, name: $0.text) } }
  }

  /// The name of a golden without its extension, by its bytes: as strings, names that differ only in
  /// composition would be equal.
  private struct Name: Hashable {
    /// The name, which the extension may follow.
    let text: String
    private let count: Int

    init(_ name: String) {
      text = name
      count = name.utf8.count
    }

    init(ofFile name: String) {
      text = name
      count = max(name.utf8.count - GoldenName.suffix.utf8.count, 0)
    }

    static func == (one: Name, other: Name) -> Bool {
      var isSame = false
      one.withBytes { bytes in
        other.withBytes { isSame = bytes.isEqual(to: $0) }
      }
      return isSame
    }

    func hash(into hasher: inout Hasher) {
      withBytes { hasher.combine(bytes: $0) }
    }

    private func withBytes(_ body: (UnsafeRawBufferPointer) -> Void) {
      text.withBytes { bytes in
        body(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[..<count]))
      }
    }
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
