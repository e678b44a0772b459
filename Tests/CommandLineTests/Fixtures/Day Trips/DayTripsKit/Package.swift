// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "DayTripsKit",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "DayTripsNavigation", targets: ["DayTripsNavigation"])],
  targets: [.target(name: "DayTripsNavigation")]
)
