/// The modules of the standard library and Foundation.
enum StandardModules {
  static func contain(_ type: Any.Type) -> Bool {
    let name = TypeName.qualified(type)
    return name.hasPrefix("Swift.") || isOfFoundation(name)
  }

  static func foundationContains(_ type: Any.Type) -> Bool {
    isOfFoundation(TypeName.qualified(type))
  }

  private static func isOfFoundation(_ name: String) -> Bool {
    name.hasPrefix("Foundation") && foundationModules.contains { name.hasPrefix($0) }
  }

  /// Foundation is one module on Apple platforms and several on others.
  private static let foundationModules = [
    "Foundation.", "FoundationEssentials.", "FoundationInternationalization.",
    "FoundationNetworking.", "FoundationXML.",
  ]
}
