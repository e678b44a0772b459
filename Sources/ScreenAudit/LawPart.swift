import ScreenSnapshot

/// A part of a law that one process checks.
///
/// It is encoded with the name of the law, which tells its type.
struct LawPart: Codable, Hashable, Sendable {
  let part: any Law

  var law: AuditLaw { type(of: part).name }

  private enum Key: CodingKey { case law, part }

  init(_ part: any Law) { self.part = part }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let law = try container.decode(AuditLaw.self, forKey: .law)
    part = try law.type.init(from: container.superDecoder(forKey: .part))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(law, forKey: .law)
    try part.encode(to: container.superEncoder(forKey: .part))
  }

  static func == (one: Self, other: Self) -> Bool {
    one.law == other.law && AnyHashable(one.part) == AnyHashable(other.part)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(part)) }
}
