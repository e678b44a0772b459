import Foundation
import ScreenSystem

/// A journey as its file has it.
package struct JourneySource: Codable, Hashable, Sendable {
  /// The name of the file without its extension.
  package let name: String

  @EncodedAsData package internal(set) var bytes: [UInt8]

  /// Why the file cannot be replayed, and what to do; nil if it can be read.
  package var defect: String?
}

extension GoldenStore {
  /// The journeys of the manifest, sorted by name.
  ///
  /// What looks like a journey and cannot be replayed has a defect, because a run that leaves it out must not be
  /// green: a folder with journeys, `X.TXT`, and a file that cannot be read.
  ///
  /// - Throws: ``GoldenStoreError`` if the folder cannot be listed.
  func journeys() throws(GoldenStoreError) -> [JourneySource] {
    let names = try list(path(of: .journeys)) { !$0.hasPrefix(".") } ?? []
    var journeys: [JourneySource] = []
    var known: [String: String] = [:]
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      guard var journey = journey(inFile: name) else { continue }
      let key = GoldenName.collisionKey(of: journey.name)
      if let other = known[key] {
        journey.defect =
          "its name differs from that of '\(other)' only in letter case or Unicode form; rename one"
      }
      known[key] = known[key] ?? journey.name
      journeys.append(journey)
    }
    return journeys.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The journey in an entry of the folder; nil if the entry has nothing to do with journeys.
  private func journey(inFile name: String) -> JourneySource? {
    let path = "\(path(of: .journeys))/\(name)"
    func invalid(_ defect: String) -> JourneySource {
      JourneySource(name: name, bytes: [], defect: defect)
    }
    if name.unicodeScalars.contains("\u{FFFD}"), !FileSystem.exists(path) {
      return invalid("its name is not valid UTF-8; rename it")
    }
    if name.hasSuffix(GoldenName.suffix) { return journey(in: GoldenName.stem(of: name)) }
    if name.lowercased().hasSuffix(GoldenName.suffix) {
      return invalid("its name does not end in '.txt', so it is not replayed; rename it")
    }
    guard FileSystem.isFolder(path) else { return nil }
    do throws(FileSystem.Failure) {
      return try Self.hasTexts(path)
        ? invalid("it is a folder, whose journeys are not replayed; move them to 'journeys'") : nil
    } catch {
      return invalid("it is a folder that cannot be read: \(error.reason)")
    }
  }

  private func journey(in name: String) -> JourneySource {
    func invalid(_ defect: String) -> JourneySource {
      JourneySource(name: name, bytes: [], defect: defect)
    }
    let maximum = GoldenStore.maximumNameLength
    if name.utf8.count > maximum {
      return invalid(
        "its name has \(name.utf8.count) bytes, but a recording needs one of at most \(maximum); shorten it"
      )
    }
    do {
      let file = GoldenFile(folder: .journeys, name: name)
      guard let bytes = try read(file) else { return invalid("its link has no target; delete it") }
      return JourneySource(name: name, bytes: bytes)
    } catch {
      return invalid("it cannot be read: \(error.reason)")
    }
  }

  /// Whether a folder, or one in it, has files like goldens and journeys.
  ///
  /// - Throws: If one of the folders cannot be listed.
  static func hasTexts(_ folder: String) throws(FileSystem.Failure) -> Bool {
    let names = try FileSystem.names(in: folder) { !$0.hasPrefix(".") }
    if names.contains(where: { $0.lowercased().hasSuffix(GoldenName.suffix) }) { return true }
    for name in names {
      let path = "\(folder)/\(name)"
      // A link can lead to a folder above.
      if !FileSystem.isLink(path), FileSystem.isFolder(path), try hasTexts(path) { return true }
    }
    return false
  }
}
