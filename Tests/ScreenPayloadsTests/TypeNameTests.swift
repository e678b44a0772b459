import Testing

@testable import ScreenPayloads

@Suite("Names of types")
struct TypeNameTests {
  private enum Route { case detail }

  private struct Box<Value> { let value: Value }

  @Test("The name of a private type has no address, which each process has its own of")
  func privateTypes() {
    #expect(TypeName.text(of: Route.self) == "ScreenPayloadsTests.TypeNameTests.Route")
    #expect(
      TypeName.text(of: Box<Route>.self)
        == "ScreenPayloadsTests.TypeNameTests.Box<ScreenPayloadsTests.TypeNameTests.Route>")
    #expect(TypeName.text(of: [Int].self) == "Swift.Array<Swift.Int>")
    var describer = PayloadDescriber(redaction: .none)
    #expect(describer.describe(Route.detail).typeInCode == "TypeNameTests.Route")
  }

  @Test("A type in an extension belongs to the module of the extension")
  func extensions() {
    let name = CaseTypeName(of: String.Panel.self)
    #expect(CaseTypeName.short(of: name.qualified) == "String.Panel" && !name.isOfSystem)
    #expect(CaseTypeName(of: FloatingPointSign.self).isOfSystem)
  }
}

extension String {
  enum Panel { case first }
}
