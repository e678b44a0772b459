import Foundation

/// The copy of the package that is built and run.
struct Copy {
  let root: URL
  private let files = FileManager.default

  init(of package: URL, at folder: URL) throws {
    root = folder.appendingPathComponent("package")
    try files.createDirectory(at: root, withIntermediateDirectories: true)
    var wanted: Set<String> = []
    for part in ["Package.swift", "Sources", "Plugins", "Tests", "manifests"] {
      for path in try paths(under: part, in: package) {
        wanted.insert(path)
        try write(try Data(contentsOf: package.appendingPathComponent(path)), to: path)
      }
    }
    for part in ["Sources", "Plugins", "Tests", "manifests"] {
      for path in try paths(under: part, in: root) where !wanted.contains(path) {
        try files.removeItem(at: root.appendingPathComponent(path))
      }
    }
  }

  private func paths(under part: String, in folder: URL) throws -> [String] {
    let url = folder.appendingPathComponent(part)
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: url.path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [part] }
    return try files.subpathsOfDirectory(atPath: url.path).map { "\(part)/\($0)" }.filter {
      var isFolder: ObjCBool = false
      let path = folder.appendingPathComponent($0).path
      return files.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }

  /// Writes a file if its bytes differ, so that the build only compiles what changed.
  func write(_ data: Data, to path: String) throws {
    let url = root.appendingPathComponent(path)
    if (try? Data(contentsOf: url)) == data { return }
    try files.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  private var scratch: String {
    root.deletingLastPathComponent().appendingPathComponent("build").path
  }

  func hasGoldens(in folder: String) -> Bool {
    files.fileExists(atPath: root.appendingPathComponent("manifests/Bookshelf/\(folder)").path)
  }

  /// Builds the harness and returns the errors, each with its file and line.
  func build() throws -> [(file: String, line: Int, text: String)] {
    let result = try run(
      "swift",
      [
        "build", "--package-path", root.path, "--scratch-path", scratch, "--product",
        "BookshelfSnapshots",
      ])
    if result.status == 0 { return [] }
    var errors: [(file: String, line: Int, text: String)] = []
    for line in result.output.split(separator: "\n") where line.contains(": error: ") {
      let parts = line.split(separator: ":", maxSplits: 3)
      let prefix = root.resolvingSymlinksInPath().path + "/"
      guard parts.count == 4, let number = Int(parts[1]) else { continue }
      let path = URL(fileURLWithPath: String(parts[0])).resolvingSymlinksInPath().path
      errors.append((path.replacingOccurrences(of: prefix, with: ""), number, String(line)))
    }
    guard !errors.isEmpty else { throw Failure(description: "cannot build:\n\(result.output)") }
    return errors
  }

  var harness: String { "\(scratch)/debug/BookshelfSnapshots" }

  /// Whether a command, such as `verify` with options, exits with another status than 0.
  func notices(_ seed: Int?, _ command: [String]) throws -> Bool {
    let result = try run(
      harness, command + ["--package-path", root.path, "--quiet"], seed: seed, limit: 120)
    if result.status == 64 {
      throw Failure(description: "cannot \(command[0]):\n\(result.output)")
    }
    return result.status != 0
  }
}
