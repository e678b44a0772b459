// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Snapshots",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(path: "../DayTripsKit"),
    .package(name: "Screenwalk", path: "../../../../.."),
  ],
  targets: [
    .executableTarget(
      name: "DayTripsSnapshots",
      dependencies: [
        .product(name: "DayTripsNavigation", package: "DayTripsKit"),
        .product(name: "ScreenHarness", package: "Screenwalk"),
      ])
  ]
)
