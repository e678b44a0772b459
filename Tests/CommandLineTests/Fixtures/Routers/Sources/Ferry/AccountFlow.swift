@MainActor
final class ProfileScreen: Screen {
  let onChangePIN: @MainActor () -> Void

  init(onChangePIN: @escaping @MainActor () -> Void) {
    self.onChangePIN = onChangePIN
  }
}

@MainActor
final class PINScreen: Screen {
  let onDone: @MainActor () -> Void

  init(onDone: @escaping @MainActor () -> Void) {
    self.onDone = onDone
  }
}

/// Shows the account, and changes its PIN.
@MainActor
final class AccountFlow {
  enum State { case profile, changingPIN }
  enum Event { case changePIN, endPIN }

  let stack = NavigationStack()
  private(set) var state = State.profile

  func start() {
    stack.setRoot(ProfileScreen { [weak self] in self?.handle(.changePIN) })
  }

  func handle(_ event: Event) {
    switch (state, event) {
    case (.profile, .changePIN):
      state = .changingPIN
      let screen = PINScreen { [weak self] in self?.stack.dismissSheet() }
      stack.present(screen) { [weak self] in self?.handle(.endPIN) }
    case (.changingPIN, .endPIN): state = .profile
    default: fatalError("no transition from \(state) by \(event)")
    }
  }
}
