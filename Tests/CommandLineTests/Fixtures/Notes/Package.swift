// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Notes",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Screenwalk", path: "../../../..")],
  targets: [
    .target(name: "NotesNavigation"),
    .executableTarget(
      name: "NotesSnapshots",
      dependencies: [
        "NotesNavigation",
        .product(name: "ScreenHarness", package: "Screenwalk"),
      ]),
    // The same screens within a test run; one of the two is enough.
    .testTarget(
      name: "NotesTests",
      dependencies: ["NotesSnapshots", .product(name: "ScreenHarness", package: "Screenwalk")]),
    .testTarget(
      name: "NotesXCTests",
      dependencies: ["NotesSnapshots", .product(name: "ScreenHarness", package: "Screenwalk")]),
  ]
)
