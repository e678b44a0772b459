import PackagePlugin

/// An executable target whose name ends in `Snapshots` and that depends on `ScreenHarness`.
struct Harness {
  /// The name of the target, and of its executable.
  let name: String

  /// The harnesses of a package by name, since SwiftPM lists targets in an order of its own.
  ///
  /// - Throws: ``SnapshotPluginError`` where there is none, with what is missing.
  static func all(in package: Package) throws -> [Harness] {
    let names = package.targets.filter(isHarness).map(\.name)
    guard names.isEmpty else { return names.sorted().map { Harness(name: $0) } }
    throw SnapshotPluginError.noHarness(
      package: package.displayName,
      nearMisses: package.targets.compactMap(nearMiss))
  }

  /// The harnesses that are to run: the one that `--harness` names, or all.
  ///
  /// The option stays among the arguments; the tool accepts its own name.
  static func chosen(of harnesses: [Harness], by arguments: [String]) throws -> [Harness] {
    guard let name = nameOption(in: arguments) else { return harnesses }
    let chosen = harnesses.filter { $0.name == name }
    if chosen.isEmpty {
      throw SnapshotPluginError.unknownHarness(name, known: harnesses.map(\.name))
    }
    return chosen
  }

  /// Whether the arguments name another package, whose goldens are not those of the harnesses here.
  static func namesPackage(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }
      .contains { $0 == "--package-path" || $0.hasPrefix("--package-path=") }
  }

  private static func nameOption(in arguments: [String]) -> String? {
    let options = arguments.prefix { $0 != "--" }
    if let index = options.lastIndex(of: "--harness") { return options.dropFirst(index + 1).first }
    return options.last { $0.hasPrefix("--harness=") }.map { String($0.dropFirst(10)) }
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

  /// What a target lacks that is nearly a harness.
  private static func nearMiss(_ target: any Target) -> SnapshotPluginError.NearMiss? {
    let isNamed = target.name.hasSuffix("Snapshots")
    let depends = dependsOnHarness(target)
    guard isNamed || depends, (target as? any SourceModuleTarget)?.kind != .test else { return nil }
    if !isExecutable(target) { return .init(target: target.name, lacks: .executable) }
    if !isNamed { return .init(target: target.name, lacks: .suffix) }
    return depends ? nil : .init(target: target.name, lacks: .dependency)
  }
}
