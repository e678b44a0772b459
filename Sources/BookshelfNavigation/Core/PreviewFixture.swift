/// A model with an example that previews, tests and the screens of ``AppScreen`` show.
///
/// The example is the same value every time: no clock, no random identity.
public protocol PreviewFixture {
  /// The example.
  static var fixture: Self { get }
}
