// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shelf",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "Screenwalk", path: "../../../..")],
  targets: [
    .target(
      name: "Shelf",
      dependencies: [
        .product(name: "ScreenNavigation", package: "Screenwalk"),
        .product(name: "ScreenNavigationUI", package: "Screenwalk"),
      ])
  ]
)

#if os(Linux)
  // Linux has no SwiftUI.
  package.targets[0].exclude = ["Views"]
#endif

#if !os(Linux)
  // A target of its own, because a library with '@main' could not be linked into the harness.
  package.targets.append(.executableTarget(name: "ShelfApp", dependencies: ["Shelf"]))
#endif

package.targets.append(
  .executableTarget(
    name: "ShelfSnapshots",
    dependencies: [
      "Shelf",
      .product(name: "ScreenHarness", package: "Screenwalk"),
      .product(name: "ScreenNavigation", package: "Screenwalk"),
    ]))

// Code with the names of other routers: of each tab with sheets, of an app with flows, of each tab
// with a path, and of coordinators.
let screenNavigation = Target.Dependency.product(name: "ScreenNavigation", package: "Screenwalk")
package.targets += [
  .target(name: "Adapted", dependencies: [screenNavigation]),
  .target(name: "AdaptedFlows", dependencies: [screenNavigation]),
  .target(name: "AdaptedRouterPath", dependencies: [screenNavigation]),
  .target(name: "AdaptedCoordinators", dependencies: [screenNavigation]),
  .testTarget(
    name: "AdaptedTests",
    dependencies: [
      "Adapted", "AdaptedFlows", "AdaptedRouterPath", "AdaptedCoordinators", screenNavigation,
    ]),
  .testTarget(name: "ShelfTests", dependencies: ["Shelf", screenNavigation]),
]
