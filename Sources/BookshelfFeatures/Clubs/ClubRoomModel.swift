public import BookshelfNavigation
public import ScreenContents

/// The room in which the members of a club read together.
///
/// It has no back button and no tab bar, so that a reader leaves it on purpose.
public struct ClubRoomModel: ScreenModel {
  let id: Club.ID
  let store: any BookshelfStore

  /// The moves of the screen.
  public let routing: any ClubRoomRouting

  /// The club, or nil if it does not exist or the data is not loaded.
  public var club: Club? { store.club(id) }

  /// The members of the club, with the user.
  public var members: [String] {
    guard let library = store.library.value, let club else { return [] }
    return library.members(of: club)
  }

  /// The screen in words, which has a view of its own in the app.
  public var content: ScreenContent {
    ScreenContent(
      title: club?.name ?? "Club",
      trailing: [.button("Leave") { routing.leaveRoom(of: id) }],
      elements: store.elements(ofClub: id) { club, _ in
        [
          .section([.text(Self.rule)]),
          .section(Self.heading, members.map { .text($0) }),
          .section([.button("Leave for My Notes") { routing.leaveRoomForNotes(on: club.book) }]),
        ]
      },
      hidesBack: true,
      hidesTabs: true)
  }

  /// The heading over the members.
  public static let heading = "Reading now"

  /// What a reader does here.
  public static let rule = "Read in silence until the bell rings."
}
