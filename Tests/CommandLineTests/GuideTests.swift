import TestSupport
import Testing

extension ShellTests {
  /// The guides that build an app, followed step by step with the code that they print.
  @Suite("Guides")
  struct GuideTests {
    @Test(
      "The app with flows builds after each step of its guide, and its goldens match at the end")
    func flows() throws {
      let guide = try Article("ScreenNavigation/building-an-app-with-flows")
      let package = try FixturePackage(emptyFolderFor: "Shelf")
      #expect(guide.steps.map(\.files.count) == [4, 3, 1, 3, 8, 3, 5])
      for step in guide.steps {
        for file in step.files { try package.write(file) }
        let build = try package.build()
        #expect(build.status == 0, "\(step.title): \(build.output)\(build.errors)")
        #expect(!build.output.contains("warning: "), "\(step.title): \(build.output)")
      }
      #expect(try package.record("--quiet").status == 0)
      #expect(
        try package.snapshot("--quiet").output == "15 screens in 2 layouts: 30 matched (TIME)\n")
    }
  }
}
