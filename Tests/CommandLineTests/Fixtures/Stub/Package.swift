// swift-tools-version: 6.0
import PackageDescription

// A copy of this package has the folder Plugins of Screenwalk.
let package = Package(
  name: "Stub",
  targets: [
    .plugin(
      name: "SnapshotPlugin",
      capability: .command(intent: .custom(verb: "snapshot", description: "Walk the app."))),
    .target(name: "ScreenHarness"),
    .executableTarget(name: "StubSnapshots", dependencies: ["ScreenHarness"]),
  ]
)
