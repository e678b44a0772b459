package import ScreenSnapshot

extension ScreenScene {
  /// The control that a step names; nil for a step that names no control.
  ///
  /// - Throws: ``JourneyProblem`` if no control fits the name, or several do.
  package func control(for step: Step) throws(JourneyProblem) -> ScreenControl? {
    switch step {
    case .tap(let button), .tapTwice(let button):
      try control(button, for: .tap, "control", orElse: "the screen has no controls")
    case .type(_, into: let field):
      try control(field, for: .type, "text field", orElse: "the screen has no text fields")
    case .tab(let tab):
      // A screen of an app with tabs may cover them.
      try control(tab, for: .tab, "tab", orElse: "no tabs are visible")
    case .start, .show, .back, .open, .openWithoutSecret, .event, .relaunch, .look: nil
    }
  }

  private func control(
    _ reference: ControlReference, for keyword: Step.Keyword, _ noun: String,
    orElse sentence: String
  ) throws(JourneyProblem) -> ScreenControl {
    let label = JourneyProblem.quoted(reference.label)
    let controls = controls.filter { $0.keyword == keyword }
    let labeled = controls.filter { $0.label == reference.label }
    if labeled.isEmpty {
      throw JourneyProblem(
        "no \(noun) has the label \(label)"
          + JourneyProblem.choice(
            for: reference.label, among: controls.map(\.label), as: "the screen has",
            orElse: sentence))
    }
    let found = labeled.filter { reference.section.map($0.headings.contains) ?? true }
    if let section = reference.section, found.isEmpty {
      throw JourneyProblem(
        "no \(noun) \(label) is in the section \(JourneyProblem.quoted(section))"
          + JourneyProblem.choice(
            for: section, among: labeled.compactMap(\.section), as: "the sections are",
            orElse: "it is in no section"))
    }
    if reference.number == nil, found.count > 1 {
      let first = JourneyProblem.quoted(ControlReference(label: reference.label, number: 1).text)
      throw JourneyProblem(
        "\(found.count) \(noun)s have the label \(label); write \(first) for the first")
    }
    let number = reference.number ?? 1
    if number > found.count {
      throw JourneyProblem(
        "there is no \(noun) \(label) #\(number); the screen has \(found.count)")
    }
    return found[number - 1]
  }
}
