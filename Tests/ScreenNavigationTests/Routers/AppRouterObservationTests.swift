import ScreenNavigation
import Testing

/// What one reader is told of what one writer does.
struct Notice: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let count: Int
  let read: @MainActor @Sendable (AppRouter<Garden>) -> Void
  let write: @MainActor @Sendable (AppRouter<Garden>) -> Void

  init(
    _ description: String, count: Int,
    read: @escaping @MainActor @Sendable (AppRouter<Garden>) -> Void,
    write: @escaping @MainActor @Sendable (AppRouter<Garden>) -> Void
  ) {
    testDescription = description
    self.count = count
    self.read = read
    self.write = write
  }
}

@Suite("Observers of a router")
@MainActor
struct AppRouterObservationTests {
  nonisolated static let apart: [Notice] = [
    Notice("stack, while a sheet opens", count: 0) {
      _ = $0.stack
    } write: {
      $0.present(sheet: .guide)
    },
    Notice("activeSheet, while a route is pushed", count: 0) {
      _ = $0.activeSheet
    } write: {
      $0.navigate(to: .settings)
    },
    Notice("stack, while a route is pushed", count: 1) {
      _ = $0.stack
    } write: {
      $0.navigate(to: .settings)
    },
    Notice("activeSheet, while it gives way to another", count: 1) {
      _ = $0.activeSheet
    } write: {
      $0.present(sheet: .guide)
    },
    Notice("presentation, while the sheet's stack grows", count: 1) {
      _ = $0.presentation
    } write: {
      $0.presented?.navigate(to: .settings)
    },
    Notice("activeSheet, while the sheet's stack grows", count: 0) {
      _ = $0.activeSheet
    } write: {
      $0.presented?.navigate(to: .settings)
    },
    Notice("presented, while the sheet's stack grows", count: 0) {
      _ = $0.presented
    } write: {
      $0.presented?.navigate(to: .settings)
    },
    Notice("the sheet's stack, while the outer stack grows", count: 0) {
      _ = $0.presented?.stack
    } write: {
      $0.navigate(to: .settings)
    },
    Notice("presentation, while an alert opens over the sheet", count: 1) {
      _ = $0.presentation
    } write: {
      $0.presented?.present(alert: .frost)
    },
    Notice("state, while stack and sheet are left one after the other", count: 2) {
      _ = $0.state
    } write: {
      $0.popToRoot()
      $0.dismiss()
    },
  ]

  nonisolated static let unchanged: [Notice] = [
    Notice("the same stack") { $0.stack = [.settings] },
    Notice("the same jump within the stack") { $0.resetAndNavigate(to: [.settings]) },
    Notice("the same route over the root") { $0.replaceAll(with: .settings) },
    Notice("popping none") { $0.pop(0) },
    Notice("popping to what is on top") { $0.popTo { $0 == .settings } },
    Notice("popping to what is not there") { $0.popTo { $0 == .tool("Axe") } },
    Notice("the same sheet") { $0.activeSheet = .newPlant },
    Notice("the same presentation") { $0.presentation = .sheet(.newPlant) },
    Notice("the same state") { $0.state = $0.state },
    Notice("nil for what is not presented") {
      $0.activeAlert = nil
      $0.activeConfirmation = nil
      $0.activeFullScreenCover = nil
    },
  ]

  @Test("are told of what they read, and of nothing else", arguments: apart)
  func granularity(notice: Notice) {
    #expect(count(notice) == notice.count)
  }

  @Test("are told nothing by an equal value", arguments: unchanged)
  func equalValues(notice: Notice) {
    #expect(count(notice) == 0)
  }

  @Test("see the old state at the moment that they are told")
  func toldBefore() {
    let router = AppRouter<Garden>()
    var seen: [StackState<Garden>] = []
    let count = changes {
      seen.append(router.state)
    } during: {
      router.navigate(to: .settings)
    }
    #expect(seen == [StackState(), StackState()])
    #expect(count == 1)
  }

  private func count(_ notice: Notice) -> Int {
    let router = AppRouter<Garden>(
      StackState(routes: [.settings], presenting: .sheet(.newPlant)))
    return changes {
      notice.read(router)
    } during: {
      notice.write(router)
    }
  }
}

extension Notice {
  /// A write of which a reader of everything should learn nothing.
  fileprivate init(
    _ description: String, write: @escaping @MainActor @Sendable (AppRouter<Garden>) -> Void
  ) {
    self.init(description, count: 0, read: { _ = $0.state }, write: write)
  }
}
