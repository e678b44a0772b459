#if canImport(SwiftUI)
  public import ScreenContents
  public import SwiftUI
  import os

  extension View {
    /// Declares the content that a view of one's own shows, so that the views inside find its controls.
    ///
    /// ```swift
    /// ShelfGrid(model: model).screenContent(model.content)
    /// ```
    ///
    /// - Parameter content: The content, as the harness has it.
    /// - Returns: A view whose controls can have identifiers by `screenControl(_:number:)`.
    public func screenContent(_ content: ScreenContent) -> some View {
      modifier(DeclaredContent(content: content))
    }

    /// Gives a control of a view of one's own the accessibility identifier that it has in the content.
    ///
    /// A ``ScreenContentView`` gives the same identifiers. `snapshot views` finds the control by it. In a debug build,
    /// a label that the content does not have is reported once in the log.
    ///
    /// - Parameters:
    ///   - label: The label of the control in the content.
    ///   - number: Its number among the controls with the label, from 1.
    /// - Returns: The view with the identifier.
    public func screenControl(_ label: String, number: Int = 1) -> some View {
      modifier(DeclaredControl(label: label, number: number))
    }
  }

  extension EnvironmentValues {
    /// The controls of the content around a view; nil outside of a content.
    @Entry var contentControls: ContentControls? = nil
  }

  private struct DeclaredContent: ViewModifier {
    let content: ScreenContent

    #if !os(macOS)
      @Environment(\.horizontalSizeClass) private var width
    #endif

    func body(content view: Content) -> some View {
      view.environment(\.contentControls, ContentControls(of: content.limited(to: layout)))
    }

    private var layout: ScreenLayout {
      #if os(macOS)
        .regular
      #else
        width == .compact ? .compact : .regular
      #endif
    }
  }

  private struct DeclaredControl: ViewModifier {
    let label: String
    let number: Int

    @Environment(\.contentControls) private var controls

    func body(content: Content) -> some View {
      if let identifier {
        content.accessibilityIdentifier(identifier)
      } else {
        content
      }
    }

    private var identifier: String? {
      if let identifier = controls?.identifier(of: label, number: number) { return identifier }
      MissingControls.report(label, number, in: controls)
      return nil
    }
  }

  /// Reports controls that no content declares, each of them once, in debug builds.
  private enum MissingControls {
    private static let reported = OSAllocatedUnfairLock<Set<String>>(initialState: [])

    static func report(_ label: String, _ number: Int, in controls: ContentControls?) {
      #if DEBUG
        let problem =
          controls.map { "the content '\($0.title)' has no control '\(label)' number \(number)" }
          ?? "no content is declared around the control '\(label)'; use 'screenContent(_:)'"
        guard reported.withLock({ $0.insert(problem).inserted }) else { return }
        Logger(subsystem: "Screenwalk", category: "Controls")
          .fault("\(problem, privacy: .public)")
      #endif
    }
  }
#endif
