import BookshelfNavigation
import Foundation
import Observation

/// The welcome screen of the onboarding.
struct WelcomeModel: ScreenModel {
  let routing: any OnboardingStepRouting

  let title = "Welcome"

  var sections: [SectionModel] {
    [
      SectionModel(
        nil,
        [
          .image("An empty shelf in the evening sun"),
          .text("Bookshelf keeps your books, what you read, and to whom you lent it."),
        ]),
      SectionModel(nil, [.button("Begin") { routing.begin() }]),
    ]
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

  let title = "Genres"

  var trailing: [ActionModel] { [ActionModel("Skip") { self.routing.askToSkip() }] }

  var sections: [SectionModel] {
    [
      SectionModel(nil, [.text("What do you like to read?")]),
      SectionModel(
        nil,
        Genre.allCases.map { genre in
          .toggle(genre.title, isOn: chosen.contains(genre)) { self.set(genre, to: $0) }
        }),
      SectionModel(nil, [.button("Continue") { self.routing.chooseGenres(self.chosen) }]),
    ]
  }

  private func set(_ genre: Genre, to isOn: Bool) {
    chosen.removeAll { $0 == genre }
    if isOn { chosen.append(genre) }
  }
}

/// The reading goal.
struct GoalModel: ScreenModel {
  let pagesPerDay: Int
  let routing: any OnboardingStepRouting

  let title = "Goal"

  var trailing: [ActionModel] { [ActionModel("Skip") { routing.askToSkip() }] }

  var sections: [SectionModel] {
    [
      SectionModel(
        nil,
        [.text("How much do you want to read?"), .value("Pages a day", "\(pagesPerDay)")]),
      SectionModel(nil, [.button("Done") { routing.end() }]),
    ]
  }
}

/// The message that the service is unavailable.
struct MaintenanceModel: ScreenModel {
  let today: Date
  let routing: any MaintenanceRouting

  let title = "Back Soon"

  var sections: [SectionModel] {
    [
      SectionModel(
        nil,
        [
          .text("Bookshelf is being looked after. Your books are safe."),
          .link("Status") { routing.openStatus(since: today) },
        ])
    ]
  }
}

/// The status of the service.
struct ServiceStatusModel: ScreenModel {
  let day: Date

  let title = "Status"

  var sections: [SectionModel] {
    [
      SectionModel(
        nil, [.value("Since", day.day), .value("Sync", "Off"), .value("Catalogue", "On")])
    ]
  }
}
