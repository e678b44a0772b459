import Foundation
import ScreenSystem
import ScreenText

/// The views in a folder: a file for each screen and layout.
package struct ViewFolder: Sendable {
  /// The files, sorted by name.
  private(set) var files: [ViewFile] = []

  /// The files that cannot be read, a line each.
  private(set) var problems: [String] = []

  /// Reads a folder.
  ///
  /// - Throws: ``ViewFolderError`` if the folder cannot be read or has no views.
  package init(at path: String) throws(ViewFolderError) {
    let names: [String]
    do {
      names = try FileSystem.names(in: path) { $0.hasSuffix(".json") && $0 != Self.index }.sorted()
    } catch {
      throw ViewFolderError(path: path, reason: error.reason)
    }
    if names.isEmpty { throw ViewFolderError(path: path, reason: "it has no views") }
    for name in names {
      do {
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))
        var file = try JSONDecoder().decode(ViewFile.self, from: data)
        file.name = name
        files.append(file)
      } catch {
        problems.append("\(MessageFormatting.quoted(name)) is not a view: \(Self.reason(error))")
      }
    }
  }

  /// The file that lists attachments that were extracted from a test result.
  private static let index = "manifest.json"

  /// The reason, the same on all platforms.
  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "it has no '\(key.stringValue)'"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "it is not JSON"
        : "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' has an unknown value"
    default: "it cannot be opened"
    }
  }
}

/// Why a folder cannot be read.
package struct ViewFolderError: Error, Equatable, CustomStringConvertible {
  let path: String
  let reason: String

  package var description: String {
    "cannot read the folder \(MessageFormatting.quoted(path)): \(reason)"
  }
}
