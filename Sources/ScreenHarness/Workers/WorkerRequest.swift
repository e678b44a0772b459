import ScreenSnapshot

/// What a worker is asked for: screens, one after the other.
struct WorkerRequest: Equatable, Sendable {
  let tasks: [RenderTask]
  let purpose: RenderPurpose

  init(_ tasks: [RenderTask], for purpose: RenderPurpose) {
    self.tasks = tasks
    self.purpose = purpose
  }

  var bytes: [UInt8] {
    var writer = MessageEncoder()
    switch purpose {
    case .texts: writer.write(0)
    case .comparison(let goldens):
      writer.write(1)
      writer.write(goldens)
    case .coverage: writer.write(2)
    }
    writer.write(tasks.count)
    for task in tasks {
      writer.write(task.index)
      writer.write(task.layouts)
    }
    return writer.bytes
  }

  init(_ bytes: [UInt8]) throws(MessageDecoder.Garbled) {
    var reader = MessageDecoder(bytes)
    switch try reader.number() {
    case 0: purpose = .texts
    case 1: purpose = .comparison(goldens: try reader.text())
    case 2: purpose = .coverage
    default: throw MessageDecoder.Garbled()
    }
    var tasks: [RenderTask] = []
    for _ in 0..<max(try reader.number(), 0) {
      tasks.append(RenderTask(index: try reader.number(), layouts: try reader.layouts()))
    }
    self.tasks = tasks
  }
}
