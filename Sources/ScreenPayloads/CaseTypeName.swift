/// The names of a type in coverage.
package struct CaseTypeName {
  /// The name with its module and outer types, without the marks of private and extended types.
  package let qualified: String
  /// Whether the SDK or the standard library declares the type.
  package let isOfSystem: Bool

  package init(of type: Any.Type) {
    let name = TypeName.qualified(type)
    if name.contains("<") {
      // The names of arguments have modules, too.
      qualified = TypeName.short(type)
    } else {
      qualified = name.replacing(/\((?:extension|unknown context) [^)]*\)[.:]/, with: "")
    }
    let module = name.prefix { $0 != "." }
    isOfSystem = StandardModules.contain(type) || Self.systemModules.contains(String(module))
  }

  /// The name without its module.
  package var short: String { Self.short(of: qualified) }

  package static func short(of qualified: String) -> String {
    guard !qualified.contains("<"), let dot = qualified.firstIndex(of: ".") else {
      return qualified
    }
    return String(qualified[dot...].dropFirst())
  }

  /// The modules whose enums are no destinations of an app; `__C` has the enums that C declares.
  private static let systemModules: Set<String> = [
    "Swift", "__C", "_Concurrency", "_StringProcessing", "Combine", "CoreData", "CoreFoundation",
    "CoreGraphics", "CoreLocation", "Dispatch", "MapKit", "Observation", "ScreenNavigation",
    "ScreenSnapshot", "StoreKit", "SwiftData", "SwiftUI", "SwiftUICore", "Synchronization", "UIKit",
  ]
}
