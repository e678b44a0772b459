import BookshelfNavigation
import ScreenContents

extension BookshelfStore {
  /// The club with an id, or nil if it does not exist or the data is not loaded.
  func club(_ id: Club.ID) -> Club? { library.value?.club(id: id) }

  /// The elements of a screen about a club; a sentence if the club does not exist.
  func elements(
    ofClub id: Club.ID, _ content: (_ club: Club, _ library: Library) -> [ScreenElement]
  ) -> [ScreenElement] {
    elements { library in
      guard let club = library.club(id: id) else {
        return [.section([.text("This club is gone.")])]
      }
      return content(club, library)
    }
  }
}
