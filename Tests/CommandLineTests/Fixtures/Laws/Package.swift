// swift-tools-version: 6.0
import PackageDescription

/// A harness for each law, whose app breaks this law alone, and others.
let harnesses = [
  "Isolation", "Links", "Restoration", "Back", "Tabs", "Controls", "Exits", "Reachability",
  "Cafe", "Endless", "Traps",
]

let package = Package(
  name: "Laws",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Screenwalk", path: "../../../..")],
  targets: [
    .target(
      name: "Cafe", dependencies: [.product(name: "ScreenHarness", package: "Screenwalk")])
  ]
    + harnesses.map { name in
      .executableTarget(
        name: "\(name)Snapshots",
        dependencies: ["Cafe", .product(name: "ScreenHarness", package: "Screenwalk")])
    }
)
