import ScreenNavigation

enum Bookshelf: NavigationSchema {
  enum Flow: String, CaseIterable, Codable { case onboarding, authorized, maintenance }

  enum Tab: String, CaseIterable, Codable { case library, search, settings }

  enum Route: Hashable, Codable {
    case bookDetail(Book)
    case coverPicker
  }

  enum Sheet: Hashable, Codable, Identifiable {
    case bookEdit(Book)
    case reader(Book)

    var id: Self { self }
  }
}

struct Book: Hashable, Codable {
  var id: String
  var title: String
}

protocol BookRepository: Sendable {
  func book(id: String) async throws -> Book?
}

struct FixtureRepository: BookRepository {
  func book(id: String) async throws -> Book? {
    id == "dune" ? Book(id: "dune", title: "Dune") : nil
  }
}
