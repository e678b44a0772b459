/// A change of a golden that recording or a review can make.
package struct GoldenProposal: Sendable {
  /// The result that the change accepts.
  package let result: ScreenResult

  /// The file to write or delete.
  let file: GoldenFile

  /// The bytes of ``file`` when it was compared; nil if it was missing or unreadable.
  var golden: [UInt8]?

  /// The bytes of ``previousFile``.
  var previousGolden: [UInt8]?

  /// The golden of the screen's old name, which would be deleted.
  let previousFile: GoldenFile?

  /// The bytes to write; nil to delete the file.
  var text: [UInt8]?
}
