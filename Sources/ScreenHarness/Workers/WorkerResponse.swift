import ScreenSnapshot

/// A response of a worker: first the fingerprint of its screens, then the outcome of each requested
/// screen or journey with its position in the request.
enum WorkerResponse: Sendable {
  case ready(String)
  /// The worker is about to perform a step of the current screen or journey, such as a tap.
  case began(step: String)
  case outcome(ScreenOutcome, of: Int)

  var bytes: [UInt8] {
    var encoder = MessageEncoder()
    switch self {
    case .ready(let fingerprint):
      encoder.write(0)
      encoder.write(fingerprint)
    case .began(let step):
      encoder.write(3)
      encoder.write(step)
    case .outcome(.rendered(let screen), let index):
      encoder.write(1)
      encoder.write(index)
      encoder.write(screen.tab)
      encoder.write(screen.flow)
      encoder.write(screen.path)
      encoder.write(screen.otherLocations.count)
      for location in screen.otherLocations {
        encoder.write(location.layout.rawValue)
        encoder.write(location.tab)
        encoder.write(location.path)
      }
      encoder.write(screen.hasContent ? 1 : 0)
      encoder.write(screen.unsupported.map(\.rawValue))
      encoder.write(screen.texts.count)
      for text in screen.texts {
        encoder.write(text.folder.rawValue)
        encoder.write(text.bytes)
      }
      encoder.write(screen.matched)
      encoder.write(screen.cases)
    case .outcome(.matched(let hasContent), let index):
      encoder.write(5)
      encoder.write(index)
      encoder.write(hasContent ? 1 : 0)
    case .outcome(.audited(let part), let index):
      encoder.write(4)
      encoder.write(index)
      encoder.write(json: part)
    case .outcome(.failed(let reason, let line), let index):
      encoder.write(2)
      encoder.write(index)
      encoder.write(reason)
      encoder.write(line ?? 0)
    case .outcome(.crashed, _), .outcome(.timedOut, _):
      preconditionFailure("a worker that exited sends no response")
    }
    return encoder.bytes
  }

  init(_ bytes: ArraySlice<UInt8>) throws(MessageDecoder.MalformedMessage) {
    var decoder = MessageDecoder(bytes)
    switch try decoder.number() {
    case 0: self = .ready(try decoder.text())
    case 1:
      let index = try decoder.number()
      let tab = try decoder.optionalText()
      let flow = try decoder.optionalText()
      let path = try decoder.text()
      var locations: [LayoutLocation] = []
      for _ in 0..<max(try decoder.number(), 0) {
        locations.append(
          LayoutLocation(
            layout: try decoder.layout(), tab: try decoder.optionalText(), path: try decoder.text())
        )
      }
      let hasContent = try decoder.number() == 1
      let unsupported = try decoder.texts().compactMap(UnsupportedOperation.init)
      var texts: [ScreenText] = []
      for _ in 0..<max(try decoder.number(), 0) {
        texts.append(ScreenText(folder: try decoder.folder(), bytes: try decoder.data()))
      }
      let matched = try decoder.folders()
      let cases = try decoder.cases()
      var screen = RenderedScreen(
        tab: tab, flow: flow, path: path, hasContent: hasContent, texts: texts, matched: matched,
        cases: cases)
      screen.otherLocations = locations
      screen.unsupported = unsupported
      self = .outcome(.rendered(screen), of: index)
    case 2:
      let index = try decoder.number()
      let reason = try decoder.text()
      let line = try decoder.number()
      self = .outcome(.failed(reason: reason, line: line > 0 ? line : nil), of: index)
    case 4:
      let index = try decoder.number()
      self = .outcome(.audited(try decoder.json(AuditPart.self)), of: index)
    case 5:
      let index = try decoder.number()
      self = .outcome(.matched(hasContent: try decoder.number() == 1), of: index)
    case 3: self = .began(step: try decoder.text())
    default: throw MessageDecoder.MalformedMessage()
    }
  }
}
