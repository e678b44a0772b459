extension ScreenScene {
  /// The button, link, toggle or item of a menu that a step names.
  ///
  /// - Throws: ``JourneyProblem`` if no control fits the name, or several do.
  func button(_ reference: ControlReference) throws(JourneyProblem) -> ScreenControl {
    try control(reference, of: .control) { if case .button = $0.kind { true } else { false } }
  }

  /// The text field that a step names.
  ///
  /// - Throws: ``JourneyProblem`` if no control fits the name, or several do.
  func field(_ reference: ControlReference) throws(JourneyProblem) -> ScreenControl {
    try control(reference, of: .field) { if case .field = $0.kind { true } else { false } }
  }

  /// Why no control has a label.
  private func problem(
    of label: String, among controls: [ScreenControl], of kind: JourneyProblem.Kind
  ) -> JourneyProblem {
    let contained = controls.filter { $0.headings.contains(label) }
    if kind == .control, !contained.isEmpty {
      return .containsControls(label, labels: contained.map(\.label))
    }
    return .noControl(kind, label, labels: controls.map(\.label))
  }

  private func control(
    _ reference: ControlReference, of kind: JourneyProblem.Kind,
    where isWanted: (ScreenControl) -> Bool
  ) throws(JourneyProblem) -> ScreenControl {
    let controls = controls.filter(isWanted)
    if let text = reference.wholeText, controls.contains(where: { $0.label == text }) {
      var parts = reference
      parts.wholeText = nil
      if (try? control(parts, of: kind, where: isWanted)) != nil {
        throw .ambiguousText(kind, text, parts: parts)
      }
      return try control(ControlReference(label: text), of: kind, where: isWanted)
    }
    let labeled = controls.filter { $0.label == reference.label }
    if labeled.isEmpty { throw problem(of: reference.label, among: controls, of: kind) }
    let found = labeled.filter { reference.section.map($0.headings.contains) ?? true }
    guard !found.isEmpty else {
      throw .noSection(
        kind, reference.label, section: reference.section ?? "",
        sections: labeled.compactMap(\.section))
    }
    if let number = reference.number {
      guard number <= found.count else {
        throw .noNumber(kind, reference.label, number: number, count: found.count)
      }
      return found[number - 1]
    }
    guard found.count == 1 else {
      throw .ambiguous(kind, reference.label, count: found.count, sections: found.map(\.section))
    }
    return found[0]
  }
}
