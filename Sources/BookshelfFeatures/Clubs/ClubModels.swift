import BookshelfNavigation
import ScreenContents

/// The book clubs.
struct ClubsModel: ScreenModel {
  let store: any BookshelfStore
  let routing: any ClubsRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Book Clubs",
      elements: store.elements { library in
        let links = library.clubs.map { club in
          ScreenElement.link(club.name, library.joinedClubs.contains(club.id) ? "Joined" : nil) {
            routing.openClub(club)
          }
        }
        return [.section(links)]
      })
  }
}

/// A club; a wide window has its members beside it.
struct ClubModel: ScreenModel {
  let id: Club.ID
  let store: any BookshelfStore
  let routing: any ClubsRouting

  var content: ScreenContent {
    ScreenContent(
      title: store.club(id)?.name ?? "Club",
      elements: store.elements(ofClub: id) { club, library in
        let members = library.members(of: club)
        let isMember = library.joinedClubs.contains(id)
        return [
          .section([
            .link("Book", club.book.title) { routing.openBook(club.book) },
            .link("Members", "\(members.count)") { routing.openMembers(of: club) }
              .only(in: .compact),
            .row("Free places", "\(library.freePlaces(in: club))"),
          ]),
          .section("Members", members.map { .text($0) }).only(in: .regular),
          .section(
            isMember
              ? actionsOfMember(of: club)
              : [.button("Join") { join(club, isFull: library.freePlaces(in: club) == 0) }]),
        ]
      })
  }

  private func actionsOfMember(of club: Club) -> [ScreenElement] {
    [
      .button("Enter Room") { routing.enterRoom(of: club) },
      .button("Leave Club", role: .destructive) { leave() },
    ]
  }

  private func join(_ club: Club, isFull: Bool) {
    if isFull {
      routing.reportFull(club)
    } else {
      routing.showRules(of: club)
    }
  }

  private func leave() {
    store.update(reportingTo: routing) { $0.joinedClubs.remove(id) }
  }
}

/// The members of a club.
struct ClubMembersModel: ScreenModel {
  let id: Club.ID
  let store: any BookshelfStore

  var content: ScreenContent {
    ScreenContent(
      title: "Members",
      elements: store.elements(ofClub: id) { club, library in
        [.section(library.members(of: club).map { .text($0) })]
      })
  }
}

/// The rules of a club, which a new member accepts or declines: a swipe would be no answer.
struct ClubRulesModel: ScreenModel {
  let id: Club.ID
  let store: any BookshelfStore
  let routing: any SheetRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Club Rules",
      leading: [.button("Decline", role: .cancel) { routing.close() }],
      trailing: [.button("Accept") { accept() }],
      elements: store.elements(ofClub: id) { club, _ in
        [
          .section([
            .text("• Read the chapters before the others talk about them."),
            .text("• Nobody tells the end of “\(club.book.title)”."),
          ])
        ]
      },
      isDismissDisabled: true)
  }

  private func accept() {
    if store.update(reportingTo: routing, { $0.joinedClubs.insert(id) }) { routing.close() }
  }
}
