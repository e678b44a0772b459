import Foundation
import ScreenSystem

/// The folders of a run, as absolute paths.
struct PackagePaths: Equatable {
  /// The folder of all manifests.
  let manifests: String

  /// The manifests folder in messages: a path for the shell of the user, or relative to the package if that shell is in
  /// it, or is not known.
  let displayedManifests: String

  /// Whether the command line or the test names the manifests folder, so that it has to exist.
  let hasCustomManifests: Bool

  /// The folder at which displayed paths start; nil if they are absolute.
  private let displayFolder: String?
  private let packageFolder: String
  private let repositoryFolder: String
  private let workingDirectory: String

  /// Finds the folders of a run; relative paths in the options are relative to the working directory.
  ///
  /// - Throws: An error if there is no package, and neither a folder of goldens is named nor a test is in a folder.
  init(_ options: Options, in environment: ToolEnvironment) throws(PackagePathsError) {
    workingDirectory = environment.workingDirectory
    let ofTest = environment.isTest ? environment.variables["SCREENWALK_MANIFESTS"] : nil
    let bundled = options.verb == .record ? nil : environment.bundledManifests
    let named = options.manifests ?? ofTest ?? bundled
    hasCustomManifests = named != nil
    packageFolder = try Self.package(
      options.packagePath ?? environment.package, from: workingDirectory,
      isRequired: named == nil && !(environment.isTest && FileSystem.isFolder(workingDirectory)))
    repositoryFolder = Self.repository(of: packageFolder)
    manifests = Self.absolute(named ?? "\(packageFolder)/manifests", from: workingDirectory)
    let folder = Self.displayFolder(
      of: manifests, in: packageFolder, shell: environment.shellFolder)
    displayFolder = folder
    displayedManifests =
      folder.flatMap { [manifests] in Self.path(of: manifests, in: $0) } ?? manifests
  }

  /// The folder at which paths for a shell start; nil if they are absolute.
  private static func displayFolder(
    of manifests: String, in package: String, shell: String?
  ) -> String? {
    let isOutside = shell.map { path(of: $0, in: package) == nil } ?? false
    let folders = [shell, isOutside ? nil : package].compactMap(\.self)
    return folders.first { $0 != "/" && path(of: manifests, in: $0) != nil }
  }

  /// The nearest folder with a `Package.swift` at or above the file of a test, or the folder of that file.
  static func workingDirectory(ofTest file: String) -> String {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    return parents(of: folder).first(where: isPackage) ?? folder
  }

  /// The argument with which the plugin asks for the folder of goldens.
  static let argument = "--screenwalk-folder"

  /// Prints the folder of a manifest's goldens behind the argument, as messages have it; nothing if the other arguments
  /// are wrong or need none.
  static func printFolder(of manifest: String, _ environment: ToolEnvironment) {
    guard case .run(let options)? = try? Invocation(Array(environment.arguments.dropFirst())),
      let paths = try? PackagePaths(options, in: environment)
    else { return }
    print("\(argument): \(paths.displayedManifests)/\(manifest)")
  }

  /// Returns the absolute path of a golden, given its path in messages.
  func path(ofGolden displayed: String) -> String {
    Self.absolute(displayed, from: displayFolder ?? "/")
  }

  /// Returns the absolute path of a file on the command line.
  func path(of file: String) -> String {
    Self.absolute(file, from: workingDirectory)
  }

  /// Returns the path of a golden relative to its repository, or nil if the golden is outside.
  ///
  /// A package outside of a repository counts as one.
  func repositoryPath(ofGolden displayed: String) -> String? {
    Self.path(of: path(ofGolden: displayed), in: repositoryFolder)
  }

  /// Returns the path of a golden in a patch for git, which does not follow links; nil if the golden is outside of the
  /// repository, or if its path has a link.
  func patchPath(ofGolden displayed: String) -> String? {
    let parts = Self.parents(of: path(ofGolden: displayed)).prefix { $0 != repositoryFolder }
    return parts.contains(where: FileSystem.isLink) ? nil : repositoryPath(ofGolden: displayed)
  }

  /// The relative path of a file or folder; nil if it is outside of the folder.
  private static func path(of file: String, in folder: String) -> String? {
    let root = folder == "/" ? "/" : "\(folder)/"
    if file == folder { return "" }
    return file.hasPrefix(root) ? String(file.dropFirst(root.count)) : nil
  }

  /// The path of a package from the folder of a shell; nil if the shell is in the package.
  static func path(ofPackage package: String, fromShell folder: String) -> String? {
    if path(of: folder, in: package) != nil { return nil }
    return folder == "/" ? package : path(of: package, in: folder) ?? package
  }

  private static func repository(of package: String) -> String {
    parents(of: package).first { FileManager.default.fileExists(atPath: "\($0)/.git") } ?? package
  }

  private static func parents(of path: String) -> some Sequence<String> {
    sequence(first: path) { path in
      path == "/" ? nil : URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
  }

  /// Returns the package that encloses an executable, as a path from the working directory; nil if that is in a
  /// package, too.
  ///
  /// `swift run --package-path DIR` does not change the working directory.
  static func package(of executable: String?, from workingDirectory: String) -> String? {
    guard let executable, !parents(of: workingDirectory).contains(where: isPackage),
      let package = parents(of: executable).first(where: isPackage)
    else { return nil }
    return path(ofPackage: package, fromShell: workingDirectory)
  }

  /// The folder of the package, or the folder itself if it is in no package and needs none.
  private static func package(
    _ path: String?, from folder: String, isRequired: Bool
  ) throws(PackagePathsError) -> String {
    if let path {
      let package = absolute(path, from: folder)
      guard isPackage(package) else { throw .notPackage(package) }
      return package
    }
    let folder = absolute(folder, from: "/")
    if let package = parents(of: folder).first(where: isPackage) { return package }
    if isRequired { throw .packageNotFound(folder) }
    return folder
  }

  private static func isPackage(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/Package.swift")
  }

  /// Makes a path absolute, and removes `.` and `..` without reading the disk.
  ///
  /// `standardizedFileURL` removes `/private` on Darwin, but only from a path that exists. A folder
  /// that does not exist yet would then seem to be outside of its package.
  private static func absolute(_ path: String, from folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    var parts: [String] = []
    for part in whole.utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) }) {
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }
}

/// An error in the location of the package.
enum PackagePathsError: Error, Equatable, CustomStringConvertible {
  /// Neither this folder nor a parent folder contains a `Package.swift`.
  case packageNotFound(String)
  case notPackage(String)

  var description: String {
    switch self {
    case .packageNotFound(let folder):
      """
      no Package.swift found in '\(folder)' or its parent folders
      hint: run in the folder of the package or use '--package-path DIR' ('package:' or 'goldens:' in a test)
      """
    case .notPackage(let path):
      """
      folder '\(path)' contains no Package.swift
      hint: use '--package-path' with the folder of the package
      """
    }
  }
}
