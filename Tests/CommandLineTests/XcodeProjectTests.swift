import Foundation
import TestSupport
import Testing

extension ShellTests {
  @Test("Beside an Xcode project, a review starts in the app's folder")
  func reviewFromRoot() throws {
    let package = try SessionPackage("Day Trips")
    let build = try package.sh("swift build --package-path Snapshots --product DayTripsSnapshots")
    try #require(build.status == 0, "\(build.output)\(build.errors)")
    // A folder of its own, because the folders of sessions are in Screenwalk's package.
    let folder = temporaryFolder.appendingPathComponent("screenwalk-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let root = folder.appendingPathComponent("Day Trips")
    // What 'swift run --package-path Snapshots DayTripsSnapshots' starts.
    let tool = "Snapshots/.build/debug/DayTripsSnapshots"
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: package.folder, to: root)
    let executable = root.appendingPathComponent(tool)
    try FileManager.default.createDirectory(
      at: executable.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: FixturePackage.scratch.appendingPathComponent("debug/DayTripsSnapshots"), to: executable)

    #expect(try Shell.run([tool, "record", "--quiet"], in: root).status == 0)
    let golden = root.appendingPathComponent("Snapshots/manifests/DayTrips/compact/trips.txt")
    let recorded = try String(contentsOf: golden, encoding: .utf8)
    try Data(recorded.replacing("Trips", with: "Tours").utf8).write(to: golden)
    let difference = try Shell.run([tool], in: root).output
    #expect(
      difference.contains("swift run --package-path Snapshots DayTripsSnapshots record"),
      "\(difference)")
    let review = try TerminalCommand([tool, "review", "--quiet"], in: root)
    try #require(review.waitFor("[a]ccept, [s]kip, [q]uit: "))
    review.type("a")
    #expect(
      review.wait() == CommandResult(status: 0, output: "a\n1 accepted, 0 left\n", errors: ""))
    #expect(try String(contentsOf: golden, encoding: .utf8) == recorded)
  }
}
