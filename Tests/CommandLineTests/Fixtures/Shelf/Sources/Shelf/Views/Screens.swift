import ScreenNavigation
import SwiftUI

struct OutageView: View {
  var body: some View { Text("Back soon") }
}

struct LibraryView: View {
  var body: some View {
    List { BookRow(book: .fixture) }
  }
}

struct SearchView: View {
  var body: some View { Text("Search") }
}

struct SettingsView: View {
  @Environment(FlowRouter<Shelf>.self) private var app

  var body: some View {
    NavigationLink("Account", value: Shelf.Route.account)
    Button("Sign Out") { app.handle(.logoutToOnboarding) }
  }
}

struct AccountView: View {
  var body: some View { Text("Account") }
}

struct BookDetailView: View {
  let book: Book
  let router: AppRouter<Shelf>

  var body: some View {
    Button("Edit") { router.present(sheet: .bookEdit(book)) }
      .navigationTitle(book.title)
  }
}

struct BookEditView: View {
  let book: Book
  let router: AppRouter<Shelf>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Choose Cover") { router.navigate(to: .coverPicker) }
    Button("Cancel") { dismiss() }
  }
}

struct CoverPickerView: View {
  var body: some View { Text("Covers") }
}

struct ReaderView: View {
  let book: Book
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text(book.title)
    Button("Close") { dismiss() }
  }
}

struct PaywallView: View {
  let subscription: Subscription

  var body: some View { Text(subscription.name) }
}
