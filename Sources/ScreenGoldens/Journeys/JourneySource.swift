import Foundation
package import ScreenDriver
import ScreenJobs
import ScreenRendering
import ScreenSystem

/// A journey as its file has it.
package struct JourneySource: Codable, Hashable, Sendable {
  /// The name of the file without its extension.
  let name: String

  @EncodedAsData var bytes: [UInt8]

  /// Why the file cannot be replayed, and what to do; nil if it can be read.
  var defect: String?

  package init(name: String, bytes: [UInt8], defect: String? = nil) {
    self.name = name
    self.bytes = bytes
    self.defect = defect
  }
}

extension GoldenStore {
  /// The steps of each journey, up to one that is known to fail, and the names of the journeys that cannot be read.
  ///
  /// - Throws: ``GoldenStoreError`` if the folder cannot be listed.
  package func journeySteps() throws(GoldenStoreError) -> (steps: [[Step]], unread: [String]) {
    var (steps, unread): ([[Step]], [String]) = ([], [])
    for journey in try journeys() {
      if journey.defect == nil, let file = try? JourneyFile(parsing: journey.bytes) {
        steps.append(file.steps.prefix { $0.known == nil }.map(\.action))
      } else {
        unread.append(journey.name)
      }
    }
    return (steps, unread)
  }

  /// The journeys of the manifest, sorted by name.
  ///
  /// What looks like a journey and cannot be replayed has a defect, because a run that leaves it out must not be
  /// green: a folder, `X.TXT`, and a file that cannot be read.
  ///
  /// - Throws: ``GoldenStoreError`` if the folder cannot be listed.
  func journeys() throws(GoldenStoreError) -> [JourneySource] {
    (try list(path(of: .journeys)) { !$0.hasPrefix(".") } ?? []).compactMap(journey)
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The journey in an entry of the folder; nil if the entry has nothing to do with journeys.
  private func journey(inFile entry: String) -> JourneySource? {
    func invalid(_ name: String, _ defect: String) -> JourneySource {
      JourneySource(name: name, bytes: [], defect: defect)
    }
    guard entry.hasSuffix(GoldenName.suffix) else {
      if entry.lowercased().hasSuffix(GoldenName.suffix) {
        return invalid(entry, "its name does not end in '.txt', so it is not replayed; rename it")
      }
      return FileSystem.isFolder("\(path(of: .journeys))/\(entry)")
        ? invalid(entry, "it is a folder, whose files are not replayed; move them to 'journeys'")
        : nil
    }
    let file = GoldenFile(folder: .journeys, name: GoldenName.stem(of: entry))
    do {
      guard let bytes = try read(file) else {
        return invalid(file.name, "it is a link without a target, or its name is not valid UTF-8")
      }
      return JourneySource(name: file.name, bytes: bytes)
    } catch {
      return invalid(file.name, "it cannot be read: \(error.reason)")
    }
  }
}
