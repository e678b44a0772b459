import NotesNavigation
import ScreenHarness

/// The app after its start: the router, and the store that its screens read.
@MainActor
final class NotesApp: ScreenNavigating {
  let router = TabRouter()
  let store = NoteStore(notes: [.fixture])

  var visibleState: VisibleState<AppTab, AppRoute, AppSheet> { router.visibleState }
}
