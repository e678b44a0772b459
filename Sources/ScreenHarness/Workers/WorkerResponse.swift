import ScreenSnapshot

/// What a worker answers: that it is there, with the fingerprint of its screens, then what became of
/// each screen that it was asked for, with its position in the manifest.
enum WorkerResponse: Sendable {
  case ready(String)
  case outcome(ScreenOutcome, of: Int)

  var bytes: [UInt8] {
    var writer = MessageEncoder()
    switch self {
    case .ready(let fingerprint):
      writer.write(0)
      writer.write(fingerprint)
    case .outcome(.rendered(let screen), let index):
      writer.write(1)
      writer.write(index)
      writer.write(screen.tab)
      writer.write(screen.path)
      writer.write(screen.hasContent ? 1 : 0)
      writer.write(screen.texts.count)
      for text in screen.texts {
        writer.write(text.layout.rawValue)
        writer.write(text.bytes)
      }
      writer.write(screen.matched)
      for kind in CoverageKind.allCases { writer.write(screen.cases[kind]) }
    case .outcome(.failed(let reason), let index):
      writer.write(2)
      writer.write(index)
      writer.write(reason)
    case .outcome(.crashed, _), .outcome(.timedOut, _):
      preconditionFailure("a worker that ended says nothing")
    }
    return writer.bytes
  }

  init(_ bytes: ArraySlice<UInt8>) throws(MessageDecoder.Garbled) {
    var reader = MessageDecoder(bytes)
    switch try reader.number() {
    case 0: self = .ready(try reader.text())
    case 1:
      let index = try reader.number()
      let tab = try reader.optionalText()
      let path = try reader.text()
      let hasContent = try reader.number() == 1
      var texts: [ScreenText] = []
      for _ in 0..<max(try reader.number(), 0) {
        texts.append(ScreenText(layout: try reader.layout(), bytes: try reader.data()))
      }
      let matched = try reader.layouts()
      var cases = RenderedCases()
      for kind in CoverageKind.allCases { cases[kind] = try reader.numbers() }
      self = .outcome(
        .rendered(
          RenderedScreen(
            tab: tab, path: path, hasContent: hasContent, texts: texts, matched: matched,
            cases: cases)), of: index)
    case 2:
      let index = try reader.number()
      self = .outcome(.failed(reason: try reader.text()), of: index)
    default: throw MessageDecoder.Garbled()
    }
  }
}
