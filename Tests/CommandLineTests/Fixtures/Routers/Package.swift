// swift-tools-version: 6.0
import PackageDescription

let apps = [
  "Clinic", "Courier", "Feed", "Ferry", "Groceries", "Habits", "Museum", "Radio", "Tasks", "Travel",
]

let package = Package(
  name: "Routers",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Screenwalk", path: "../../../..")],
  targets: apps.flatMap { app -> [Target] in
    [
      .target(name: app),
      .executableTarget(
        name: "\(app)Snapshots",
        dependencies: [.byName(name: app), .product(name: "ScreenHarness", package: "Screenwalk")]),
    ]
  }
)
