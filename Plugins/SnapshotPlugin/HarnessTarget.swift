import PackagePlugin

/// An executable target whose name ends in `Snapshots` and that depends on `ScreenHarness`.
///
/// Its executable has the same name.
enum HarnessTarget {
  /// The names of the harnesses of a package, sorted, because SwiftPM does not list targets in order.
  static func names(in package: Package) throws -> [String] {
    let names = package.targets.filter(isHarness).map(\.name)
    guard names.isEmpty else { return names.sorted() }
    throw SnapshotPluginError.noHarness(
      package: package.displayName,
      candidates: package.targets.compactMap(candidate),
      dependencies: package.dependenciesWithHarness.map { ($0.displayName, $0.option) })
  }

  /// The harness that `--harness` names, or all harnesses.
  ///
  /// The plugin passes the option on, because the tool accepts its own name.
  static func selected(from harnesses: [String], by arguments: [String]) throws -> [String] {
    guard let name = nameOption(in: arguments) else { return harnesses }
    if harnesses.contains(name) { return [name] }
    throw SnapshotPluginError.unknownHarness(name, known: harnesses)
  }

  /// Whether the arguments name another package, whose goldens belong to other harnesses.
  static func namesPackage(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }
      .contains { $0 == "--package-path" || $0.hasPrefix("--package-path=") }
  }

  private static func nameOption(in arguments: [String]) -> String? {
    let options = arguments.prefix { $0 != "--" }
    if let index = options.firstIndex(of: "--harness") { return options.dropFirst(index + 1).first }
    return options.first { $0.hasPrefix("--harness=") }.map { String($0.dropFirst(10)) }
  }

  private static func isHarness(_ target: any Target) -> Bool {
    isExecutable(target) && target.name.hasSuffix("Snapshots") && dependsOnHarness(target)
  }

  private static func isExecutable(_ target: any Target) -> Bool {
    (target as? any SourceModuleTarget)?.kind == .executable
  }

  private static func dependsOnHarness(_ target: any Target) -> Bool {
    target.dependencies.contains { dependency in
      switch dependency {
      case .target(let target): target.name == "ScreenHarness"
      case .product(let product): product.name == "ScreenHarness"
      @unknown default: false
      }
    }
  }

  /// The requirement that a target fails, if it looks like a harness.
  private static func candidate(_ target: any Target) -> SnapshotPluginError.Candidate? {
    let isNamed = target.name.hasSuffix("Snapshots")
    let depends = dependsOnHarness(target)
    if (target as? any SourceModuleTarget)?.kind == .test {
      return depends ? .init(target: target.name, missing: .executableOutsideOfTests) : nil
    }
    guard isNamed || depends else { return nil }
    if !isExecutable(target) { return .init(target: target.name, missing: .executable) }
    if !isNamed { return .init(target: target.name, missing: .suffix) }
    return depends ? nil : .init(target: target.name, missing: .dependency)
  }
}
