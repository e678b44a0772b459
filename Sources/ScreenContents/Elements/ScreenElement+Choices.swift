// MARK: - Pickers and sliders

extension ScreenElement {
  /// A choice of one of several options, with a closure that receives the option.
  ///
  /// ```swift
  /// .picker("Theme", theme, options: ["Light", "Dark"]) { await settings.setTheme($0) }
  /// ```
  ///
  /// A picture has the value. The options are controls, as the items of a menu are: `tap("Dark")` chooses one. If
  /// the `Redaction` of the harness hides the label, the value is drawn as `<redacted>`, but the options are visible.
  ///
  /// - Parameters:
  ///   - label: The text beside the value.
  ///   - value: The option that is chosen.
  ///   - options: All options, each of them once.
  ///   - isEnabled: Whether an option can be chosen.
  ///   - set: Receives the option that a person chooses. A picker without it is not wired.
  /// - Returns: The picker.
  public static func picker(
    _ label: String, _ value: String, options: [String], isEnabled: Bool = true,
    set: (@MainActor @Sendable (String) async -> Void)? = nil
  ) -> ScreenElement {
    let items = options.map { option in
      ScreenButton(
        option, action: set.map { set in .navigation { await set(option) } } ?? .notWired)
    }
    return ScreenElement(
      kind: .picker(.menu(label, isEnabled: isEnabled, items), value: value))
  }

  /// A value in a range, with a closure that receives a new value.
  ///
  /// ```swift
  /// .slider("Text size", size, in: 12...24, step: 2, text: "\(size) pt") { await settings.setSize($0) }
  /// ```
  ///
  /// A picture has the value and its place in the range. As for assistive technologies, a slider has two controls,
  /// which move it by one step: `tap("Increase Text size")` and `tap("Decrease Text size")`. At an end of the
  /// range, the control in this direction is disabled. If the `Redaction` of the harness hides the label, the value
  /// is drawn as `<redacted>`.
  ///
  /// - Parameters:
  ///   - label: The text beside the slider.
  ///   - value: The value. Outside of the range, it is drawn at the nearest end.
  ///   - bounds: The smallest and the largest value. By default, 0 to 1.
  ///   - step: The distance of values, greater than 0. By default, a view has no steps, and the two controls move
  ///     the slider by a tenth of the range.
  ///   - text: The value as a person reads it. By default, the percentage of the range.
  ///   - isEnabled: Whether the slider can be moved.
  ///   - set: Receives the value that a person chooses. A slider without it is not wired.
  /// - Returns: The slider.
  public static func slider(
    _ label: String, _ value: Double, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil,
    text: String? = nil, isEnabled: Bool = true,
    set: (@MainActor @Sendable (Double) async -> Void)? = nil
  ) -> ScreenElement {
    let slider = ScreenSlider(value: value, bounds: bounds, step: step, text: text, set: set)
    return ScreenElement(
      kind: .slider(.menu(label, isEnabled: isEnabled, slider.buttons(labeled: label)), slider))
  }
}
