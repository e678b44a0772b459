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

let screenNavigation = Target.Dependency.product(name: "ScreenNavigation", package: "Screenwalk")

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
    // Code with the names of other routers: of each tab with sheets, of an app with flows, of each tab with a path, and
    // of coordinators.
    .target(name: "Adapted", dependencies: [screenNavigation]),
    .target(name: "AdaptedFlows", dependencies: [screenNavigation]),
    .target(name: "AdaptedRouterPath", dependencies: [screenNavigation]),
    .target(name: "AdaptedCoordinators", dependencies: [screenNavigation]),
    .testTarget(
      name: "AdaptedTests",
      dependencies: [
        "Adapted", "AdaptedFlows", "AdaptedRouterPath", "AdaptedCoordinators", screenNavigation,
      ]),
    .testTarget(
      name: "ShelfTests",
      dependencies: ["Shelf", .product(name: "ScreenNavigation", package: "Screenwalk")]),
  ] + app
)
