import ScreenNavigation
import ScreenNavigationUI
import SwiftUI

struct ShelfStack<Root: View>: View {
  let router: AppRouter<Shelf>
  @ViewBuilder let root: Root

  var body: some View {
    RouterStack(router) {
      root
    } destination: { route, router in
      switch route {
      case .bookDetail(let book): BookDetailView(book: book, router: router)
      case .coverPicker: CoverPickerView()
      case .account: AccountView()
      case .onboarding(let step): OnboardingStepView(step: step)
      }
    } sheet: { sheet, router in
      switch sheet {
      case .bookEdit(let book): BookEditView(book: book, router: router)
      case .reader(let book): ReaderView(book: book)
      }
    }
  }
}
