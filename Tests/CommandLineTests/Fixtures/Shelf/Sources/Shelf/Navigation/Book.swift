struct Book: Hashable, Codable {
  var id: String
  var title: String
}

extension Book {
  static let fixture = Book(id: "dune", title: "Dune")
}

protocol BookRepository: Sendable {
  func book(id: String) async throws -> Book?
}

struct FixtureRepository: BookRepository {
  func book(id: String) async throws -> Book? {
    id == Book.fixture.id ? .fixture : nil
  }
}
