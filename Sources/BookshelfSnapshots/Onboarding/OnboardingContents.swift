import BookshelfNavigation
import Foundation
import ScreenHarness
import ScreenNavigation

extension ScreenContent {
  static func onboarding(in coordinator: OnboardingCoordinator?) -> ScreenContent {
    ScreenContent(
      title: "Welcome",
      elements: [
        .image("An empty shelf in the evening sun"),
        .text("Bookshelf keeps your books, what you read, and to whom you lent it."),
        .section(nil, [.button("Begin") { coordinator?.begin() }]),
      ])
  }

  static func onboardingGenres(
    chosen: [Genre], in coordinator: OnboardingCoordinator?
  ) -> ScreenContent {
    ScreenContent(
      title: "Genres",
      trailing: [.button("Skip") { coordinator?.askToSkip() }],
      elements: [
        .text("What do you like to read?"),
        .section(
          nil, Genre.allCases.map { .toggle($0.title, isOn: chosen.contains($0), action: .effect) }),
        .section(nil, [.button("Continue") { coordinator?.choose(chosen) }]),
      ])
  }

  static func onboardingGoal(
    pagesPerDay: Int, in coordinator: OnboardingCoordinator?
  ) -> ScreenContent {
    ScreenContent(
      title: "Goal",
      trailing: [.button("Skip") { coordinator?.askToSkip() }],
      elements: [
        .text("How much do you want to read?"),
        .row("Pages a day", "\(pagesPerDay)"),
        .section(nil, [.button("Done") { coordinator?.end() }]),
      ])
  }

  static func maintenance(in context: BookshelfSnapshots.Context) -> ScreenContent {
    ScreenContent(
      title: "Back Soon",
      elements: [
        .text("Bookshelf is being looked after. Your books are safe."),
        .link("Status") { context.router.navigate(to: .serviceStatus(since: .fixture)) },
      ])
  }

  static func serviceStatus(since day: Date) -> ScreenContent {
    ScreenContent(
      title: "Status",
      elements: [.row("Since", day.day), .row("Sync", "Off"), .row("Catalogue", "On")])
  }
}
