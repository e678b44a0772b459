import ScreenSnapshot

/// A request to a worker: screens and journeys to render one after the other.
struct WorkerRequest: Equatable, Sendable {
  let tasks: [RenderTask]
  let purpose: RenderPurpose

  init(_ tasks: [RenderTask], for purpose: RenderPurpose) {
    self.tasks = tasks
    self.purpose = purpose
  }

  var bytes: [UInt8] {
    var encoder = MessageEncoder()
    switch purpose {
    case .texts: encoder.write(0)
    case .comparison(let goldens):
      encoder.write(1)
      encoder.write(goldens)
    case .coverage: encoder.write(2)
    case .location: encoder.write(3)
    }
    encoder.write(tasks.count)
    for task in tasks { encoder.write(task) }
    return encoder.bytes
  }

  init(_ bytes: [UInt8]) throws(MessageDecoder.MalformedMessage) {
    var decoder = MessageDecoder(bytes)
    switch try decoder.number() {
    case 0: purpose = .texts
    case 1: purpose = .comparison(goldens: try decoder.text())
    case 2: purpose = .coverage
    case 3: purpose = .location
    default: throw MessageDecoder.MalformedMessage()
    }
    var tasks: [RenderTask] = []
    for _ in 0..<max(try decoder.number(), 0) {
      tasks.append(try decoder.task())
    }
    self.tasks = tasks
  }
}

extension MessageEncoder {
  fileprivate mutating func write(_ task: RenderTask) {
    switch task.subject {
    case .screen(let index):
      write(0)
      write(index)
      write(task.folders)
    case .journey(let journey):
      write(1)
      write(journey.name)
      write(journey.bytes)
    case .audit(let audit, let lost):
      write(2)
      write(json: audit)
      write(json: lost)
    }
  }
}

extension MessageDecoder {
  fileprivate mutating func task() throws(MalformedMessage) -> RenderTask {
    switch try number() {
    case 0: RenderTask(subject: .screen(try number()), folders: try folders())
    case 1: RenderTask(JourneySource(name: try text(), bytes: try data()))
    case 2: RenderTask(try json(AuditTask.self), without: try json([Int: String].self))
    default: throw MalformedMessage()
    }
  }
}
