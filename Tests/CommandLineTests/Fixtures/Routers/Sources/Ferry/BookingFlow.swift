@MainActor
final class PortsScreen: Screen {
  let ports = ["Calais", "Dunkirk"]
  let onPort: @MainActor (String) -> Void

  init(onPort: @escaping @MainActor (String) -> Void) {
    self.onPort = onPort
  }
}

@MainActor
final class TimetableScreen: Screen {
  let port: String
  let onSailing: @MainActor (Int) -> Void

  init(port: String, onSailing: @escaping @MainActor (Int) -> Void) {
    self.port = port
    self.onSailing = onSailing
  }
}

@MainActor
final class SeatsScreen: Screen {
  let sailing: Int
  let onClose: @MainActor () -> Void

  init(sailing: Int, onClose: @escaping @MainActor () -> Void) {
    self.sailing = sailing
    self.onClose = onClose
  }
}

/// Books a sailing. A state machine decides which events are possible; screens report what a person does.
@MainActor
final class BookingFlow {
  enum State: Equatable {
    case ports
    case timetable(port: String)
    case reserving(sailing: Int, port: String)
    case seats(sailing: Int, port: String)
  }

  enum Event {
    case choosePort(String)
    case leaveTimetable
    case chooseSailing(Int)
    case reserved
    case closeSeats
  }

  let stack = NavigationStack()
  private(set) var state = State.ports

  func start() {
    stack.setRoot(PortsScreen { [weak self] in self?.handle(.choosePort($0)) })
  }

  func handle(_ event: Event) {
    switch (state, event) {
    case (.ports, .choosePort(let port)):
      state = .timetable(port: port)
      stack.push(TimetableScreen(port: port) { [weak self] in self?.handle(.chooseSailing($0)) }) {
        [weak self] in self?.handle(.leaveTimetable)
      }
    case (.timetable, .leaveTimetable): state = .ports
    case (.timetable(let port), .chooseSailing(let sailing)):
      state = .reserving(sailing: sailing, port: port)
      // Nobody holds this task.
      Task { [weak self] in self?.handle(.reserved) }
    case (.reserving(let sailing, let port), .reserved):
      state = .seats(sailing: sailing, port: port)
      let screen = SeatsScreen(sailing: sailing) { [weak self] in self?.stack.dismissSheet() }
      stack.present(screen) { [weak self] in self?.handle(.closeSeats) }
    case (.seats(_, let port), .closeSeats): state = .timetable(port: port)
    default: fatalError("no transition from \(state) by \(event)")
    }
  }
}
