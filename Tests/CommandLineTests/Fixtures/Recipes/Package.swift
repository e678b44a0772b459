// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Recipes",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "RecipesNavigation", targets: ["RecipesNavigation"])],
  dependencies: [.package(name: "Screenwalk", path: "../../../..")],
  targets: [
    .target(
      name: "RecipesNavigation",
      dependencies: [.product(name: "ScreenNavigation", package: "Screenwalk")]),
    .executableTarget(
      name: "RecipesSnapshots",
      dependencies: [
        "RecipesNavigation",
        .product(name: "ScreenHarness", package: "Screenwalk"),
        .product(name: "ScreenNavigation", package: "Screenwalk"),
      ]),
  ]
)
