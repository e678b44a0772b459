import ScreenContents
import ScreenJobs
package import ScreenSnapshot
import ScreenText

/// Why the screens of a manifest cannot be compared with goldens, with a hint on a line of its own.
package struct ManifestError: Error, CustomStringConvertible {
  package let description: String

  fileprivate init(_ description: String, hint: String) {
    self.description = "\(description)\nhint: \(hint)"
  }
}

extension AnySnapshotHarness {
  /// Checks that the manifest is a folder name, has screens, and that no two share a golden.
  ///
  /// - Throws: ``ManifestError``.
  package func check() throws(ManifestError) {
    try checkDeclarations()
    for skip in skipped() where skip.reason.allSatisfy(\.isWhitespace) {
      throw ManifestError(
        "the harness of \(manifest) skips the screen '\(TextColumns.visible(skip.screen))' without a reason",
        hint: "return a reason from 'reasonToSkip(_:)', or nil to render the screen")
    }
    var owners: [String: String] = [:]
    for screen in screens {
      let name = GoldenName.name(of: screen)
      // Some file systems cannot distinguish the goldens of two screens.
      if let owner = owners.updateValue(screen, forKey: GoldenName.collisionKey(of: name)) {
        throw ManifestError(
          "the screens '\(owner)' and '\(screen)' of \(manifest) would share the golden file "
            + name + GoldenName.suffix,
          hint: "rename one of them, or list it once")
      }
    }
  }

  private func checkDeclarations() throws(ManifestError) {
    let isFolderName =
      !["", ".", ".."].contains(manifest)
      && !manifest.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    if !isFolderName {
      throw ManifestError(
        "manifest name '\(TextColumns.visible(manifest))' is not a valid folder name",
        hint: "return one without '/' from 'manifest', or leave it out")
    }
    if screens.isEmpty {
      throw ManifestError(
        "the manifest \(manifest) has no screens, so there is nothing to verify",
        hint: "add a case for each screen of the app")
    }
    if layouts.isEmpty {
      throw ManifestError(
        "the harness of \(manifest) declares no layouts, so there is nothing to verify",
        hint: "return [.compact], [.regular] or both from 'layouts', or leave it out")
    }
  }
}
