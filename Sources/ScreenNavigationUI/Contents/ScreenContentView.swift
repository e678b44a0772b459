#if canImport(SwiftUI)
  public import ScreenContents
  public import SwiftUI

  /// A content as a native form: its title, the buttons of its bar, and its elements.
  ///
  /// ```swift
  /// ScreenContentView(content)
  /// ```
  ///
  /// Put it into a stack, such as a ``RouterStack``. Make the content in the `body` of a view, so that SwiftUI
  /// observes the model that the content reads.
  ///
  /// Each control has an accessibility identifier, which `ControlIdentifiers` makes from the title of the content and
  /// the label of the control: `Edit Book.Save`. A control without an action is disabled.
  ///
  /// Some of a content looks different or is missing:
  /// - An image is a symbol with the description, because a content has no pictures.
  /// - A title that is nil is empty. A picture has one made from the name of the destination.
  /// - `tabLabel` is for the view with the tabs.
  /// - A part of one layout is visible if the width of the window has this layout.
  /// - The tab bar stays on macOS, watchOS and tvOS, although the content hides it.
  /// - The options of a picker have no identifiers of their own: SwiftUI shows them in a menu or on a page.
  /// - tvOS has no sliders: the two directions are buttons.
  /// - watchOS has no menus: their items are buttons in a section.
  /// - A secret is visible, because redaction is for text that is written to files. A secure field hides its text.
  public struct ScreenContentView<Empty: View>: View {
    private let content: ScreenContent
    private let empty: Empty

    #if !os(macOS)
      @Environment(\.horizontalSizeClass) private var width
    #endif

    /// Creates the view of a content.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - empty: The view of a content without elements.
    public init(_ content: ScreenContent, @ViewBuilder empty: () -> Empty) {
      self.content = content
      self.empty = empty()
    }

    /// The form.
    public var body: some View {
      let content = content.limited(to: layout).identified
      elements(content.elements)
        .navigationTitle(content.title ?? "")
        .navigationBarBackButtonHidden(content.hidesBack || !content.leading.isEmpty)
        .interactiveDismissDisabled(content.isDismissDisabled)
        .modifier(TabBarVisibility(isHidden: content.hidesTabs))
        .toolbar {
          ToolbarItemGroup(placement: .cancellationAction) { buttons(content.leading) }
          ToolbarItemGroup(placement: .primaryAction) { buttons(content.trailing) }
        }
    }

    private var layout: ScreenLayout {
      #if os(macOS)
        .regular
      #else
        width == .compact ? .compact : .regular
      #endif
    }

    @ViewBuilder
    private func elements(_ elements: [ScreenElement]) -> some View {
      if elements.isEmpty {
        empty
      } else {
        Form { ElementViews(elements: elements) }
      }
    }

    private func buttons(_ buttons: [ScreenButton]) -> some View {
      ForEach(Array(buttons.enumerated()), id: \.offset) { ButtonView(button: $1) }
    }
  }

  extension ScreenContentView
  where Empty == ContentUnavailableView<Label<Text, Image>, Text?, EmptyView> {
    /// Creates the view of a content, which says its title if it has no elements.
    public init(_ content: ScreenContent) {
      self.init(content) { ContentUnavailableView(content.title ?? "", systemImage: "tray") }
    }
  }

  private struct TabBarVisibility: ViewModifier {
    let isHidden: Bool

    func body(content: Content) -> some View {
      #if os(iOS) || os(visionOS)
        content.toolbar(isHidden ? .hidden : .automatic, for: .tabBar)
      #else
        content
      #endif
    }
  }
#endif
