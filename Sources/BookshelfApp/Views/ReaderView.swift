#if canImport(SwiftUI)
  import BookshelfFeatures
  import BookshelfNavigation
  import ScreenNavigationUI
  import SwiftUI

  /// A page of a book, which fills the screen above the buttons that turn it.
  ///
  /// Its controls have the accessibility identifiers that they have in the model's content.
  struct ReaderView: View {
    let model: ReaderModel

    var body: some View {
      VStack(spacing: 16) {
        Text(model.position)
          .font(.system(.title, design: .serif))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        ProgressView("Read", value: model.fraction)
        HStack {
          ForEach(model.turns, id: \.label) { turn in
            Button(turn.label) { model.routing.turn(to: turn.page, of: model.book) }
              .disabled(!turn.isEnabled)
              .frame(maxWidth: .infinity)
              .screenControl(turn.label)
          }
        }
      }
      .padding()
      .navigationTitle(model.book.title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { model.routing.close() }
            .screenControl("Close")
        }
      }
      .screenContent(model.content)
    }
  }
#endif
