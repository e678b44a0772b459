package import ScreenContents
package import ScreenSnapshot
import ScreenText

/// One golden file of a store.
package struct GoldenFile: Hashable, Sendable {
  /// The folder in the manifest's folder.
  package let folder: GoldenFolder

  /// The name of the file without its extension.
  package let name: String

  package init(folder: GoldenFolder, name: String) {
    (self.folder, self.name) = (folder, name)
  }

  /// The path below the manifest's folder.
  package var path: String { "\(folder.rawValue)/\(fileName)" }

  /// The name of the file, with its extension.
  package var fileName: String { name + GoldenName.suffix }

  // As strings, names that differ only in composition, such as an é of one scalar or of two, are equal.
  package static func == (one: GoldenFile, other: GoldenFile) -> Bool {
    one.folder == other.folder && one.name.hasSameBytes(as: other.name)
  }
}

extension AnySnapshotHarness {
  /// The files that screens own: one in the folder of each layout.
  package var goldens: Set<GoldenFile> {
    let names = screens.map(GoldenName.name)
    return Set(
      layouts.flatMap { layout in
        names.map { GoldenFile(folder: GoldenFolder(layout), name: $0) }
      })
  }
}

/// A folder of goldens, in the folder of a manifest.
package enum GoldenFolder: String, CaseIterable, Codable, Sendable {
  case compact
  case regular
  case controls
  case journeys
}

extension GoldenFolder {
  /// The folder of the goldens of a layout.
  package init(_ layout: ScreenLayout) {
    switch layout {
    case .compact: self = .compact
    case .regular: self = .regular
    case .controls: self = .controls
    }
  }

  /// The folder of a pattern such as `journeys/*`; nil without a folder.
  package init?(of pattern: String) {
    let folder = Self.allCases.first { pattern.hasPrefix("\($0.rawValue)/") }
    guard let folder else { return nil }
    self = folder
  }

  /// The layout of the goldens in the folder; nil for journeys.
  package var layout: ScreenLayout? { ScreenLayout(rawValue: rawValue) }
}
