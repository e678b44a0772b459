// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Routers",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Screenwalk", path: "../../../..")],
  targets: [
    .target(name: "Tasks"),
    .target(name: "Radio"),
    .target(name: "Clinic"),
    .target(name: "Feed"),
    .target(name: "Travel"),
    .executableTarget(
      name: "TasksSnapshots",
      dependencies: ["Tasks", .product(name: "ScreenHarness", package: "Screenwalk")]),
    .executableTarget(
      name: "RadioSnapshots",
      dependencies: ["Radio", .product(name: "ScreenHarness", package: "Screenwalk")]),
    .executableTarget(
      name: "ClinicSnapshots",
      dependencies: ["Clinic", .product(name: "ScreenHarness", package: "Screenwalk")]),
    .executableTarget(
      name: "FeedSnapshots",
      dependencies: ["Feed", .product(name: "ScreenHarness", package: "Screenwalk")]),
    .executableTarget(
      name: "TravelSnapshots",
      dependencies: ["Travel", .product(name: "ScreenHarness", package: "Screenwalk")]),
  ]
)
