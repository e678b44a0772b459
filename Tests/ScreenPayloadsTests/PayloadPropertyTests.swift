import TestSupport
import Testing

@testable import ScreenPayloads

@Suite("PayloadWriter, with random payloads")
struct PayloadPropertyTests {
  // Rule 27
  @Test("Different payloads have different texts, even if they are truncated", arguments: 1...8)
  func different(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let limits = PayloadLimits(characters: 5, keyCharacters: 3, elements: 2, depth: 2)
    var known: [[UInt8]: Sample] = [:]
    for _ in 0..<fuzzRounds(100) {
      let sample = Sample.random(depth: 5, using: &generator)
      for sample in [sample, sample.changed(using: &generator)] {
        let text = Array(PayloadText.of(sample, limits: limits).utf8)
        let other = known.updateValue(sample, forKey: text)
        #expect(other == nil || other == sample)
      }
    }
  }

  @Test(
    "The order of insertion into sets and dictionaries does not change the text", arguments: 1...8)
  func deterministic(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let limits = PayloadLimits(elements: 5, depth: 3)
    for _ in 0..<25 {
      let sample = Sample.random(depth: 5, using: &generator)
      let text = PayloadText.of(sample)
      let cut = PayloadText.of(sample, limits: limits)
      for capacity in [20, 100] {
        let other = sample.refilled(minimumCapacity: capacity)
        #expect(PayloadText.of(other) == text)
        #expect(PayloadText.of(other, limits: limits) == cut)
      }
    }
  }

  @Test("Every line of a payload is valid YAML without invisible characters", arguments: 1...8)
  func lines(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let quoted = #""(?:[^"\\]|\\["\\nrt]|\\u[0-9A-F]{4}|\\U[0-9A-F]{8})*""#
    let plain = #"[A-Za-z_][A-Za-z0-9_\-]*|[\-+.a-z0-9]+"#
    let line = try Regex(
      "(?:  )*(?:- )*(?:(?:\(quoted)|\(plain)):(?: (?!$)|$))?(?:\(quoted)|\(plain)|\\[\\]|\\{\\}|$)"
    ).matchingSemantics(.unicodeScalar)
    for _ in 0..<100 {
      let text = PayloadText.of(Sample.random(depth: 5, using: &generator))
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      for written in text.split(separator: "\n", omittingEmptySubsequences: false) {
        #expect(try line.wholeMatch(in: written) != nil, "\(written.debugDescription)")
      }
    }
  }
}

extension Sample {
  func changed(using generator: inout SeededGenerator) -> Sample {
    switch self {
    case .text(let text): .text(text + "c")
    case .number(let number): .number(number + 1)
    case .real(let real): real.isFinite ? .real(real.nextUp) : .real(0)
    case .flag(let flag): .flag(!flag)
    case .missing(let number): .missing(number == nil ? 1 : nil)
    case .nothing: .number(0)
    case .list(let list): .list(Self.changed(list, using: &generator))
    case .group(let group): .group(Set(Self.changed(Array(group), using: &generator)))
    case .pair(let one, let two): .pair(one: one, two.changed(using: &generator))
    case .table(let table):
      .table(table.mapValues { $0.changed(using: &generator) }.merging(["": .nothing]) { $1 })
    }
  }

  private static func changed(
    _ list: [Sample], using generator: inout SeededGenerator
  ) -> [Sample] {
    var list = list
    guard let index = list.indices.randomElement(using: &generator) else { return [.nothing] }
    list[index] = list[index].changed(using: &generator)
    return list
  }

  /// The same payload, with another order of the elements of sets and dictionaries, which depends on the capacity.
  func refilled(minimumCapacity: Int) -> Sample {
    func refilled(_ sample: Sample) -> Sample { sample.refilled(minimumCapacity: minimumCapacity) }
    switch self {
    case .text, .number, .real, .flag, .missing, .nothing: return self
    case .list(let list): return .list(list.map(refilled))
    case .pair(let one, let other): return .pair(one: refilled(one), refilled(other))
    case .group(let group):
      return .group(Set(minimumCapacity: minimumCapacity).union(group.map(refilled)))
    case .table(let table):
      let empty = [String: Sample](minimumCapacity: minimumCapacity)
      return .table(empty.merging(table.mapValues(refilled)) { $1 })
    }
  }
}
