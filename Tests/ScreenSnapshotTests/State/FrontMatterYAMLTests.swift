import TestApps
import TestSupport

@testable import ScreenPayloads
@testable import ScreenSnapshot
@testable import ScreenText

#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  @testable import ScreenSnapshot

  @Suite("FrontMatter, parsed by PyYAML")
  struct FrontMatterYAMLTests {
    // `PayloadPropertyTests` checks the same grammar on machines without PyYAML.
    @Test(
      "PyYAML parses random front matter as the values that were written",
      .enabled(if: PythonYAML.isAvailable, PythonYAML.skipReason), .timeLimit(.minutes(2)),
      arguments: [1, 2])
    func python(seed: UInt64) throws {
      var generator = SeededGenerator(seed: seed)
      var yaml: [UInt8] = []
      var documents: [Any] = []
      for _ in 0..<fuzzRounds(300) {
        let screen = String.nasty(using: &generator)
        let samples = (0..<3).map { _ in Sample.random(depth: 4, using: &generator) }
        let state = VisibleFlowState<Sample, Never, Sample, Labelled<Sample>, Never>(
          flow: samples[0], routes: [samples[1]], sheet: Labelled(value: samples[2]))
        yaml += Array(FrontMatterText.of(screen, state).utf8).dropLast(4)
        documents.append([
          "screen": screen, "flow": samples[0].json, "stack": [samples[1].json],
          "sheet": ["labelled": ["value": samples[2].json]],
        ])
      }
      #expect(try differences(of: yaml, from: documents) == "")
    }

    @Test(
      "The comparison with PyYAML reports wrong types and invalid YAML",
      .enabled(if: PythonYAML.isAvailable, PythonYAML.skipReason))
    func complaints() throws {
      #expect(try differences(of: Array("a: 1\n".utf8), from: [["a": 1]]) == "")
      #expect(try differences(of: Array("a: 1.0\n".utf8), from: [["a": 1]]) != "")
      #expect(try differences(of: Array("a: y\n".utf8), from: [["a": "y"]]) == "")
      #expect(try differences(of: Array("a: yes\n".utf8), from: [["a": "yes"]]) != "")
      #expect(try differences(of: Array("a: [\n".utf8), from: [["a": []]]) != "")
    }

    private func differences(of yaml: [UInt8], from documents: [Any]) throws -> String {
      let folder = temporaryFolder.appending(path: "FrontMatterYAMLTests-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = (folder.appending(path: "a.yaml"), folder.appending(path: "a.json"))
      try Data(yaml).write(to: files.0)
      try JSONSerialization.data(withJSONObject: documents).write(to: files.1)
      return try PythonYAML.differences(of: files.0, from: files.1)
    }
  }

  extension Sample {
    /// The payload as a YAML reader parses it, as JSON.
    fileprivate var json: Any {
      switch self {
      case .text(let text): ["text": text]
      case .number(let number): ["number": number]
      case .real(let real): ["real": ["$float": "\(real)"]]
      case .flag(let flag): ["flag": flag]
      case .missing(let number): ["missing": number as Any? ?? NSNull()]
      case .nothing: "nothing"
      case .list(let list): ["list": list.map(\.json)]
      case .table(let table): ["table": table.mapValues(\.json)]
      case .pair(let one, let two): ["pair": [["one": one.json], two.json]]
      case .group(let group):
        [
          "group": group.sorted {
            Self.text(of: $0).utf8.lexicographicallyPrecedes(Self.text(of: $1).utf8)
          }.map(\.json)
        ]
      }
    }

    private static func text(of sample: Sample) -> String {
      var describer = PayloadDescriber(redaction: .standard)
      var yaml = YAMLWriter()
      PayloadWriter().write(describer.payload(of: sample), to: &yaml)
      return yaml.text
    }
  }
#endif
