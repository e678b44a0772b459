import Foundation
import PackagePlugin

extension Package {
  /// The folder as a path from the user's working directory; nil if that is in the package.
  ///
  /// `swift package --package-path DIR` does not change the working directory.
  var pathFromOutside: String? {
    let folder = directoryURL.resolvingSymlinksInPath().path
    let directory = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      .resolvingSymlinksInPath().path
    if "\(directory)/".hasPrefix("\(folder)/") { return nil }
    let isBelow = folder.hasPrefix("\(directory)/")
    return isBelow ? String(folder.dropFirst(directory.count + 1)) : folder
  }

  /// The option of SwiftPM that selects the package, with a space after it; empty if the working directory is in it.
  var option: String { pathFromOutside.map { "--package-path \(Self.quoted($0)) " } ?? "" }

  /// A path, quoted unless each of its characters is one that a shell does not read.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+,:@%".contains($0) }
    return isPlain ? path : "'\(path.replacing("'", with: #"'\''"#))'"
  }

  /// The dependencies in folders of the user whose manifest has a harness, except for Screenwalk itself.
  ///
  /// The manifest is read as text, because SwiftPM does not list executables of dependencies.
  var dependenciesWithHarness: [Package] {
    dependencies.map(\.package).filter { package in
      guard case .local = package.origin else { return false }
      let manifest = try? String(
        contentsOf: package.directoryURL.appending(path: "Package.swift"), encoding: .utf8)
      return manifest?.contains("\"ScreenHarness\"") ?? false
        && manifest?.contains("Snapshots\"") ?? false
        && !package.targets.contains { $0.name == "ScreenHarness" }
    }
  }
}
