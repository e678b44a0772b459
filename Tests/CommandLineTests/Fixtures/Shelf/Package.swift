// swift-tools-version: 6.0
import PackageDescription

#if os(Linux)
  let needsSwiftUI = ["Views"]
  let app: [Target] = []
#else
  let needsSwiftUI: [String] = []
  // A library with '@main' could not be linked into the harness.
  let app: [Target] = [.executableTarget(name: "ShelfApp", dependencies: ["Shelf"])]
#endif

let package = Package(
  name: "Shelf",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "Screenwalk", path: "../../../..")],
  targets: [
    // The app of the guides.
    .target(
      name: "Shelf",
      dependencies: [
        .product(name: "ScreenNavigation", package: "Screenwalk"),
        .product(name: "ScreenNavigationUI", package: "Screenwalk"),
      ],
      exclude: needsSwiftUI),
    .executableTarget(
      name: "ShelfSnapshots",
      dependencies: [
        "Shelf",
        .product(name: "ScreenHarness", package: "Screenwalk"),
        .product(name: "ScreenNavigation", package: "Screenwalk"),
      ]),
    // Code with the names of other routers.
    .target(
      name: "Adapted",
      dependencies: [.product(name: "ScreenNavigation", package: "Screenwalk")]),
    .testTarget(
      name: "AdaptedTests",
      dependencies: ["Adapted", .product(name: "ScreenNavigation", package: "Screenwalk")]),
    .testTarget(
      name: "ShelfTests",
      dependencies: ["Shelf", .product(name: "ScreenNavigation", package: "Screenwalk")]),
  ] + app
)
