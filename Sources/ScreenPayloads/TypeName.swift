/// The name of a type that is the same in all processes.
enum TypeName {
  /// The name with the module.
  ///
  /// The name of a private type has the address of its file's context at run time, which is left out. So two
  /// private types of different files can have one name.
  static func text(of type: Any.Type) -> String {
    String(reflecting: type).replacing(/\(unknown context at [^)]*\)\./, with: "")
  }

  /// A name as code in the module of the type has it.
  static func inModule(_ name: String) -> String {
    name.replacing(/^\w+\./, with: "")
  }
}
