/// What a law says, as a value: why it is broken, or why it was not checked somewhere.
protocol LawStatement: Codable, Hashable, Sendable {
  /// The words, which are equal for equal values.
  var words: String { get }

  /// What stays of the state before; nil for another reason.
  var leftovers: Leftovers? { get }

  /// What stays of the state before, if a mistake that others show explains it; nil for no such reason.
  var possibleLeftovers: Leftovers? { get }

  /// The reason without what may stay of the state before.
  var withoutPossibleLeftovers: Self { get }

  /// The same reason for a mistake that leaves more behind elsewhere.
  func widened(to parts: Set<Leftovers.Part>) -> Self

  /// The cause that exceptions name; nil for a reason why a law was not checked.
  var kind: AuditCause? { get }
}

extension LawStatement {
  var leftovers: Leftovers? { nil }
  var possibleLeftovers: Leftovers? { nil }
  var withoutPossibleLeftovers: Self { self }
  func widened(to parts: Set<Leftovers.Part>) -> Self { self }
  var kind: AuditCause? { nil }
}

extension LawStatement where Self: RawRepresentable, RawValue == String {
  var words: String { rawValue }
}

/// Why a law is broken; violations with equal causes are one finding.
enum LawCause<Own: LawStatement>: LawStatement {
  /// A cause that this law alone has.
  case own(Own)

  /// A cause that this law alone has, unless something of the state before stays elsewhere, too.
  case ownUnlessStays(Own, Leftovers)

  /// Something of the state before stays.
  case stays(Leftovers)

  /// The state differs from the expected one.
  case differs(StateDifference)

  /// The state is the expected one, but the screen shows another text.
  case shows(TextDifference)

  /// The operation that the law is about fails.
  case fails(CheckedOperation, StepFailure)

  var leftovers: Leftovers? { if case .stays(let leftovers) = self { leftovers } else { nil } }

  var possibleLeftovers: Leftovers? {
    if case .ownUnlessStays(_, let leftovers) = self { leftovers } else { nil }
  }

  var withoutPossibleLeftovers: LawCause {
    if case .ownUnlessStays(let cause, _) = self { .own(cause) } else { self }
  }

  func widened(to parts: Set<Leftovers.Part>) -> LawCause {
    leftovers.map { .stays($0.widened(to: parts)) } ?? self
  }

  var kind: AuditCause? {
    switch self {
    case .own(let cause), .ownUnlessStays(let cause, _): cause.kind
    case .stays: .leftovers
    case .differs: .otherState
    case .shows: .otherText
    case .fails(_, let failure): failure.kind
    }
  }

  var words: String {
    switch self {
    case .own(let cause), .ownUnlessStays(let cause, _): cause.words
    case .stays(let leftovers): leftovers.words
    case .differs(let difference): difference.words
    case .shows(let difference): difference.words
    case .fails(let operation, let failure): "\(operation.rawValue) \(failure.rawValue)"
    }
  }
}

/// What a law does with the app, as causes name it.
enum CheckedOperation: String, Codable {
  case jump = "a jump"
  case link = "a link"
  case brokenLink = "a broken link"
  case relaunch = "a relaunch"
  case back = "back"
  case tab = "a tap on a tab"
  case control = "a control"
  case repeatedControl = "the same control after back"
  case controlAfterClosing = "the same control after closing"
}

/// How an operation fails.
enum StepFailure: String, Codable {
  case crashes
  case hangs
  case leadsToInvalidState = "leads to an invalid state"

  var kind: AuditCause {
    switch self {
    case .crashes: .crash
    case .hangs: .hang
    case .leadsToInvalidState: .invalidState
    }
  }
}

/// What a law never says.
struct NoStatement: LawStatement {
  var words: String { "" }
}

// MARK: - Values whose types the laws declare

/// A value whose type its law declares.
///
/// It is encoded with the name of the law, which tells the type.
protocol LawValue: Codable, Hashable, Sendable {
  var law: AuditLaw { get }
  var value: any Codable & Hashable { get }

  init(of law: AuditLaw, from decoder: any Decoder) throws
}

private enum LawValueKey: CodingKey {
  case law
  case value
}

extension LawValue {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: LawValueKey.self)
    let law = try container.decode(AuditLaw.self, forKey: .law)
    self = try Self(of: law, from: container.superDecoder(forKey: .value))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: LawValueKey.self)
    try container.encode(law, forKey: .law)
    try value.encode(to: container.superEncoder(forKey: .value))
  }

  static func == (one: Self, other: Self) -> Bool {
    one.law == other.law && AnyHashable(one.value) == AnyHashable(other.value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}

/// Why a law is broken.
struct ViolationCause: LawValue {
  let law: AuditLaw
  var statement: any LawStatement

  var value: any Codable & Hashable { statement }

  init(_ law: AuditLaw, _ statement: any LawStatement) {
    (self.law, self.statement) = (law, statement)
  }

  init(of law: AuditLaw, from decoder: any Decoder) throws {
    self.init(law, try law.type.cause(from: decoder))
  }
}

/// Why a law was not checked somewhere.
struct LawGap: LawValue {
  let law: AuditLaw
  let statement: any LawStatement

  var value: any Codable & Hashable { statement }

  init(_ law: AuditLaw, _ statement: any LawStatement) {
    (self.law, self.statement) = (law, statement)
  }

  init(of law: AuditLaw, from decoder: any Decoder) throws {
    self.init(law, try law.type.gap(from: decoder))
  }
}

/// A part of a law that one process checks.
struct LawPart: LawValue {
  let part: any Law

  var law: AuditLaw { type(of: part).name }
  var value: any Codable & Hashable { part }

  init(_ part: any Law) { self.part = part }

  init(of law: AuditLaw, from decoder: any Decoder) throws {
    self.init(try law.type.init(from: decoder))
  }
}

extension Law {
  fileprivate static func cause(from decoder: any Decoder) throws -> any LawStatement {
    try LawCause<Cause>(from: decoder)
  }

  fileprivate static func gap(from decoder: any Decoder) throws -> any LawStatement {
    try Gap(from: decoder)
  }
}
