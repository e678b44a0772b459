import ScreenSystem
import ScreenText

extension GoldenStore {
  /// The files and folders of the manifest that look like goldens or journeys, and that no run reads; sorted.
  ///
  /// A folder has a slash at its end. A folder that cannot be listed is one of them, because it can have texts.
  func unreadTexts() -> [String] {
    let folders = GoldenFolder.allCases.map(path(of:))
    let beside = entries(of: folder, where: { _ in true }).filter { entry in
      !folders.contains { FileSystem.areSameFile(entry.path, $0) }
    }
    let inside = GoldenFolder.allCases.filter { $0.layout != nil }.flatMap { folder in
      entries(of: path(of: folder)) { !$0.hasSuffix(GoldenName.suffix) }
    }
    return (beside + inside).compactMap { entry in
      if FileSystem.isFolder(entry.path) {
        return mayHaveTexts(entry) ? "\(entry.displayPath)/" : nil
      }
      return isUnreadGolden(entry) ? entry.displayPath : nil
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// An entry of a folder of the manifest.
  private struct Entry {
    let path: String
    let displayPath: String
  }

  private func entries(of folder: String, where isWanted: (String) -> Bool) -> [Entry] {
    let display = displayFolder + folder.dropFirst(self.folder.count)
    do throws(FileSystem.Failure) {
      return try FileSystem.names(in: folder) { !$0.hasPrefix(".") && isWanted($0) }
        .map { Entry(path: "\(folder)/\($0)", displayPath: "\(display)/\($0)") }
    } catch {
      return error.isMissing ? [] : [Entry(path: folder, displayPath: display)]
    }
  }

  private func mayHaveTexts(_ folder: Entry) -> Bool {
    do throws(FileSystem.Failure) {
      return try Self.hasTexts(folder.path)
    } catch {
      return true
    }
  }

  private func isUnreadGolden(_ entry: Entry) -> Bool {
    entry.path.lowercased().hasSuffix(GoldenName.suffix) && (try? isGolden(entry.path)) == true
  }
}

/// Says which texts beside the goldens no run reads.
enum UnreadTexts {
  /// The note; nil if the list is empty.
  static func note(on paths: [String]) -> String? {
    if paths.isEmpty { return nil }
    let list = WordList.list(
      Excerpt(of: paths, maximum: 4).entries { "'\(TextColumns.visible($0))'" })
    let (verb, object) = paths.count == 1 ? ("is", "it") : ("are", "them")
    return
      "\(list) \(verb) not read, because goldens are in the folder of a layout and journeys in 'journeys'; "
      + "move or delete \(object)"
  }
}
