package import ScreenSnapshot

extension ScreenScene {
  /// The button or the field that a step operates; nil for another step, or if the scene does not have the control.
  package func control(operatedBy step: Step) -> ScreenControl? {
    switch step {
    case .tap(let reference), .tapTwice(let reference): try? button(reference)
    case .type(_, into: let reference): try? field(reference)
    case .start, .show, .back, .tab, .open, .openWithoutSecret, .event, .relaunch, .look: nil
    }
  }

  /// The button, link, toggle or item of a menu that a step names.
  ///
  /// - Throws: ``JourneyProblem`` if no control fits the name, or several do.
  func button(_ reference: ControlReference) throws(JourneyProblem) -> ScreenControl {
    try control(reference, of: .control) { $0.isButtonOrField && !$0.isField }
  }

  /// The text field that a step names.
  ///
  /// - Throws: ``JourneyProblem`` if no control fits the name, or several do.
  func field(_ reference: ControlReference) throws(JourneyProblem) -> ScreenControl {
    try control(reference, of: .field, where: \.isField)
  }

  /// The tab that a step names.
  ///
  /// - Throws: ``JourneyProblem`` if no control fits the name, or several do.
  func tab(_ reference: ControlReference) throws(JourneyProblem) -> ScreenControl {
    try control(reference, of: .tab, where: \.isTab)
  }

  private func control(
    _ reference: ControlReference, of kind: JourneyProblem.Kind,
    where isWanted: (ScreenControl) -> Bool
  ) throws(JourneyProblem) -> ScreenControl {
    let controls = controls.filter(isWanted)
    let labeled = controls.filter { $0.label == reference.label }
    if labeled.isEmpty {
      throw .noControl(kind, reference.label, labels: controls.map(\.label))
    }
    let found = labeled.filter { reference.section.map($0.headings.contains) ?? true }
    guard !found.isEmpty else {
      throw .noSection(
        kind, reference.label, section: reference.section ?? "",
        sections: labeled.compactMap(\.section))
    }
    let number = reference.number
    if let number, number > found.count {
      throw .noNumber(kind, reference.label, number: number, count: found.count)
    }
    guard number != nil || found.count == 1 else {
      throw .ambiguous(kind, reference.label, count: found.count)
    }
    return found[(number ?? 1) - 1]
  }
}
