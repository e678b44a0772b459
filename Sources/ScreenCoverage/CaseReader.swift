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
  /// The positions of the covered types.
  private let positions: [Key: Int]
  /// The names of their cases; nil for a type whose cases cannot be read.
  private let names: [[String]?]
  /// The kinds whose destinations can have several types.
  private let openKinds: Set<CoverageKind>
  private var contents: [ObjectIdentifier: Content] = [:]

  private struct Key: Hashable {
    let kind: CoverageKind
    let type: ObjectIdentifier
  }

  /// What coverage knows about a type.
  private struct Content {
    let name: CaseTypeName
    let cases: [String]
    let unsupportedReason: UnsupportedTypeReason?

    var isEnumOfApp: Bool {
      let hasNoCases = unsupportedReason == nil && cases.isEmpty
      return unsupportedReason != .noEnum && !hasNoCases && !name.isOfSystem
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

  convenience init(_ app: SnapshotApp, scenes: SceneBuilder) {
    self.init(of: app.declared.allCoveredTypes)
  }

  /// Creates a reader of covered types, whose order the positions in ``RenderedCases`` refer to.
  init(of types: [CoverageType]) {
    var positions: [Key: Int] = [:]
    for (position, type) in types.enumerated() {
      positions[Key(kind: type.kind, type: ObjectIdentifier(type.type))] = position
    }
    self.positions = positions
    names = types.map { try? EnumCaseNames.names(of: $0.type) }
    openKinds = Set(types.filter { EnumCaseNames.isOpen($0.type) }.map(\.kind)).union([.alert])
  }

  /// The cases in the stack, in everything presented over it, and around it.
  func cases(in state: AnyVisibleState) -> RenderedCases {
    let stacks = Array(sequence(first: state.stack, next: \.inner))
    var cases = RenderedCases()
    for route in stacks.flatMap(\.routes) { read(route, as: .route, into: &cases) }
    for sheet in stacks.compactMap(\.sheet) { read(sheet, as: .sheet, into: &cases) }
    if let tab = state.tab { read(tab, as: .tab, into: &cases) }
    if let flow = state.flow { read(flow, as: .flow, into: &cases) }
    if let overlay = state.overlay { read(overlay, as: .overlay, into: &cases) }
    for dialog in stacks.compactMap(\.dialog) {
      if let value = dialog.countedValue {
        read(value, as: .alert, into: &cases)
      } else {
        cases.insert(FoundCases(type: Self.dialogWithoutValue))
      }
    }
    return cases
  }

  private static let dialogWithoutValue = FoundType(
    kind: .alert, qualifiedName: CaseTypeName(of: VisibleDialog.self).qualified, cases: [],
    unsupportedReason: .noValue)
}

// MARK: - Values

extension CaseReader {
  private func read(_ value: Any, as kind: CoverageKind, into cases: inout RenderedCases) {
    read(Part(value: value, type: type(of: value), kind: kind), into: &cases)
  }

  private func read(_ part: Part, into cases: inout RenderedCases) {
    let part = Self.unwrapped(part)
    let type = ObjectIdentifier(part.type)
    // A value of an outer type is another destination: `signIn(then: Route)` does not render it.
    guard !part.outerTypes.contains(type), part.outerTypes.count < Self.maximumDepth else { return }
    if let position = positions[Key(kind: part.kind, type: type)] {
      guard let names = names[position], let name = part.value.flatMap(EnumCase.name(of:)),
        let tag = names.firstIndex(of: name)
      else { return }
      cases.insert([tag], ofTypeAt: position)
      let isMain = position < CoverageKind.navigatorKinds.count
      let prefix = isMain ? "" : "\(content(of: part.type).name.short)."
      readPayload(of: part, inCase: prefix + name, into: &cases)
    } else if part.carrier != nil || openKinds.contains(part.kind) {
      readFound(part, into: &cases)
    }
  }

  /// Reads a value whose type no harness declares.
  private func readFound(_ part: Part, into cases: inout RenderedCases) {
    let content = content(of: part.type)
    let isDestination = part.carrier == nil
    guard isDestination || content.isEnumOfApp else { return }
    let reason = part.isParameter ? .parameter : content.unsupportedReason
    let names = reason == nil ? content.cases : []
    let type = FoundType(
      kind: part.kind, qualifiedName: content.name.qualified, cases: names,
      unsupportedReason: reason)
    let name = reason == nil ? part.value.flatMap(EnumCase.name(of:)) : nil
    let tag = name.flatMap { names.firstIndex(of: $0) }
    cases.insert(
      FoundCases(
        type: type, carriers: [part.carrier].compactMap(\.self), tags: [tag].compactMap(\.self)))
    guard let name, tag != nil else { return }
    readPayload(of: part, inCase: "\(content.name.short).\(name)", into: &cases)
  }

  private func readPayload(
    of part: Part, inCase carrier: String, into cases: inout RenderedCases
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

  private func content(of type: Any.Type) -> Content {
    if let content = contents[ObjectIdentifier(type)] { return content }
    var cases: [String] = []
    var reason: UnsupportedTypeReason?
    do throws(EnumCaseNames.ReadError) {
      cases = try EnumCaseNames.names(of: type)
    } catch {
      reason = UnsupportedTypeReason(error)
    }
    let content = Content(
      name: CaseTypeName(of: type), cases: cases, unsupportedReason: reason)
    contents[ObjectIdentifier(type)] = content
    return content
  }
}
