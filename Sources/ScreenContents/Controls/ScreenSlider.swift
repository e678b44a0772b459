/// A slider: its value, and what moving it does.
package struct ScreenSlider: Sendable {
  /// The value, within the bounds.
  package let value: Double
  package let bounds: ClosedRange<Double>

  /// The distance of values; nil if a view has no steps.
  package let step: Double?

  /// The value as a person reads it; nil for the percentage.
  private let ownText: String?

  /// Moves the slider; nil if it is not wired.
  package let set: (@MainActor @Sendable (Double) async -> Void)?

  init(
    value: Double, bounds: ClosedRange<Double>, step: Double?, text: String?,
    set: (@MainActor @Sendable (Double) async -> Void)?
  ) {
    self.value = value.isNaN ? bounds.lowerBound : value.limited(to: bounds)
    self.bounds = bounds
    self.step = step.flatMap { $0 > 0 ? $0 : nil }
    self.ownText = text
    self.set = set
  }
}

extension ScreenSlider {
  /// The place of the value between the bounds, from 0 to 1; 0 if they are equal or not finite.
  package var fraction: Double {
    let fraction = (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
    return fraction.isFinite ? fraction : 0
  }

  /// The value as a person reads it.
  package var text: String { ownText ?? "\(Int((fraction * 100).rounded()))%" }

  /// A control for each direction, which is disabled at the end.
  func buttons(labeled label: String) -> [ScreenButton] {
    let distance = step ?? (bounds.upperBound - bounds.lowerBound) / 10
    return [
      button("Increase \(label)", to: min(value + distance, max(lastStep, value))),
      button("Decrease \(label)", to: max(value - distance, bounds.lowerBound)),
    ]
  }

  /// The largest value that is a number of steps from the smallest one.
  private var lastStep: Double {
    guard let step, bounds.upperBound.isFinite, bounds.lowerBound.isFinite else {
      return bounds.upperBound
    }
    let range = bounds.upperBound - bounds.lowerBound
    // A little more, because tenths are not exact: 1 is ten steps of 0.1 from 0.
    return min(bounds.lowerBound + (range / step + 1e-9).rounded(.down) * step, bounds.upperBound)
  }

  private func button(_ label: String, to target: Double) -> ScreenButton {
    ScreenButton(
      label, isEnabled: target != value,
      action: set.map { set in .navigation { await set(target) } } ?? .notWired)
  }
}

extension Double {
  fileprivate func limited(to bounds: ClosedRange<Double>) -> Double {
    min(max(self, bounds.lowerBound), bounds.upperBound)
  }
}
