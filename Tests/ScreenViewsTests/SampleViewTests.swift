import BookshelfFeatures
import BookshelfNavigation
import Foundation
import ScreenContents
import ScreenNavigation
import ScreenReports
import TestSupport
import Testing

@testable import BookshelfApp
@testable import BookshelfSnapshots
@testable import ScreenJobs
@testable import ScreenSnapshot
@testable import ScreenViews

@Suite("The views of the sample")
@MainActor
struct SampleViewTests {
  private static let harness = AnySnapshotHarness(BookshelfSnapshots.self)

  @Test("The trees of all screens on a phone and a tablet agree")
  func agree() async throws {
    let files = try await Self.files(of: AppScreen.allCases)
    #expect(files.count == 2 * AppScreen.allCases.count)
    let report = try await Self.report(on: files)
    #expect(report.differences == [:])
    #expect(report.problems == [] && report.conclusion == .matched)
  }

  @Test("A difference is found, and it is one finding", arguments: SeededDifference.all)
  func differ(seeded: SeededDifference) async throws {
    var files = try await Self.files(
      of: AppScreen.allCases.filter { [seeded.screen, seeded.otherScreen].contains($0.rawValue) })
    let place = try #require(
      files.firstIndex { $0.screen == seeded.screen && $0.layout == "compact" })
    let tree = try #require(files[place].tree)
    let other = files.first { $0.screen == seeded.otherScreen && $0.layout == "compact" }?.tree
    files[place].tree = other ?? seeded.change(tree)
    #expect(files[place].tree != tree)
    let report = try await Self.report(on: files)
    #expect(report.differences == [seeded.screen: [seeded.words]])
  }

  /// Compares files in a folder of their own.
  private static func report(on files: [TreeFile]) async throws -> ViewsReport {
    let folder = temporaryFolder.appendingPathComponent("screenwalk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let name = "\(file.screen)-\(file.layout).json"
      try file.jsonData.write(to: folder.appendingPathComponent(name))
    }
    let session = try ViewsSession(of: harness, folder: folder.path)
    return try await session.report()
  }

  /// The trees of screens in both layouts, with the path that the app has at each screen.
  private static func files(of screens: [AppScreen]) async throws -> [TreeFile] {
    var files: [TreeFile] = []
    for (position, screen) in AppScreen.allCases.enumerated() where screens.contains(screen) {
      let session = try AppSession(
        ScreenLaunch(at: screen), store: InMemoryStore(),
        environment: ScreenEnvironment(today: .fixture, copy: { _ in }))
      let path = session.router.visiblePath.text
      for layout in [ScreenLayout.compact, .regular] {
        let app = try await harness.launch(harness.start(showing: position), layout)
        try await app.show(position)
        let scenes = SceneBuilder(for: harness)
        let scene = scenes.scene(of: try scenes.visibleScreen(of: app), in: layout)
        let tree = TreeMaker(scene: scene, layout: layout, path: path).tree()
        files.append(
          TreeFile(screen: screen.rawValue, layout: layout.rawValue, problem: nil, tree: tree))
      }
    }
    return files
  }
}

extension ViewsReport {
  /// The words of all differences by screen.
  fileprivate var differences: [String: [String]] {
    let words = screens.map { screen in
      (screen.name, screen.views.flatMap { $0.differences.map(\.text) })
    }
    return Dictionary(uniqueKeysWithValues: words).filter { !$0.value.isEmpty }
  }
}

/// A change of a right tree, and the only finding that it has.
struct SeededDifference: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let screen: String
  let words: String

  /// The screen whose tree the file has.
  var otherScreen: String?
  var change: @Sendable (Tree) -> Tree = { $0 }

  init(
    _ name: String, _ screen: String, _ words: String, showing otherScreen: String? = nil,
    change: @escaping @Sendable (Tree) -> Tree = { $0 }
  ) {
    (testDescription, self.screen, self.words) = (name, screen, words)
    (self.otherScreen, self.change) = (otherScreen, change)
  }

  static let all = [
    SeededDifference(
      "a missing button", "bookDetail", #"the view lacks button "Lend Book""#
    ) { $0.removing { $0.type == Tree.Kind.cell.rawValue && $0.contains("Lend Book") } },
    SeededDifference("another title", "reader", #"title "Dune" → "Reader""#) { tree in
      tree.changing(where: { $0.type == Tree.Kind.navigationBar.rawValue }) { bar in
        bar = bar.changing(where: { $0.label == "Dune" }) {
          $0.label = "Reader"
        }
        bar.identifier = "Reader"
      }
    },
    SeededDifference(
      "a disabled control", "bookDetail", #""Start Reading" is disabled in the view"#
    ) { $0.changing(where: { $0.identifier == "Dune.Start Reading" }) { $0.enabled = false } },
    SeededDifference(
      "a second sheet", "bookEditSheet",
      "the app is on another screen: library › bookDetail › sheet bookEdit → "
        + "library › bookDetail › sheet bookEdit › account › sheet signIn",
      showing: "signInOverBookEdit"),
    SeededDifference(
      "another tab", "library", "the app is on another screen: library → search",
      showing: "search"),
    SeededDifference(
      "a stale list", "lists", #"the view lacks link "Someday""#
    ) { $0.removing { $0.type == Tree.Kind.cell.rawValue && $0.contains("Someday") } },
    SeededDifference(
      "a label in another language", "bookEditSheet", #"button "Save" → "Sichern""#
    ) { tree in
      tree.changing(where: { $0.identifier == "Edit Book.Save" }) { button in
        button.label = "Sichern"
        button.children[0].label = "Sichern"
      }
    },
    SeededDifference(
      "a duplicated row", "bookDetail", #"the content lacks row "Pages, 412""#
    ) { tree in
      tree.changing(where: { $0.type == Tree.Kind.collectionView.rawValue }) { list in
        guard let row = list.children.firstIndex(where: { $0.contains("Pages") }) else { return }
        list.children.insert(list.children[row], at: row)
      }
    },
    SeededDifference(
      "a missing alert button", "syncFailedAlert", #"the view lacks button "Try Again""#
    ) { $0.removing { $0.label == "Try Again" } },
    SeededDifference(
      "another screen", "author",
      "the app is on another screen: library › bookDetail › author → settings › account",
      showing: "account"),
  ]
}
