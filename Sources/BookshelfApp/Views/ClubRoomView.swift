#if canImport(SwiftUI)
  import BookshelfFeatures
  import BookshelfNavigation
  import ScreenNavigation
  import ScreenNavigationUI
  import SwiftUI

  extension EnvironmentValues {
    /// The router of the nearest stack.
    var router: AppRouter<Bookshelf> { self[router: Bookshelf.self] }
  }

  /// The room of a club, without a back button and a tab bar; the form of the content until it is loaded.
  ///
  /// Its controls have the accessibility identifiers that they have in the model's content.
  struct ClubRoomView: View {
    let model: ClubRoomModel

    var body: some View {
      if let club = model.club {
        VStack(spacing: 24) {
          Text(ClubRoomModel.rule).font(.system(.title3, design: .serif))
          VStack(spacing: 8) {
            Text(ClubRoomModel.heading).font(.headline)
            ForEach(model.members, id: \.self) { Text($0) }
          }
          Button("Leave for My Notes") { model.routing.leaveRoomForNotes(on: club.book) }
            .screenControl("Leave for My Notes")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTitle(club.name)
        .navigationBarBackButtonHidden()
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            LeaveRoomButton(club: club.id).screenControl("Leave")
          }
        }
        .withoutTabBar()
        .screenContent(model.content)
      } else {
        ScreenContentView(model.content)
      }
    }
  }

  /// The button that leaves the room, by the router of the stack that it is in.
  private struct LeaveRoomButton: View {
    let club: Club.ID
    @Environment(\.router) private var router

    var body: some View {
      Button("Leave") { router.leaveRoom(of: club) }
    }
  }

  extension View {
    /// Hides the tab bar on a platform where a view can hide it.
    fileprivate func withoutTabBar() -> some View {
      #if os(iOS) || os(visionOS)
        toolbar(.hidden, for: .tabBar)
      #else
        self
      #endif
    }
  }
#endif
