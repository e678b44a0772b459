#if canImport(SwiftUI)
  import BookshelfFeatures
  import SwiftUI

  /// A screen: the title, the buttons and the rows of its model.
  struct ScreenView: View {
    @State private var model: any ScreenModel

    /// Creates the view, which keeps its first model and the text that a person types into it.
    init(model: any ScreenModel) {
      _model = State(initialValue: model)
    }

    var body: some View {
      Form {
        ForEach(Array(model.sections.enumerated()), id: \.offset) { _, section in
          Section {
            ForEach(Array(section.rows.enumerated()), id: \.offset) { _, row in
              RowView(row: row)
            }
          } header: {
            if let title = section.title { Text(title) }
          }
        }
      }
      .navigationTitle(model.title)
      .interactiveDismissDisabled(model.hasUnsavedText)
      .toolbar {
        ToolbarItemGroup(placement: .cancellationAction) { buttons(model.leading) }
        ToolbarItemGroup(placement: .primaryAction) { buttons(model.trailing) }
      }
    }

    private func buttons(_ actions: [ActionModel]) -> some View {
      ForEach(actions, id: \.label) { ActionButton(action: $0) }
    }
  }
#endif
