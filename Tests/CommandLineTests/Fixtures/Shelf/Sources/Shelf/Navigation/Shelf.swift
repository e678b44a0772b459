import ScreenNavigation

enum Shelf: NavigationSchema {
  enum Tab: String, CaseIterable, Codable { case library, search, settings }

  enum Route: Hashable, Codable {
    case bookDetail(Book)
    case coverPicker
    case account
    case onboarding(OnboardingStep)
  }

  enum Sheet: Hashable, Codable, Identifiable {
    case bookEdit(Book)
    case reader(Book)

    var id: String {
      switch self {
      case .bookEdit(let book): "bookEdit-\(book.id)"
      case .reader(let book): "reader-\(book.id)"
      }
    }
  }
}
