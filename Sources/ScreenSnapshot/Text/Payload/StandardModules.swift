/// Which types the standard library and Foundation declare.
enum StandardModules {
  /// Whether a type is declared in either, not in an app.
  static func declare(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return name.hasPrefix("Swift.") || isOfFoundation(name)
  }

  /// Whether a type is declared in Foundation.
  static func foundationDeclares(_ type: Any.Type) -> Bool {
    isOfFoundation(String(reflecting: type))
  }

  private static func isOfFoundation(_ name: String) -> Bool {
    name.hasPrefix("Foundation") && foundationModules.contains { name.hasPrefix($0) }
  }

  /// Foundation is one module on Apple platforms, and several on others.
  private static let foundationModules = [
    "Foundation.", "FoundationEssentials.", "FoundationInternationalization.",
    "FoundationNetworking.", "FoundationXML.",
  ]
}
