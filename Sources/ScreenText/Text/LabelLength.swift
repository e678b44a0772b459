/// How long a label may be where it is one of several things on a line.
///
/// Pictures and control goldens do not shorten labels: they wrap, or the line grows.
package enum LabelLength: Int {
  /// On an arrow of a diagram.
  case arrow = 24

  /// A step of a journey in a headline.
  case step = 60

  /// The label, or its start and an ellipsis if it has more characters than this.
  package func shortened(_ label: String) -> String {
    label.count > rawValue ? "\(label.prefix(rawValue - 1))…" : label
  }
}
