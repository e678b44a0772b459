import Foundation

/// What stands at a path that is to be written.
enum FileKind {
  /// Whether a file stands there, links followed, or nothing yet; a pipe, for one, is none.
  static func isFile(_ path: String) -> Bool {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
    return type as? FileAttributeType ?? .typeRegular == .typeRegular
  }
}
