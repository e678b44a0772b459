import Foundation
import ScreenContents
package import ScreenRendering
package import ScreenSystem

/// The golden files of one manifest: `<folder>/<layout>/<screen>.txt` and
/// `<folder>/journeys/<name>.txt`.
package struct GoldenStore: Sendable {
  private let root: String
  private let manifest: String

  /// The folder of the manifest's goldens.
  let folder: String

  /// That folder as it is printed.
  let displayFolder: String

  /// Creates a store below the folder of all manifests.
  ///
  /// In messages and diffs, that folder is `displayRoot`: relative to the package if it is inside.
  init(of manifest: String, in root: String, displayedAs displayRoot: String) {
    self.root = root
    self.manifest = manifest
    folder = "\(root)/\(manifest)"
    displayFolder = "\(displayRoot)/\(manifest)"
  }
}

extension GoldenStore {
  /// A golden's path as it is printed: `manifests/Bookshelf/compact/library.txt`.
  package func displayPath(of file: GoldenFile) -> String {
    "\(displayFolder)/\(file.path)"
  }

  /// Reads a golden.
  ///
  /// - Returns: Nil if the file does not exist.
  /// - Throws: `FileSystem.Failure`, also for a link out of the manifests folder.
  package func read(_ file: GoldenFile) throws(FileSystem.Failure) -> [UInt8]? {
    let path = path(of: file)
    if FileSystem.isLink(path), !isInside(path) {
      let remedy = file.folder == .journeys ? "replace it with a file" : "record it again"
      throw FileSystem.Failure(
        code: ELOOP, reason: "the link leads out of the manifests folder; \(remedy)")
    }
    return try FileSystem.contents(of: path)
  }

  /// The bytes of a golden; nil if it is missing or cannot be read.
  ///
  /// An error of reading is not lost: a golden that cannot be read is invalid, and writing it fails. The page says that
  /// its text is not available.
  func bytes(of file: GoldenFile) -> [UInt8]? { (try? read(file)) ?? nil }

  /// Checks that the manifests folder and the manifest's folder can be read, and that no link leads
  /// out of them.
  ///
  /// The manifest's own folder is missing before the first recording, also if the other one is required.
  package func check(isRequired: Bool) throws(GoldenStoreError) {
    let isThere = try list(root) != nil
    if isRequired && !isThere { throw .missing(root) }
    _ = try list(folder)
    for path in [folder] + GoldenFolder.allCases.map(path(of:)) {
      let isValid = isInside(path) && !FileSystem.isBrokenLink(path)
      if !isValid { throw .invalidLink(path, in: root) }
    }
  }

  /// Whether a folder is missing or below the manifests folder, with links resolved.
  func isInside(_ path: String) -> Bool {
    guard let real = FileSystem.realPath(of: path), let base = FileSystem.realPath(of: root)
    else { return true }
    return real.hasPrefix(base == "/" ? base : base + "/")
  }

  /// The names in a folder that are wanted, or nil if it is missing.
  func list(
    _ path: String, where isWanted: (String) -> Bool = { _ in true }
  ) throws(GoldenStoreError) -> [String]? {
    do {
      return try FileSystem.names(in: path, where: isWanted)
    } catch {
      if error.isMissing { return nil }
      if error.isNotFolder { throw .notAFolder(path) }
      throw .unreadable(path, error.reason)
    }
  }

  /// The goldens in the layout folders that no screen owns, sorted.
  func unreferenced(owned: Set<GoldenFile>) throws(GoldenStoreError) -> [GoldenFile] {
    var result: [GoldenFile] = []
    for folder in ScreenLayout.allCases.map({ GoldenFolder($0) }) {
      let names = try list(path(of: folder)) { $0.hasSuffix(GoldenName.suffix) } ?? []
      let unreferenced = names.map { GoldenFile(folder: folder, name: GoldenName.stem(of: $0)) }
        .filter { !owned.contains($0) }
        .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      guard !unreferenced.isEmpty else { continue }
      let caseVariants = Dictionary(grouping: owned) { GoldenName.collisionKey(of: $0.path) }
      for file in unreferenced {
        let caseVariant = caseVariants[GoldenName.collisionKey(of: file.path)]?.first
        let isCaseVariant =
          caseVariant.map { FileSystem.areSameFile(path(of: $0), path(of: file)) } ?? false
        if !isCaseVariant, try isGolden(path(of: file)) { result.append(file) }
      }
    }
    return result
  }

  /// Whether a file starts like a golden; the tool ignores all other files in the folder.
  func isGolden(_ path: String) throws(GoldenStoreError) -> Bool {
    let head: [UInt8]
    do {
      head = try FileSystem.contents(of: path, limit: 13) ?? []
    } catch {
      if error.isNotFile { return false }
      throw .unreadable(path, error.reason)
    }
    return head.starts(with: "---\nscreen: ".utf8) || head.starts(with: "---\r\nscreen: ".utf8)
  }

  /// The folders of the manifest whose texts no run reads, such as a misspelled `journeys`; sorted.
  ///
  /// They are part of a note, so a folder that cannot be listed counts as empty.
  func unreadFolders() -> [String] {
    let names = try? FileSystem.names(in: folder) { name in
      GoldenFolder(rawValue: name.lowercased()) == nil && !name.hasPrefix(".")
    }
    return (names ?? []).sorted().filter { name in
      let texts = try? FileSystem.names(in: "\(folder)/\(name)") {
        $0.hasSuffix(GoldenName.suffix)
      }
      return texts?.isEmpty == false
    }.map { "\(displayFolder)/\($0)" }
  }

  func path(of file: GoldenFile) -> String {
    "\(folder)/\(file.path)"
  }

  func path(of subfolder: GoldenFolder) -> String {
    "\(folder)/\(subfolder.rawValue)"
  }
}
