// swift-tools-version: 6.0
import PackageDescription

#if os(Linux)
  let needsSwiftUI = ["Views"]
#else
  let needsSwiftUI: [String] = []
#endif

let package = Package(
  name: "Picnic",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "Picnic", targets: ["Picnic"])],
  dependencies: [.package(name: "Screenwalk", path: "../../../..")],
  targets: [
    .target(
      name: "Picnic",
      dependencies: [
        .product(name: "ScreenContents", package: "Screenwalk"),
        .product(name: "ScreenNavigation", package: "Screenwalk"),
        .product(name: "ScreenNavigationUI", package: "Screenwalk"),
      ],
      exclude: needsSwiftUI),
    .executableTarget(
      name: "PicnicSnapshots",
      dependencies: [
        "Picnic",
        .product(name: "ScreenHarness", package: "Screenwalk"),
        .product(name: "ScreenNavigation", package: "Screenwalk"),
      ]),
  ]
)
