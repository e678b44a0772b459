package import ScreenContents
package import ScreenJobs
import ScreenNavigation
import ScreenPayloads
package import ScreenSnapshot
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

  /// A type that is neither of routes nor of sheets says which of its values a relaunch leaves out.
  case uselessConformance(type: String, kind: CoverageKind)

  package var description: String {
    switch self {
    case .uselessConformance(let type, let kind):
      """
      '\(TextColumns.visible(type))' is \(kind.phrase), and says which values a relaunch leaves out, but only \
      routes and sheets can
      hint: delete its conformance to 'SnapshotTransient' or 'TransientDestination'
      """
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
    if let type = uselessConformance {
      throw .uselessConformance(type: String(describing: type.type), kind: type.kind)
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

extension AnySnapshotHarness {
  /// A type of tabs, flows, overlays or alerts that conforms as routes and sheets do, which do not have the type.
  private var uselessConformance: CoverageType? {
    let stored = app.coveredTypes.filter { $0.kind == .route || $0.kind == .sheet }
    if stored.contains(where: { EnumCaseNames.isOpen($0.type) }) { return nil }
    return app.coveredTypes.first { type in
      (type.type is any SnapshotTransient.Type || type.type is any TransientDestination.Type)
        && !stored.contains { $0.type == type.type }
    }
  }
}

extension CoverageKind {
  fileprivate var phrase: String {
    switch self {
    case .overlay: "an overlay"
    case .alert: "an alert"
    case .route, .sheet, .tab, .flow: "a \(rawValue)"
    }
  }
}

/// Whether a path component can have that name.
private func isFolderName(_ name: String) -> Bool {
  !["", ".", ".."].contains(name) && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
}
