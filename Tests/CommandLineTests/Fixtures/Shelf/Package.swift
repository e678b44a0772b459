// swift-tools-version: 6.0
import PackageDescription

#if os(Linux)
  let needsSwiftUI = ["Views"]
#else
  let needsSwiftUI: [String] = []
#endif

let package = Package(
  name: "Shelf",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "Screenwalk", path: "../../../..")],
  targets: [
    // The app of the guides about SwiftUI.
    .target(
      name: "Shelf",
      dependencies: [
        .product(name: "ScreenNavigation", package: "Screenwalk"),
        .product(name: "ScreenNavigationUI", package: "Screenwalk"),
      ],
      exclude: needsSwiftUI)
  ]
)
