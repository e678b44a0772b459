/// The names of types.
///
/// `String(reflecting:)` returns the same text, but first searches all conformances of the process.
enum TypeName {
  /// The name with the module, which is the same in all processes.
  ///
  /// The marks of private types, which have an address, and of extensions are left out. So two types can have one name.
  static func text(of type: Any.Type) -> String {
    let name = qualified(type)
    // Few names have marks, and each regular expression is parsed again.
    guard name.contains("(extension ") || name.contains("(unknown ") else { return name }
    return name.replacing(/\((?:extension|unknown context) [^)]*\)[.:]/, with: "")
  }

  /// The name with the module, and with the marks of private types and extensions.
  static func qualified(_ type: Any.Type) -> String { _typeName(type, qualified: true) }

  /// The name without the module and the outer types.
  static func short(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

  /// A name as code in the module of the type has it.
  static func inModule(_ name: String) -> String {
    name.replacing(/^\w+\./, with: "")
  }
}

/// The names of a type in coverage.
package struct CaseTypeName {
  /// The name with its module and outer types, without the marks of private and extended types.
  package let qualified: String
  /// Whether the SDK or the standard library declares the type.
  package let isOfSystem: Bool

  package init(of type: Any.Type) {
    let name = TypeName.text(of: type)
    // The names of generic arguments have modules, too.
    qualified = name.contains("<") ? TypeName.short(type) : name
    // A type in an extension begins with the mark of the extension, not with a module of the system.
    let module = TypeName.qualified(type).prefix { $0 != "." }
    isOfSystem = StandardModules.contain(type) || Self.systemModules.contains(String(module))
  }

  /// A name without its module.
  package static func short(of qualified: String) -> String {
    qualified.contains("<") ? qualified : TypeName.inModule(qualified)
  }

  /// The modules whose enums are no destinations of an app; `__C` has the enums that C declares.
  private static let systemModules: Set<String> = [
    "__C", "_Concurrency", "_StringProcessing", "Combine", "CoreData", "CoreFoundation",
    "CoreGraphics", "CoreLocation", "Dispatch", "MapKit", "Observation", "ScreenNavigation",
    "ScreenSnapshot", "StoreKit", "SwiftData", "SwiftUI", "SwiftUICore", "Synchronization", "UIKit",
  ]
}

/// The modules of the standard library and Foundation.
enum StandardModules {
  static func contain(_ type: Any.Type) -> Bool {
    TypeName.qualified(type).hasPrefix("Swift.") || foundationContains(type)
  }

  static func foundationContains(_ type: Any.Type) -> Bool {
    let name = TypeName.qualified(type)
    return name.hasPrefix("Foundation") && foundationModules.contains { name.hasPrefix($0) }
  }

  /// Foundation is one module on Apple platforms and several on others.
  private static let foundationModules = [
    "Foundation.", "FoundationEssentials.", "FoundationInternationalization.",
    "FoundationNetworking.", "FoundationXML.",
  ]
}
