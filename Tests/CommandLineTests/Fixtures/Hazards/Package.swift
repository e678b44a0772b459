// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Hazards",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "Screenwalk", path: "../../../..")
  ],
  // The apps of the sessions in a shell; variables of the process choose what is wrong with them.
  targets: ["HazardsSnapshots", "CafeSnapshots"].map { name in
    .executableTarget(
      name: name, dependencies: [.product(name: "ScreenHarness", package: "Screenwalk")])
  }
)
