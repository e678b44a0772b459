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
    case .comparison(let goldens, let locates):
      encoder.write(1)
      encoder.write(goldens)
      encoder.write(locates ? 1 : 0)
    case .coverage: encoder.write(2)
    case .location: encoder.write(3)
    }
    var rest = tasks[...]
    while !rest.isEmpty {
      let count = encoder.writeGroup(from: rest)
      rest = rest.dropFirst(count)
    }
    return encoder.bytes
  }

  init(_ bytes: [UInt8]) throws(MessageDecoder.MalformedMessage) {
    var decoder = MessageDecoder(bytes)
    switch try decoder.number() {
    case 0: purpose = .texts
    case 1:
      purpose = .comparison(goldens: try decoder.text(), locates: try decoder.number() == 1)
    case 2: purpose = .coverage
    case 3: purpose = .location
    default: throw MessageDecoder.MalformedMessage()
    }
    var tasks: [RenderTask] = []
    while !decoder.isAtEnd { tasks += try decoder.tasks() }
    self.tasks = tasks
  }
}

extension MessageEncoder {
  /// Writes the first task, and the screens after it that follow in the manifest and have the same
  /// folders.
  ///
  /// - Returns: The number of tasks that were written.
  fileprivate mutating func writeGroup(from tasks: ArraySlice<RenderTask>) -> Int {
    guard let task = tasks.first else { return 0 }
    switch task.subject {
    case .screen(let first):
      let group = zip(first..., tasks.prefix(RenderQueue.maximumBatch)).prefix { index, next in
        next == RenderTask(subject: .screen(index), folders: task.folders)
      }
      write(0)
      write(first)
      write(group.count)
      write(task.folders)
      return group.count
    case .journey(let journey):
      write(1)
      write(journey.name)
      write(journey.bytes)
    case .audit(let audit, let lost):
      write(2)
      write(json: audit)
      write(json: lost)
    }
    return 1
  }
}

extension MessageDecoder {
  fileprivate mutating func tasks() throws(MalformedMessage) -> [RenderTask] {
    switch try number() {
    case 0:
      let first = try number()
      let count = try number()
      guard (0...Int(Int32.max)).contains(first),
        (1...RenderQueue.maximumBatch).contains(count)
      else { throw MalformedMessage() }
      let folders = try folders()
      return (first..<first + count).map { RenderTask(subject: .screen($0), folders: folders) }
    case 1: return [RenderTask(JourneySource(name: try text(), bytes: try data()))]
    case 2: return [RenderTask(try json(AuditTask.self), without: try json([Int: String].self))]
    default: throw MalformedMessage()
    }
  }
}
