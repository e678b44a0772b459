package import ScreenContents
package import ScreenJobs
import ScreenSnapshot
import ScreenText

/// Why the screens of a manifest cannot be compared with goldens.
package enum ManifestError: Error, Equatable, CustomStringConvertible {
  /// The folder of goldens would be outside of the manifests folder.
  case invalidFolderName(manifest: String)

  case noScreens(manifest: String)

  /// The harness declares no layouts.
  case noLayouts(manifest: String)

  /// The harness declares a layout twice.
  case repeatedLayout(manifest: String, ScreenLayout)

  /// Some file systems cannot distinguish the goldens of two screens.
  case sameFile(manifest: String, screens: [String], file: String)

  /// The reason to skip a screen is blank.
  case noReasonToSkip(manifest: String, screen: String)

  package var description: String {
    switch self {
    case .invalidFolderName(let manifest):
      """
      manifest name '\(TextColumns.visible(manifest))' is not a valid folder name
      hint: return one without '/' from 'manifest', or leave it out
      """
    case .noScreens(let manifest):
      """
      the manifest \(manifest) has no screens, so there is nothing to verify
      hint: add a case for each screen of the app
      """
    case .noLayouts(let manifest):
      """
      the harness of \(manifest) declares no layouts, so there is nothing to verify
      hint: return [.compact], [.regular] or both from 'layouts', or leave it out
      """
    case .repeatedLayout(let manifest, let layout):
      """
      the harness of \(manifest) declares the layout '\(layout.rawValue)' twice
      hint: list each layout once in 'layouts'
      """
    case .sameFile(let manifest, let screens, let file):
      """
      the screens \(screens.map { "'\($0)'" }.joined(separator: " and ")) of \(manifest) \
      would share the golden file \(file)\(GoldenName.suffix)
      hint: rename one of them, or list it once
      """
    case .noReasonToSkip(let manifest, let screen):
      """
      the harness of \(manifest) skips the screen '\(TextColumns.visible(screen))' without a reason
      hint: return a reason from 'reasonToSkip(_:)', or nil to render the screen
      """
    }
  }
}

extension AnySnapshotHarness {
  /// Checks that the manifest is a folder name, has screens, and that no two share a golden.
  ///
  /// - Throws: ``ManifestError``.
  package func check() throws(ManifestError) {
    if !isFolderName(manifest) { throw .invalidFolderName(manifest: manifest) }
    if screens.isEmpty { throw .noScreens(manifest: manifest) }
    if layouts.isEmpty { throw .noLayouts(manifest: manifest) }
    if let layout = layouts.first(where: { layout in layouts.count { $0 == layout } > 1 }) {
      throw .repeatedLayout(manifest: manifest, layout)
    }
    for skip in skipped(among: screens.indices) where skip.reason.allSatisfy(\.isWhitespace) {
      throw .noReasonToSkip(manifest: manifest, screen: skip.screen)
    }
    var owners: [String: String] = [:]
    for screen in screens {
      let name = GoldenName.name(of: screen)
      if let owner = owners.updateValue(screen, forKey: GoldenName.collisionKey(of: name)) {
        throw .sameFile(manifest: manifest, screens: [owner, screen], file: name)
      }
    }
  }
}

/// Whether a path component can have that name.
private func isFolderName(_ name: String) -> Bool {
  !["", ".", ".."].contains(name) && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
}
