#if canImport(SwiftUI)
  import BookshelfFeatures
  import ScreenNavigationUI
  import SwiftUI

  /// The view of a model: one of its own, or the form of its content.
  struct ModelView: View {
    @State private var model: any ScreenModel

    /// Creates the view, which keeps its first model and the text that a person types into it.
    init(_ model: any ScreenModel) {
      _model = State(initialValue: model)
    }

    var body: some View {
      switch model {
      case let shelf as LibraryModel: ShelfView(model: shelf)
      case let reader as ReaderModel: ReaderView(model: reader)
      case let room as ClubRoomModel: ClubRoomView(model: room)
      default: ScreenContentView(model.content)
      }
    }
  }
#endif
