#if canImport(SwiftUI)
  import ScreenNavigation
  import SwiftUI

  /// Presents the alerts and confirmations of a router.
  ///
  /// SwiftUI writes `false` to the binding of a dialog before or after the action of a button. If the
  /// action has presented the next dialog, that dialog must stay. Therefore, each binding belongs to
  /// one dialog.
  struct RouterDialogs<Schema: NavigationSchema>: ViewModifier {
    let router: AppRouter<Schema>

    /// Whether no layer is on screen; a dialog that replaces a sheet waits for its dismissal.
    let canPresent: Bool

    @Environment(\.isInSelectedTab) private var isInSelectedTab

    func body(content: Content) -> some View {
      let canPresent = canPresent && isInSelectedTab()
      let alert = canPresent ? router.activeAlert : nil
      let confirmation = canPresent ? router.activeConfirmation : nil
      content
        .alert(
          alert?.title ?? "", isPresented: isPresented(alert), presenting: alert
        ) {
          buttons($0.actions)
        } message: {
          message($0.message)
        }
        .confirmationDialog(
          confirmation?.title ?? "", isPresented: isPresented(confirmation),
          titleVisibility: .visible, presenting: confirmation
        ) {
          buttons($0.actions)
        } message: {
          message($0.message)
        }
    }

    private func isPresented(_ alert: AlertState?) -> Binding<Bool> {
      Binding {
        alert != nil
      } set: { isPresented in
        if !isPresented, router.activeAlert == alert { router.dismissAlert() }
      }
    }

    private func isPresented(_ confirmation: ConfirmationState?) -> Binding<Bool> {
      Binding {
        confirmation != nil
      } set: { isPresented in
        if !isPresented, router.activeConfirmation == confirmation { router.dismissConfirmation() }
      }
    }

    /// The buttons; equal buttons of one dialog differ in their position.
    private func buttons(_ actions: [DialogAction]) -> some View {
      ForEach(Array(actions.enumerated()), id: \.offset) { _, action in
        Button(action.label, role: action.buttonRole) { router.perform(action) }
      }
    }

    @ViewBuilder
    private func message(_ text: String?) -> some View {
      if let text { Text(text) }
    }
  }

  extension DialogAction {
    /// The role in SwiftUI.
    fileprivate var buttonRole: ButtonRole? {
      switch role {
      case .cancel: .cancel
      case .destructive: .destructive
      case nil: nil
      }
    }
  }
#endif
