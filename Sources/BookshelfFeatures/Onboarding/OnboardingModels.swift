import BookshelfNavigation
import Foundation
import Observation
import ScreenContents

/// The welcome screen of the onboarding.
struct WelcomeModel: ScreenModel {
  let routing: any OnboardingStepRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Welcome",
      elements: [
        .section([
          .image("An empty shelf in the evening sun"),
          .text("Bookshelf keeps your books, what you read, and to whom you lent them."),
        ]),
        .section([.button("Begin") { routing.begin() }]),
      ])
  }
}

/// The choice of genres.
@MainActor @Observable
final class GenreChoiceModel: ScreenModel {
  private let routing: any OnboardingStepRouting
  private var chosen: [Genre]

  init(chosen: [Genre], routing: any OnboardingStepRouting) {
    self.chosen = chosen
    self.routing = routing
  }

  var content: ScreenContent {
    ScreenContent(
      title: "Genres",
      trailing: [.button("Skip") { self.routing.askToSkip() }],
      elements: [
        .section([.text("What do you like to read?")]),
        .section(
          Genre.allCases.map { genre in
            .toggle(genre.title, isOn: chosen.contains(genre)) { self.set(genre, to: $0) }
          }),
        .section([.button("Continue") { self.routing.chooseGenres(self.chosen) }]),
      ])
  }

  private func set(_ genre: Genre, to isOn: Bool) {
    chosen.removeAll { $0 == genre }
    if isOn { chosen.append(genre) }
  }
}

/// The suggestion of a reading goal.
struct GoalModel: ScreenModel {
  let pagesPerDay: Int
  let routing: any OnboardingStepRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Goal",
      trailing: [.button("Skip") { routing.askToSkip() }],
      elements: [
        .section([
          .text("A good goal to begin with:"), .row("Pages a day", "\(pagesPerDay)"),
        ]),
        .section([.button("Done") { routing.end() }]),
      ])
  }
}

/// The message that the service is unavailable.
struct MaintenanceModel: ScreenModel {
  let today: Date
  let routing: any MaintenanceRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Back Soon",
      elements: [
        .section([
          .text("Bookshelf is being looked after. Your books are safe."),
          .link("Status") { routing.openStatus(since: today) },
        ]),
        .section([.button("Try Again") { routing.leaveMaintenance() }]),
      ])
  }
}

/// The status of the service.
struct ServiceStatusModel: ScreenModel {
  let day: Date

  var content: ScreenContent {
    ScreenContent(
      title: "Status",
      elements: [
        .section([.row("Since", day.day), .row("Sync", "Off"), .row("Catalogue", "On")])
      ])
  }
}
