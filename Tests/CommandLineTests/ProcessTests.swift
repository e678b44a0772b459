import TestSupport
import Testing

extension HarnessTests {
  @Suite("The process of the tool")
  struct ProcessTests {
    private let package: FixturePackage

    init() throws { package = try FixturePackage(built: "Hazards") }

    @Test(
      "An app that exits before the run has a conclusion is an error that says what was running",
      arguments: [
        (["verify"], "HAZARDS_EXIT", "reading what the harness declares"),
        (["list", "--no-workers"], "HAZARDS_EXIT", "reading what the harness declares"),
        (["verify", "exitsWithZero", "--no-workers"], "", "rendering exitsWithZero"),
        (["explore", "exitsWithZero", "--no-workers"], "", "performing show exitsWithZero, "),
      ])
    func exit(arguments: [String], variable: String, work: String) throws {
      let result = try package.harness(arguments, variables: [variable: "1"])
      #expect(result.status == 2)
      #expect(result.output == "")
      #expect(result.errors.hasPrefix("error: the app exited while \(work)"))
      #expect(result.errors.hasSuffix("\nhint: remove the call of 'exit'\n"))
    }

    @Test("A function that the app registers for the exit does not change the status")
    func atExit() throws {
      let variables = ["HAZARDS_AT_EXIT": "1"]
      for workers in [[], ["--no-workers"]] {
        #expect(try package.harness(["good0"] + workers, variables: variables).status == 1)
      }
    }

    @Test(
      "A formatted date is the same on a machine in any time zone",
      arguments: ["UTC", "America/Los_Angeles", "Asia/Kolkata", ":/etc/localtime", ""])
    func timeZone(ofMachine: String) throws {
      let variables = ["HAZARDS_DATE": "1", "TZ": ofMachine]
      for workers in [[], ["--no-workers"]] {
        let result = try package.harness(
          ["show", "--layout", "compact", "good0"] + workers, variables: variables)
        #expect(result.output.contains("14 Nov 2023 at 10:13‹U+202F›PM"))
        #expect(result.errors == "")
        #expect(result.status == 0)
      }
    }

    @Test("A harness can declare the time zone of its contents")
    func declaredTimeZone() throws {
      let variables = ["HAZARDS_DATE": "1", "HAZARDS_TIME_ZONE": "Asia/Kolkata"]
      let result = try package.plugin(
        "show", "--layout", "compact", "good0",
        variables: variables.merging(["TZ": "UTC"]) { $1 })
      #expect(result.output.contains("15 Nov 2023 at 3:43‹U+202F›AM"))
      #expect(result.errors == "")
    }

    @Test(
      "A time zone that the machine does not have is an error",
      arguments: ["Europe/Atlantis", "GMT+0300", ""])
    func unknownTimeZone(identifier: String) throws {
      let variables = ["HAZARDS_TIME_ZONE": identifier]
      for machine in ["UTC", identifier] {
        let result = try package.harness(
          ["list"], variables: variables.merging(["TZ": machine]) { $1 })
        #expect(
          result
            == CommandResult(
              status: 2, output: "",
              errors: """
                error: this machine has no time zone '\(identifier)'
                hint: correct 'timeZone' of the harness; on Linux, time zones are in the package 'tzdata'

                """))
      }
    }
  }
}
