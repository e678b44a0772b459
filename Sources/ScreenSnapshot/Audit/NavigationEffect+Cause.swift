extension NavigationEffect {
  /// The difference of a state from what it should be, without the names of the app.
  var cause: String {
    var seen: Set<String> = []
    var causes = steps.map(\.cause).filter { seen.insert($0).inserted }
    // A change of the stack below a presentation also dismisses and presents it.
    if causes.count > 2, let dismissal = steps.first(where: \.isDismissal),
      let presentation = steps.first(where: \.isPresentation)
    {
      causes.removeAll { [dismissal.cause, presentation.cause].contains($0) }
    }
    return causes.joined(separator: ", ")
  }
}

extension NavigationEffect.Change {
  fileprivate var isDismissal: Bool { if case .dismiss = self { true } else { false } }

  fileprivate var isPresentation: Bool { if case .present = self { true } else { false } }

  fileprivate var cause: String {
    switch self {
    case .changeFlow: "another flow is visible"
    case .addTab, .removeTab: "the list of tabs differs"
    case .selectTab: "another tab is selected"
    case .push, .replaceRoute: "another screen is on the stack"
    case .pop: "a screen is missing on the stack"
    case .present(let kind, _): "an unexpected \(kind.rawValue)"
    case .dismiss: "a presentation is missing"
    case .replacePresentation(let kind, _): "another \(kind.rawValue) is presented"
    case .showOverlay: "an unexpected overlay"
    case .hideOverlay: "an overlay is missing"
    }
  }
}
