import ScreenSnapshot
import Testing

@testable import ScreenHarness

@Suite("MessageCoding")
struct MessageCodingTests {
  private static let cases: RenderedCases = {
    var cases = RenderedCases()
    cases.insert([3], ofTypeAt: 1)
    let type = FoundType(kind: .route, qualifiedName: "App.Home", cases: ["a", "b"])
    cases.insert(FoundCases(type, in: ["home"], tags: [1]))
    let other = FoundType(
      kind: .alert, qualifiedName: "App.Text", cases: [], unsupportedReason: .noEnum)
    cases.insert(FoundCases(other))
    return cases
  }()

  private static let tabletScreen: RenderedScreen = {
    var screen = RenderedScreen(tab: "t", path: "", hasContent: false, texts: [])
    screen.otherLocations = [
      LayoutLocation(layout: .regular, tab: "u", path: "a"),
      LayoutLocation(layout: .compact, tab: nil, path: ""),
    ]
    return screen
  }()

  private static let responses: [WorkerResponse] = [
    .ready("0123456789abcdef"), .outcome(.failed(reason: "no “cart”\n"), of: 7),
    .outcome(
      .rendered(
        RenderedScreen(
          tab: nil, path: "a › b", hasContent: true,
          texts: [
            ScreenText(folder: .compact, bytes: Array("é\0\n".utf8)),
            ScreenText(folder: .regular, bytes: []),
          ])), of: 0),
    .outcome(.rendered(RenderedScreen(tab: "t", path: "", hasContent: false, texts: [])), of: 1),
    .outcome(
      .rendered(
        RenderedScreen(
          tab: nil, path: "", hasContent: false, texts: [], matched: [.regular, .compact])), of: 2),
    .outcome(
      .rendered(
        RenderedScreen(
          tab: "t", flow: "f", path: "", hasContent: false, texts: [], cases: cases)), of: 3),
    .outcome(.rendered(tabletScreen), of: 4),
    .outcome(.matched(hasContent: true), of: 5), .outcome(.matched(hasContent: false), of: 6),
    .began(step: "control 'é'"),
    .outcome(.failed(reason: "no control", line: 3), of: -5),
  ]

  @Test("A response is decoded as it was encoded", arguments: responses)
  func roundTrip(response: WorkerResponse) throws {
    #expect(try WorkerResponse(response.bytes[...]).bytes == response.bytes)
    #expect(try "\(WorkerResponse(response.bytes[...]))" == "\(response)")
  }

  @Test(
    "A request is decoded as it was encoded",
    arguments: [
      .texts, .comparison(goldens: "/tmp/a b/é", locates: true),
      .comparison(goldens: "/tmp/a b/é", locates: false), .coverage, .location,
    ] as [RenderPurpose]
  )
  func request(purpose: RenderPurpose) throws {
    let request = WorkerRequest(
      [
        RenderTask(index: 7, layouts: [.compact, .regular]),
        RenderTask(index: 0, layouts: [.regular]),
        RenderTask(index: 1, layouts: [.controls]),
        RenderTask(JourneySource(name: "a b", bytes: Array("> look\n".utf8))),
        RenderTask(.edges(1, skipping: ["tap Buy"]), without: [2: "SIGTRAP"]),
      ], for: purpose)
    #expect(try WorkerRequest(request.bytes) == request)
  }

  @Test(
    "A request takes the same space for any number of neighbouring screens with the same folders",
    arguments: [1, 2, RenderQueue.maximumBatch])
  func ranges(count: Int) throws {
    let one = WorkerRequest([RenderTask(index: 3, layouts: [.compact])], for: .texts)
    let tasks = (3..<3 + count).map { RenderTask(index: $0, layouts: [.compact]) }
    let request = WorkerRequest(tasks, for: .texts)
    #expect(try WorkerRequest(request.bytes) == request)
    #expect(request.bytes.count == one.bytes.count)
  }

  @Test(
    "A request keeps the order of its screens",
    arguments: [[2, 1, 0], [0, 2, 3, 3, 4, 1], Array(5...5 + 2 * RenderQueue.maximumBatch)])
  func order(indices: [Int]) throws {
    let tasks = indices.map { RenderTask(index: $0, layouts: [.compact]) }
    #expect(try WorkerRequest(WorkerRequest(tasks, for: .texts).bytes).tasks == tasks)
  }

  @Test("A request that is cut never traps")
  func cutRequest() {
    let tasks =
      [0, 1, 5].map { RenderTask(index: $0, layouts: [.compact]) }
      + [RenderTask(JourneySource(name: "a", bytes: [0x3E]))]
    let bytes = WorkerRequest(tasks, for: .texts).bytes
    for count in bytes.indices {
      let cut = try? WorkerRequest(Array(bytes[..<count]))
      #expect(cut.map { $0.tasks.count < tasks.count } ?? true)
    }
  }

  @Test("A response that is cut or changed never traps", arguments: responses)
  func hostile(response: WorkerResponse) {
    for count in 0..<response.bytes.count {
      #expect(throws: MessageDecoder.MalformedMessage.self) {
        try WorkerResponse(response.bytes.prefix(count))
      }
    }
    for place in response.bytes.indices {
      for byte in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var bytes = response.bytes
        bytes[place] = byte
        _ = try? WorkerResponse(bytes[...])
        _ = try? WorkerRequest(bytes)
      }
    }
  }
}
