import Foundation
import ScreenSnapshot

/// The folders that a run works in.
struct PackagePaths: Equatable {
  /// The folder of all manifests, absolute.
  let manifests: String

  /// That folder as it is shown: relative to the package where it lies in it.
  let displayedManifests: String

  /// The folder of the package, absolute.
  let package: String

  /// The folder of the repository that the package lies in, absolute.
  private let repository: String

  /// The folder where the user stands.
  private let folder: String

  /// Whether the folder was asked for, so that it has to be there.
  let hasCustomManifests: Bool

  /// Finds the folders.
  ///
  /// - Parameters:
  ///   - options: Where the user says they are.
  ///   - folder: The folder where the user stands; relative paths are relative to it.
  /// - Throws: ``PackagePathsError`` where there is no package.
  init(_ options: Options, from folder: String) throws(PackagePathsError) {
    package = try Self.package(options.packagePath, from: folder)
    repository = Self.repository(of: package)
    self.folder = folder
    hasCustomManifests = options.manifests != nil
    manifests = options.manifests.map { Self.absolute($0, from: folder) } ?? "\(package)/manifests"
    let isInside = manifests.hasPrefix(package + "/")
    displayedManifests = isInside ? String(manifests.dropFirst(package.count + 1)) : manifests
  }

  /// Where a golden is whose path is shown relative to the package.
  func path(ofGolden shown: String) -> String {
    Self.absolute(shown, from: package)
  }

  /// The bytes of a golden whose path is shown relative to the package; nil where there is none.
  func golden(_ shown: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(ofGolden: shown)).map { Array($0) }
  }

  /// Where a file is that the user named.
  func path(of file: String) -> String {
    Self.absolute(file, from: folder)
  }

  /// Where a golden is in its repository, whose path is shown relative to the package.
  ///
  /// A package that is in no repository is taken for one.
  ///
  /// - Parameter shown: The golden's path as it is shown.
  /// - Returns: Nil where the golden is outside.
  func repositoryPath(ofGolden shown: String) -> String? {
    let root = repository == "/" ? "/" : "\(repository)/"
    let path = path(ofGolden: shown)
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : nil
  }

  private static func repository(of package: String) -> String {
    parents(of: package).first { FileManager.default.fileExists(atPath: "\($0)/.git") } ?? package
  }

  private static func parents(of path: String) -> some Sequence<String> {
    sequence(first: path) { path in
      path == "/" ? nil : URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
  }

  private static func package(
    _ path: String?, from folder: String
  ) throws(PackagePathsError) -> String {
    if let path {
      let package = absolute(path, from: folder)
      guard isFolder(package) else { throw .noFolder(package) }
      guard isPackage(package) else { throw .noPackageIn(package) }
      return package
    }
    let parents = parents(of: absolute(folder, from: "/"))
    guard let package = parents.first(where: isPackage) else { throw .noPackage(folder) }
    return package
  }

  private static func isPackage(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/Package.swift")
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

  /// Makes a path absolute, and removes `.` and `..` without a look at the disk.
  ///
  /// `standardizedFileURL` removes `/private` on Darwin, but only from a path that exists. A folder
  /// that is still to be made would then not be below its package.
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

/// Why there is nothing to work on.
enum PackagePathsError: Error, Equatable, CustomStringConvertible {
  /// No folder at or above this one has a `Package.swift`.
  case noPackage(String)

  /// The folder that was named is no package.
  case noPackageIn(String)

  /// The package's folder is not there.
  case noFolder(String)

  /// What was looked for, where, and what to do next.
  var description: String {
    switch self {
    case .noPackage(let folder):
      """
      there is no Package.swift in \(folder) or above it
      hint: go to the package, or name its folder with --package-path; in a test with 'package:'
      """
    case .noPackageIn(let path):
      """
      there is no Package.swift in \(path)
      hint: --package-path takes the folder of the package
      """
    case .noFolder(let path):
      """
      there is no folder \(path)
      hint: --package-path takes the folder of the package
      """
    }
  }
}
