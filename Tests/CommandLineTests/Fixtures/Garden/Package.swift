// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Garden",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "Screenwalk", path: "../../../..")],
  targets: [
    .target(
      name: "Garden",
      dependencies: [.product(name: "ScreenNavigation", package: "Screenwalk")]),
    // No executable: the harness is in the tests.
    .testTarget(
      name: "GardenTests",
      dependencies: [
        "Garden",
        .product(name: "ScreenHarness", package: "Screenwalk"),
        .product(name: "ScreenNavigation", package: "Screenwalk"),
      ]),
  ]
)
