/// A screen with texts to confirm.
struct UnconfirmedScreen {
  /// The index of its task.
  let position: Int
  let task: RenderTask
  /// The index of its first result; those of its other folders follow.
  let firstResult: Int
  var texts: [UnconfirmedText]
}

/// A text to confirm.
struct UnconfirmedText {
  /// The index of the result.
  let result: Int
  let file: GoldenFile
  /// The bytes of the golden; nil if it matches, is missing or cannot be read.
  let golden: [UInt8]?
  let text: [UInt8]
  /// The golden of the screen's old name.
  var previousFile: GoldenFile?
}
