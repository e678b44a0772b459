// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Screenwalk",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "ScreenContents", targets: ["ScreenContents"]),
    .library(name: "ScreenNavigation", targets: ["ScreenNavigation"]),
    .library(name: "ScreenNavigationUI", targets: ["ScreenNavigationUI"]),
    .library(name: "ScreenHarness", targets: ["ScreenHarness"]),
    .plugin(name: "SnapshotPlugin", targets: ["SnapshotPlugin"]),
  ],
  targets: [
    // For apps: routers, paths, presentations, deep links, restoration, analytics. No I/O.
    .target(name: "ScreenNavigation"),
    // SwiftUI views and modifiers over the routers; empty where SwiftUI is missing.
    .target(
      name: "ScreenNavigationUI", dependencies: ["ScreenContents", "ScreenNavigation"]),
    // The content of a screen as values with actions, which a view and a harness render.
    .target(name: "ScreenContents"),
    // Text without an app: columns and widths, names, YAML, line differences, colors.
    .target(name: "ScreenText"),
    // The system below the tool: files, locks, processes, signals, the terminal.
    .target(name: "ScreenSystem", dependencies: ["ScreenText"]),
    // Any value of an app as a tree of named parts, and the names whose values are hidden.
    .target(name: "ScreenPayloads", dependencies: ["ScreenText"]),
    // One report of sections and entries, and a writer for each format apart from patches.
    .target(name: "ScreenReports", dependencies: ["ScreenText"]),
    // What a harness declares, the visible state of the app, and its picture.
    .target(
      name: "ScreenSnapshot",
      dependencies: ["ScreenContents", "ScreenNavigation", "ScreenPayloads", "ScreenText"]),
    // A running app and its user: steps, and the controls of a scene that steps operate.
    .target(
      name: "ScreenDriver",
      dependencies: [
        "ScreenContents", "ScreenNavigation", "ScreenPayloads", "ScreenSnapshot", "ScreenText",
      ]),
    // Jobs, run here or in worker processes: a trap or a hang costs one job, and the step is known.
    .target(
      name: "ScreenJobs",
      dependencies: [
        "ScreenDriver", "ScreenReports", "ScreenSnapshot", "ScreenSystem", "ScreenText",
      ]),
    // The texts of a screen: its picture, and what its controls do; the names of goldens, and patterns of screens.
    .target(
      name: "ScreenRendering",
      dependencies: [
        "ScreenContents", "ScreenDriver", "ScreenJobs", "ScreenNavigation", "ScreenPayloads",
        "ScreenReports", "ScreenSnapshot", "ScreenSystem", "ScreenText",
      ]),
    // Verification, recording and review of pictures, controls and journeys.
    .target(
      name: "ScreenGoldens",
      dependencies: [
        "ScreenContents", "ScreenDriver", "ScreenJobs", "ScreenPayloads", "ScreenRendering",
        "ScreenReports", "ScreenSnapshot", "ScreenSystem", "ScreenText",
      ]),
    // Laws of navigation, a file each in `Laws`; the titles of findings in `LawCause`; the crawl; the map.
    .target(
      name: "ScreenAudit",
      dependencies: [
        "ScreenContents", "ScreenDriver", "ScreenJobs", "ScreenNavigation", "ScreenPayloads",
        "ScreenRendering", "ScreenReports", "ScreenSnapshot", "ScreenText",
      ]),
    // Cases, links, controls and events that no screen or journey shows.
    .target(
      name: "ScreenCoverage",
      dependencies: [
        "ScreenContents", "ScreenDriver", "ScreenJobs", "ScreenNavigation", "ScreenPayloads",
        "ScreenRendering", "ScreenReports", "ScreenSnapshot", "ScreenText",
      ]),
    // Real views, as user interface tests export them, compared with the contents of their screens.
    .target(
      name: "ScreenViews",
      dependencies: [
        "ScreenContents", "ScreenDriver", "ScreenJobs", "ScreenNavigation", "ScreenPayloads",
        "ScreenRendering", "ScreenReports", "ScreenSnapshot", "ScreenSystem", "ScreenText",
      ]),
    // A session of steps, for a person, a script or an assistant (MCP), which may be saved as a journey.
    .target(
      name: "ScreenExplore",
      dependencies: [
        "ScreenContents", "ScreenDriver", "ScreenGoldens", "ScreenJobs", "ScreenNavigation",
        "ScreenPayloads", "ScreenRendering", "ScreenReports", "ScreenSnapshot", "ScreenSystem",
        "ScreenText",
      ]),
    // The command line: arguments, verbs, report files, and verification in a test.
    .target(
      name: "ScreenHarness",
      dependencies: [
        "ScreenAudit", "ScreenContents", "ScreenCoverage", "ScreenDriver", "ScreenExplore",
        "ScreenGoldens", "ScreenJobs", "ScreenPayloads", "ScreenRendering", "ScreenReports",
        "ScreenSnapshot", "ScreenSystem", "ScreenText", "ScreenViews",
      ]),
    // `swift package snapshot`: finds the harnesses, builds them, runs them.
    .plugin(
      name: "SnapshotPlugin",
      capability: .command(
        intent: .custom(
          verb: "snapshot",
          description: "Walk every screen of the app and compare it with its golden file."))),

    // The sample app: its navigation, its store with the models of its screens, the app, and the harness that walks it.
    // The features cannot name the routers of ScreenNavigation, because they do not depend on it.
    .target(name: "BookshelfNavigation", dependencies: ["ScreenNavigation"]),
    .target(name: "BookshelfFeatures", dependencies: ["BookshelfNavigation", "ScreenContents"]),
    .executableTarget(
      name: "BookshelfApp",
      dependencies: [
        "BookshelfFeatures", "BookshelfNavigation", "ScreenContents", "ScreenNavigation",
        "ScreenNavigationUI",
      ]),
    .executableTarget(
      name: "BookshelfSnapshots",
      dependencies: [
        "BookshelfFeatures", "BookshelfNavigation", "ScreenHarness", "ScreenNavigation",
      ]),
    // The speed of `verify`, as a ratio to a loop that reads all goldens.
    .executableTarget(
      name: "ScreenwalkBenchmarks",
      dependencies: ["BookshelfNavigation", "ScreenHarness", "ScreenNavigation", "ScreenText"]),

    // Functions and the runner of sessions that tests of several targets need.
    .target(name: "TestSupport", dependencies: ["ScreenText"], path: "Tests/TestSupport"),
    .testTarget(name: "ScreenContentsTests", dependencies: ["ScreenContents"]),
    .testTarget(
      name: "ScreenNavigationTests", dependencies: ["ScreenNavigation", "TestSupport"]),
    .testTarget(name: "ScreenTextTests", dependencies: ["ScreenText", "TestSupport"]),
    .testTarget(name: "ScreenSystemTests", dependencies: ["ScreenSystem"]),
    .testTarget(
      name: "ScreenPayloadsTests",
      dependencies: ["ScreenPayloads", "ScreenText", "TestSupport"]),
    // Apps and folders of goldens that tests of several targets use.
    .target(
      name: "TestApps",
      dependencies: [
        "ScreenContents", "ScreenDriver", "ScreenGoldens", "ScreenJobs", "ScreenNavigation",
        "ScreenRendering", "ScreenSnapshot", "TestSupport",
      ],
      path: "Tests/TestApps"),
    .testTarget(
      name: "ScreenSnapshotTests",
      dependencies: [
        "ScreenContents", "ScreenDriver", "ScreenPayloads", "ScreenSnapshot", "ScreenText",
        "TestSupport",
      ]),
    .testTarget(
      name: "ScreenDriverTests",
      dependencies: [
        "ScreenContents", "ScreenDriver", "ScreenJobs", "ScreenNavigation", "ScreenPayloads",
        "ScreenRendering", "ScreenSnapshot", "TestApps", "TestSupport",
      ]),
    .testTarget(
      name: "ScreenJobsTests",
      dependencies: [
        "ScreenContents", "ScreenDriver", "ScreenJobs", "ScreenRendering", "ScreenSystem",
      ]),
    .testTarget(
      name: "ScreenRenderingTests",
      dependencies: [
        "ScreenContents", "ScreenDriver", "ScreenGoldens", "ScreenJobs", "ScreenNavigation",
        "ScreenPayloads", "ScreenRendering", "ScreenSnapshot", "ScreenSystem", "ScreenText",
        "TestApps", "TestSupport",
      ]),
    .testTarget(
      name: "ScreenGoldensTests",
      dependencies: [
        "ScreenContents", "ScreenDriver", "ScreenGoldens", "ScreenJobs", "ScreenNavigation",
        "ScreenPayloads", "ScreenRendering", "ScreenReports", "ScreenSnapshot", "ScreenSystem",
        "ScreenText", "TestApps", "TestSupport",
      ]),
    .testTarget(
      name: "ScreenAuditTests",
      dependencies: [
        "ScreenAudit", "ScreenContents", "ScreenDriver", "ScreenGoldens", "ScreenJobs",
        "ScreenPayloads", "ScreenRendering", "ScreenReports", "ScreenSnapshot", "ScreenText",
        "TestApps", "TestSupport",
      ]),
    .testTarget(
      name: "ScreenCoverageTests",
      dependencies: [
        "ScreenContents", "ScreenCoverage", "ScreenDriver", "ScreenJobs",
        "ScreenPayloads", "ScreenReports", "ScreenSnapshot", "TestApps",
      ]),
    .testTarget(
      name: "ScreenViewsTests",
      dependencies: [
        "ScreenContents", "ScreenPayloads", "ScreenSnapshot", "ScreenViews", "TestSupport",
      ]),
    .testTarget(
      name: "ScreenExploreTests",
      dependencies: [
        "ScreenContents", "ScreenDriver", "ScreenExplore", "ScreenJobs", "ScreenReports",
        "ScreenSnapshot", "ScreenText", "TestApps", "TestSupport",
      ]),
    .testTarget(
      name: "ScreenHarnessTests",
      dependencies: [
        "BookshelfSnapshots", "ScreenContents", "ScreenDriver", "ScreenGoldens", "ScreenHarness",
        "ScreenJobs", "ScreenNavigation", "ScreenPayloads", "ScreenRendering", "ScreenReports",
        "ScreenSnapshot", "ScreenSystem", "ScreenText", "TestApps", "TestSupport",
      ]),
    .testTarget(
      name: "BookshelfTests",
      dependencies: [
        "BookshelfApp", "BookshelfFeatures", "BookshelfNavigation", "BookshelfSnapshots",
        "ScreenContents", "ScreenHarness", "ScreenNavigation", "ScreenSnapshot", "ScreenViews",
      ]),
    .testTarget(
      name: "ScreenwalkBenchmarksTests", dependencies: ["ScreenwalkBenchmarks", "TestSupport"]),
    // The tool from a shell, as a user runs it, on copies of the packages in Fixtures.
    .testTarget(
      name: "CommandLineTests", dependencies: ["TestSupport"], exclude: ["Fixtures"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where [.regular, .executable, .test].contains(target.type) {
  target.swiftSettings = [
    // `any` is spelt wherever a value is boxed.
    .enableUpcomingFeature("ExistentialAny"),
    // An import is internal until a public signature needs it.
    .enableUpcomingFeature("InternalImportsByDefault"),
    // A member is visible only where its module is imported.
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
