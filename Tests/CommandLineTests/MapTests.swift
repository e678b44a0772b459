import Foundation
import TestSupport
import Testing

extension HarnessTests {
  @Suite("The map")
  struct MapTests {
    private let package: FixturePackage

    init() throws { package = try FixturePackage(built: "Laws") }

    @Test("The map has what each control leads to, and marks a screen that nothing reaches")
    func text() throws {
      let result = try package.harness(of: "Reachability", "map")
      let map = """
        menu
          Espresso → drink
        drink
          Order → order
        recipe  (nothing leads here)
        order
        orders
          Receipt → receipt
        receipt

        """
      #expect(result == CommandResult(status: 0, output: map, errors: ""))
    }

    @Test(
      "A pattern that selects no screen is an error",
      arguments: [
        ("recipes", "no screen matches 'recipes'\nhint: did you mean 'recipe'?\n"),
        (
          "journeys/*",
          "'journeys/*' selects journeys, but 'map' visits screens\n"
        ),
      ])
    func unknownScreen(pattern: String, error: String) throws {
      let result = try package.harness(of: "Reachability", "map", pattern)
      #expect(result == CommandResult(status: 64, output: "", errors: "error: \(error)"))
    }

    @Test(
      "Screens whose controls trap or hang are errors, the others are drawn, and none is marked")
    func traps() throws {
      let result = try package.harness(of: "Traps", "map", "--timeout", "2")
      #expect(
        result.output == """
          menu
            Espresso → drink
          drink
          recipe
          order
          orders
            Receipt → receipt
          receipt

          """)
      for message in [
        "error: cannot draw 'drink': control 'Grind': SIG",
        "error: cannot draw 'order': control 'Pay': took longer than 2 s; increase --timeout\n",
      ] {
        #expect(result.errors.contains(message), "\(result.errors)")
      }
      // The messages of the crashes are printed once, as reasons.
      #expect(result.errors.split(separator: "\n").count == 2, "\(result.errors)")
      #expect(result.status == 2)
    }
  }
}
