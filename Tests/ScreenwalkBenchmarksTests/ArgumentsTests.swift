import Testing

@testable import ScreenwalkBenchmarks

@Suite("Arguments")
struct ArgumentsTests {
  @Test("Arguments select rows, sizes and the number of rounds")
  func selection() throws {
    let arguments = try Arguments(["verify", "100", "--rounds", "3", "7", "floor"])
    #expect(arguments.names == ["verify", "floor"])
    #expect(arguments.sizes == [100, 7])
    #expect(arguments.rounds == 3)
    #expect(try Arguments([]).sizes == [10_000])
    #expect(try Arguments(["-h"]).isHelp)
  }

  @Test(
    "Invalid arguments are named in the error",
    arguments: [
      (["--jsn"], "unknown option '--jsn'"), (["0"], "'0' is not a size from 1 to 1000000"),
      (["1000001"], "'1000001' is not a size from 1 to 1000000"),
      (["--rounds"], "--rounds needs a number from 1 to 1000"),
      (["--rounds", "0"], "--rounds needs a number from 1 to 1000"),
    ])
  func invalid(arguments: [String], message: String) {
    #expect(throws: UsageError(message: message)) { try Arguments(arguments) }
  }

  @Test("A usage error refers to the help")
  func description() {
    #expect(
      UsageError(message: "unknown option '-x'").description
        == "error: unknown option '-x'\nhint: run with --help to list options and rows")
  }
}
