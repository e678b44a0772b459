import Foundation
import ScreenContents
import ScreenJobs

/// What a user interface test wrote about one screen in one layout.
struct ViewFile: Decodable, Sendable {
  /// The name of the file.
  private(set) var name = ""
  let screen: String
  let layout: ScreenLayout

  /// Why there is no tree, such as a crash.
  let problem: String?

  /// The accessibility tree of the app.
  let tree: ViewNode?

  private enum CodingKeys: CodingKey {
    case screen, layout, problem, tree
  }
}

extension ViewFile {
  /// Reads a file.
  ///
  /// - Throws: A `JobFailure` with the reason why it is not a view, which is the same on all platforms.
  init(_ name: String, in folder: String) throws(JobFailure) {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
      self = try JSONDecoder().decode(ViewFile.self, from: data)
      self.name = name
    } catch DecodingError.keyNotFound(let key, _) {
      throw JobFailure(reason: "it has no '\(key.stringValue)'")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context)
    {
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      throw JobFailure(reason: path.isEmpty ? "it is not JSON" : "'\(path)' has an unknown value")
    } catch {
      throw JobFailure(reason: "it cannot be opened")
    }
  }
}
