import Foundation
import ScreenContents
import ScreenNavigation
import TestSupport
import Testing

@testable import ScreenSnapshot

/// Validates reports with the schema in the documentation.
@Suite("JSON schema")
struct JSONSchemaTests {
  private let schema: JSONSchema
  private let auditSchema: JSONSchema
  private let linksSchema: JSONSchema

  init() throws {
    let text = try documentation("ScreenHarness/validating-the-json-report")
    let blocks = text.matches(of: /```json\n(?<schema>[^`]*)```/).map { String($0.schema) }
    try #require(blocks.count == 3)
    (schema, auditSchema) = (try JSONSchema(blocks[0]), try JSONSchema(blocks[1]))
    linksSchema = try JSONSchema(blocks[2])
  }

  @Test("The table of links is valid, with and without patterns")
  func links() throws {
    let patterns = try DeepLinkPatterns(schemes: ["books"], hosts: ["a.example"], ["books", "new"])
    var table = LinkTable(manifest: "Books", patterns: patterns)
    #expect(linksSchema.faults(in: try table.json()) == [])
    table.screens = [
      .init(name: "books", link: "books://books", match: .pattern(0)),
      .init(name: "old", link: "books://old", match: .none(reason: "no pattern")),
      .init(name: "edit"),
    ]
    table.failures = [ScreenFailure(screen: "log", reason: "no log")]
    table.problems = ["a worker could not start"]
    #expect(linksSchema.faults(in: try table.json()) == [])
    let unknown = LinkTable(manifest: "Books", patterns: nil, screens: table.screens)
    #expect(linksSchema.faults(in: try unknown.json()) == [])
  }

  @Test("The report of an audit is valid, with every key and every law")
  func audit() throws {
    var report = SampleAudit.report
    report.problems = ["cannot write the html report 'x': Is a directory"]
    report.shard = Shard(index: 2, of: 3)
    report.patterns = ["c*"]
    report.namedLaws = AuditLaw.allCases
    #expect(auditSchema.faults(in: try report.json()) == [])
    #expect(auditSchema.faults(in: try SampleAudit.hostile("\"").json()) == [])
    for law in AuditLaw.allCases {
      let report = AuditReport(manifest: "A", laws: [AuditReport.LawResult(law: law)])
      #expect(auditSchema.faults(in: try report.json()) == [])
    }
  }

  @Test("The report of an audit is read back as it was written, and a shard with its violations")
  func readAudit() throws {
    for report in [SampleAudit.report, SampleAudit.hostile("\"\u{0}")] {
      #expect(try read(report).json() == report.json())
    }
    var shard = SampleAudit.report
    shard.shard = Shard(index: 2, of: 3)
    shard.markInterrupted()
    let copy = try read(shard)
    #expect(copy.isInterrupted && copy.isPartial && copy.shard == shard.shard)
    #expect(copy.laws.map(\.violations) == shard.laws.map(\.violations))
    #expect(copy.laws.map(\.gaps) == shard.laws.map(\.gaps))
    guard case .snapshots = try ReportDocument(json: Data(SampleReport.report.json().utf8)) else {
      Issue.record("the report is that of an audit")
      return
    }
  }

  private func read(_ report: AuditReport) throws -> AuditReport {
    guard case .audit(let read) = try ReportDocument(json: Data(report.json().utf8)) else {
      throw JSONReportError.malformed("the report is not that of an audit")
    }
    return read
  }

  @Test("A report with every verdict and every key is valid")
  func everything() throws {
    var report = SampleReport.report
    report.shard = Shard(index: 2, of: 3)
    report.selection.patterns = ["compact/*"]
    report.selection.exclusions = ["b*"]
    report.problems = ["cannot write the html report 'x': Is a directory"]
    #expect(schema.faults(in: try report.json()) == [])
    #expect(
      try SnapshotReport(json: Data(report.json().utf8)).selection == report.selection)
    report.markInterrupted()
    #expect(schema.faults(in: try report.json(hasDiffs: false)) == [])
  }

  @Test("The schema accepts every verdict and every layout")
  func names() {
    for verdict in Verdict.allCases {
      for layout in ScreenLayout.allCases {
        let result = ScreenResult(
          screen: "a", folder: GoldenFolder(layout), verdict: verdict, golden: "a.txt",
          note: "noted")
        let report = SnapshotReport(manifest: "A", layouts: [layout], results: [result])
        #expect(schema.faults(in: (try? report.json()) ?? "") == [])
      }
    }
  }

  @Test("The schema rejects missing, mistyped, out-of-range and unknown keys")
  func faults() throws {
    let report = SnapshotReport(
      manifest: "A", layouts: [.compact],
      results: [ScreenResult(screen: "a", folder: .compact, verdict: .matched, golden: "a.txt")])
    let changes = [
      ("\"schema\" : 1", "\"schema\" : 2", "schema: not 1"),
      ("\"manifest\" : \"A\",", "", "manifest: missing"),
      ("\"status\" : 0", "\"status\" : 3", "status: not one of 0, 1, 2, 130"),
      ("\"partial\" : false", "\"partial\" : \"no\"", "partial: no boolean"),
      ("\"matched\" : 1", "\"matched\" : 0", "counts.matched: less than 1"),
      ("\"screen\" : \"a\"", "\"screen\" : 7", "screens[0].screen: no string"),
      ("\"schema\" : 1", "\"schema\" : 1, \"more\" : 1", "more: not described"),
    ]
    for (words, others, fault) in changes {
      #expect(schema.faults(in: try report.json().replacing(words, with: others)) == [fault])
    }
  }
}

/// The part of JSON Schema that the schema of reports needs.
struct JSONSchema {
  private let root: [String: Any]

  init(_ text: String) throws {
    root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// The violations of the schema in a text, and keys that the schema lacks.
  func faults(in text: String) -> [String] {
    guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)) else {
      return ["no JSON"]
    }
    return Self.faults(in: value, by: root, at: "")
  }

  private static func faults(in value: Any, by schema: [String: Any], at path: String) -> [String] {
    if let constant = schema["const"] as? Int {
      return value as? Int == constant ? [] : ["\(path): not \(constant)"]
    }
    if let choices = schema["enum"] as? [Any] {
      let isOne = choices.contains { "\($0)" == "\(value)" }
      return isOne ? [] : ["\(path): not one of \(choices.map { "\($0)" }.joined(separator: ", "))"]
    }
    switch schema["type"] as? String {
    case "string": return value is String ? [] : ["\(path): no string"]
    case "boolean": return value is Bool ? [] : ["\(path): no boolean"]
    case "integer":
      guard let number = value as? Int else { return ["\(path): no integer"] }
      let least = schema["minimum"] as? Int ?? .min
      return number >= least ? [] : ["\(path): less than \(least)"]
    case "array":
      guard let elements = value as? [Any], let items = schema["items"] as? [String: Any] else {
        return ["\(path): no array"]
      }
      return elements.enumerated().flatMap { faults(in: $1, by: items, at: "\(path)[\($0)]") }
    default: return faults(inObject: value, by: schema, at: path)
    }
  }

  private static func faults(
    inObject value: Any, by schema: [String: Any], at path: String
  ) -> [String] {
    guard let object = value as? [String: Any] else { return ["\(path): no object"] }
    if schema["additionalProperties"] as? Bool == true { return [] }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let required = schema["required"] as? [String] ?? []
    func place(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
    let missing = required.filter { object[$0] == nil }.map { "\(place($0)): missing" }
    return missing
      + object.sorted { $0.key < $1.key }.flatMap { key, value in
        properties[key].map { faults(in: value, by: $0, at: place(key)) }
          ?? ["\(place(key)): not described"]
      }
  }
}
