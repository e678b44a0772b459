// swift-tools-version: 6.0
import PackageDescription

// Screenwalk for the packages of sessions: its products are empty, because options of each build add what the build of
// the tests has compiled. A copy of this package has the folder Plugins of Screenwalk.
let package = Package(
  name: "Screenwalk",
  products: [
    .plugin(name: "SnapshotPlugin", targets: ["SnapshotPlugin"])
  ]
    + ["ScreenContents", "ScreenHarness", "ScreenNavigation", "ScreenNavigationUI"].map {
      .library(name: $0, targets: ["CompiledScreenwalk"])
    },
  targets: [
    .target(name: "CompiledScreenwalk"),
    .plugin(
      name: "SnapshotPlugin",
      capability: .command(intent: .custom(verb: "snapshot", description: "Walk the app."))),
  ]
)
