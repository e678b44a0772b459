import Foundation
import ScreenHarness

/// A package with a manifest of one size and its goldens, made from values at first use.
@MainActor
final class ScreenFixture {
  let size: Int
  private let folder: String
  private let executable: String
  private var goldens: Goldens?

  /// What is there once it is made.
  struct Goldens {
    /// The screens.
    let walk: AnySnapshotHarness

    /// The folder of all manifests.
    let folder: String

    /// A copy of that folder.
    let copy: String

    /// Reads the goldens.
    let floor: ReadLoop

    /// Writes the goldens of the screens that one in so many is.
    func writeLoop(every: Int = 1) -> WriteLoop {
      WriteLoop(files: stride(from: 0, to: floor.files.count, by: every).map { floor.files[$0] })
    }
  }

  /// Creates a fixture, of which nothing is there yet.
  init(_ size: Int, on bench: BenchmarkEnvironment) {
    self.size = size
    folder = "\(bench.folder)/\(size)"
    executable = bench.executable
  }

  /// The goldens, which are written first where they are not there.
  ///
  /// - Throws: What the file system throws, and what the harness throws.
  func made() async throws -> Goldens {
    if let goldens { return goldens }
    let made = try await make()
    goldens = made
    return made
  }

  /// Runs a verb of the tool in a process of its own.
  ///
  /// - Parameters:
  ///   - words: The verb and its options.
  ///   - every: One screen in so many is changed; none where it is 0.
  ///   - number: The edition that those show.
  ///   - status: The status that it should end with.
  /// - Returns: Its time, and its memory.
  /// - Throws: ``BenchmarkError`` where it did not find what is changed and what is not.
  func run(
    _ words: [String], changingEvery every: Int = 0, to number: Int = 1,
    endingWith status: Int32 = 0
  ) async throws -> Sample {
    _ = try await made()
    let edition = FixtureVersion(screens: size, number: number, changedEvery: every)
    let changed = every == 0 ? 0 : (size + every - 1) / every
    let counts = changed > 0 ? " \(changed) changed" : " \(size) matched"
    return try HarnessProcess(executable: executable, folder: folder)
      .run(words + ["--package-path", folder], edition, endingWith: status, saying: counts)
  }
}

// MARK: - Steps

extension ScreenFixture {
  private func make() async throws -> Goldens {
    let walk = FixtureVersion.$current.withValue(FixtureVersion(screens: size)) {
      AnySnapshotHarness(BenchmarkSnapshots.self)
    }
    let goldens = "\(folder)/manifests"
    let copy = "\(folder)/copy"
    let texts = try await texts(of: walk, in: goldens)
    let copies = texts.map {
      FileContents(path: copy + $0.path.dropFirst(goldens.count), bytes: $0.bytes)
    }
    try makeFolders(for: walk, in: [goldens, copy])
    guard WriteLoop(files: texts).run(), WriteLoop(files: copies).run() else {
      throw BenchmarkError.wrong("writing the goldens")
    }
    return Goldens(walk: walk, folder: goldens, copy: copy, floor: ReadLoop(files: texts))
  }

  private func texts(of walk: AnySnapshotHarness, in goldens: String) async throws -> [FileContents]
  {
    var texts: [FileContents] = []
    for index in walk.screens.indices {
      for text in try await walk.render(index, in: walk.layouts).texts {
        let file = walk.golden(of: index, in: text.layout)
        let path = "\(goldens)/\(walk.manifest)/\(file.layout.rawValue)/\(file.name).txt"
        texts.append(FileContents(path: path, bytes: text.bytes))
      }
    }
    return texts
  }

  private func makeFolders(for walk: AnySnapshotHarness, in roots: [String]) throws {
    let folders = roots.flatMap { root in
      walk.layouts.map { "\(root)/\(walk.manifest)/\($0.rawValue)" }
    }
    for folder in folders {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    try "".write(toFile: "\(folder)/Package.swift", atomically: false, encoding: .utf8)
  }
}
