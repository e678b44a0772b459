import ScreenJobs
import ScreenPayloads
import ScreenSnapshot

/// Reads the cases of the app's types from visible states.
///
/// A type is counted if a harness covers it, if it is an enum of the app that is the whole payload of
/// a counted case, or if it is an enum in place of an existential type. An enum beside other values
/// in a payload is a parameter and not counted. Structs and collections are data: the reader does not
/// look into them. A process has one reader, which remembers the types that it has seen.
@MainActor
final class CaseReader: JobTool {
  /// The types that the navigator or the harness declares; a type of the navigator has the first of its kinds.
  private let covered: [Key: CaseType]
  /// The types of the navigator, whose cases are named without their type.
  private let navigatorTypes: Set<Key>
  /// The kinds whose destinations can have several types.
  private let openKinds: Set<CoverageKind>
  /// The types that no harness declares, and whether they are enums of the app.
  private var otherTypes: [Key: (type: CaseType, isEnumOfApp: Bool)] = [:]

  private struct Key: Hashable {
    let kind: CoverageKind
    let type: ObjectIdentifier

    init(_ type: Any.Type, _ kind: CoverageKind) {
      (self.type, self.kind) = (ObjectIdentifier(type), kind)
    }
  }

  /// A value in a visible state.
  private struct Part {
    var value: Any?
    var type: Any.Type
    let kind: CoverageKind
    /// The types of the values around this one.
    var outerTypes: [ObjectIdentifier] = []
    /// The case whose payload contains this value; nil for a destination.
    var carrier: String?
    /// Whether the payload has other values, too.
    var isParameter = false
  }

  /// Deeper payloads are not read: a generic enum can contain itself with ever longer arguments.
  private static let maximumDepth = 16

  convenience init(_ app: AnySnapshotHarness, scenes: SceneBuilder) {
    self.init(of: app.declared.allCoveredTypes)
  }

  /// Creates a reader of covered types, the navigator's first.
  init(of types: [CoverageType]) {
    let ofNavigator = types.prefix(CoverageKind.navigatorKinds.count)
    var covered: [Key: CaseType] = [:]
    for (position, type) in types.enumerated() {
      let first = ofNavigator.first { position < ofNavigator.count && $0.type == type.type }
      covered[Key(type.type, type.kind)] = CaseType(type.type, as: first?.kind ?? type.kind)
    }
    self.covered = covered
    navigatorTypes = Set(ofNavigator.map { Key($0.type, $0.kind) })
    openKinds = Set(types.filter { EnumCaseNames.isOpen($0.type) }.map(\.kind)).union([.alert])
  }

  /// Adds the cases in the stack, in everything presented over it, and around it.
  func read(_ state: AnyVisibleState, into cases: inout [FoundCases]) {
    for level in state.stack where !level.kind.isDialog {
      read(level.value, as: level.kind.isPresentation ? .sheet : .route, into: &cases)
    }
    if let tab = state.tab { read(tab, as: .tab, into: &cases) }
    if let flow = state.flow { read(flow, as: .flow, into: &cases) }
    if let overlay = state.overlay { read(overlay, as: .overlay, into: &cases) }
    for case let dialog as VisibleDialog in state.stack.filter(\.kind.isDialog).map(\.value) {
      if let value = dialog.countedValue {
        read(value, as: .alert, into: &cases)
      } else {
        cases.insert(FoundCases(type: Self.dialogWithoutValue))
      }
    }
  }

  private static let dialogWithoutValue = CaseType(
    kind: .alert, qualifiedName: CaseTypeName(of: VisibleDialog.self).qualified,
    unsupportedReason: .noValue)
}

// MARK: - Values

extension CaseReader {
  private func read(_ value: Any, as kind: CoverageKind, into cases: inout [FoundCases]) {
    read(Part(value: value, type: type(of: value), kind: kind), into: &cases)
  }

  private func read(_ part: Part, into cases: inout [FoundCases]) {
    let part = Self.unwrapped(part)
    let key = Key(part.type, part.kind)
    // A value of an outer type is another destination: `signIn(then: Route)` does not render it.
    guard !part.outerTypes.contains(key.type), part.outerTypes.count < Self.maximumDepth,
      let type = covered[key] ?? otherType(of: part, key)
    else { return }
    let name = type.unsupportedReason == nil ? part.value.flatMap(EnumCase.name(of:)) : nil
    let tag = name.flatMap { type.cases.firstIndex(of: $0) }
    cases.insert(
      FoundCases(
        type: type, carriers: [part.carrier].compactMap(\.self), tags: [tag].compactMap(\.self)))
    guard let name, tag != nil else { return }
    let prefix = navigatorTypes.contains(key) ? "" : "\(type.shortName)."
    readPayload(of: part, inCase: prefix + name, into: &cases)
  }

  /// A type that no harness declares; nil if it is not counted.
  private func otherType(of part: Part, _ key: Key) -> CaseType? {
    let (type, isEnumOfApp) = known(part.type, key)
    guard part.carrier != nil else { return openKinds.contains(part.kind) ? type : nil }
    guard isEnumOfApp else { return nil }
    guard part.isParameter else { return type }
    return CaseType(
      kind: type.kind, qualifiedName: type.qualifiedName, unsupportedReason: .parameter)
  }

  private func known(_ type: Any.Type, _ key: Key) -> (type: CaseType, isEnumOfApp: Bool) {
    if let known = otherTypes[key] { return known }
    let read = CaseType(type, as: key.kind)
    let isEnum = read.unsupportedReason != .noEnum && !read.isEmpty
    let known = (read, isEnumOfApp: isEnum && !CaseTypeName(of: type).isOfSystem)
    otherTypes[key] = known
    return known
  }

  private func readPayload(
    of part: Part, inCase carrier: String, into cases: inout [FoundCases]
  ) {
    guard let payload = part.value.flatMap(EnumCase.payload(of:)) else { return }
    let mirror = Mirror(reflecting: payload)
    let values = mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [payload]
    for value in values {
      read(
        Part(
          value: value, type: type(of: value), kind: part.kind,
          outerTypes: part.outerTypes + [ObjectIdentifier(part.type)],
          carrier: carrier, isParameter: values.count > 1),
        into: &cases)
    }
  }

  /// Unwraps optionals and erased values.
  ///
  /// A nil still has the type that it would wrap.
  private static func unwrapped(_ part: Part) -> Part {
    var part = part
    while true {
      if part.type == AnyHashable.self, let base = (part.value as? AnyHashable)?.base {
        (part.value, part.type) = (base, Swift.type(of: base))
      } else if let optional = part.type as? any AnyOptional.Type {
        let wrapped = part.value.flatMap { ($0 as? any AnyOptional)?.wrappedValue }
        (part.value, part.type) =
          (wrapped, wrapped.map { Swift.type(of: $0) } ?? optional.wrappedType)
      } else {
        return part
      }
    }
  }
}
