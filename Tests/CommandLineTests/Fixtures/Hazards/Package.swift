// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Hazards",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "Screenwalk", path: "../../../..")
  ],
  targets: [
    .executableTarget(
      name: "HazardsSnapshots",
      dependencies: [
        .product(name: "ScreenHarness", package: "Screenwalk")
      ])
  ]
)
