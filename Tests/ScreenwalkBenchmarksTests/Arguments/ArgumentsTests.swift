import Testing

@testable import ScreenwalkBenchmarks

@Suite("The words of the benchmark's command line")
struct ArgumentsTests {
  private static let names = ["floor", "verify", "record, 1 % changed", "start-up, --version"]

  @Test(
    "choose measurements, sizes, a mode and a format",
    arguments: [
      ([], Arguments()),
      (["verify", "record"], Arguments(words: ["verify", "record"])),
      (["100", "7", "100"], Arguments(sizes: [100, 7])),
      (["--quick", "--json", "--quick"], Arguments(mode: .quick, isJSON: true)),
      (["1000000", "up, ", "--full"], Arguments(mode: .full, sizes: [1_000_000], words: ["up, "])),
      (["-h"], Arguments(isHelp: true)),
    ] as [([String], Arguments)])
  func choice(words: [String], arguments: Arguments) throws {
    #expect(try Arguments(words, among: Self.names) == arguments)
  }

  @Test(
    "are wrong where they mean nothing, and what is near is said",
    arguments: [
      (["verfy"], .word("verfy", nearest: ["verify"])),
      (["Record"], .word("Record", nearest: ["record", "record, 1 % changed"])),
      (["", "verify"], .word("", nearest: [])),
      (["--jsn"], .option("--jsn", nearest: ["--json"])),
      (["--colour"], .option("--colour", nearest: [])),
      (["0"], .size("0")),
      (["1000001"], .size("1000001")),
      (["--quick", "--full"], .modes),
    ] as [([String], ArgumentsError)])
  func wrong(words: [String], error: ArgumentsError) {
    #expect(throws: error) { try Arguments(words, among: Self.names) }
  }

  @Test(
    "are answered in two lines where they are wrong",
    arguments: [
      (
        .word("verfy", nearest: ["verify"]),
        "no measurement has 'verfy' in its name\nhint: did you mean 'verify'?"
      ),
      (
        .option("--jsn", nearest: ["--json", "--john"]),
        "unknown option '--jsn'\nhint: did you mean '--json' or '--john'?"
      ),
      (
        .word("x", nearest: []),
        "no measurement has 'x' in its name\nhint: --help lists what there is"
      ),
      (.size("0"), "a manifest of 0 screens cannot be measured\nhint: from 1 to 1000000 can"),
      (.modes, "--quick and --full contradict each other\nhint: leave one of them out"),
    ] as [(ArgumentsError, String)])
  func messages(error: ArgumentsError, text: String) {
    #expect(error.description == text)
  }
}
