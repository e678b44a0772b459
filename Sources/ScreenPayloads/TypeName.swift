/// The names of types.
///
/// `String(reflecting:)` returns the same text, but first searches all conformances of the process.
enum TypeName {
  /// The name with the module, which is the same in all processes.
  ///
  /// The name of a private type has the address of its file's context at run time, which is left out. So two
  /// private types of different files can have one name.
  static func text(of type: Any.Type) -> String {
    qualified(type).split(separator: ".", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("(unknown context at ") }.joined(separator: ".")
  }

  /// The name with the module and the contexts of private types.
  static func qualified(_ type: Any.Type) -> String { _typeName(type, qualified: true) }

  /// The name without the module and the outer types.
  static func short(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

  /// A name as code in the module of the type has it.
  static func inModule(_ name: String) -> String {
    name.replacing(/^\w+\./, with: "")
  }
}
