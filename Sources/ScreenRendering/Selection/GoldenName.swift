import Foundation
import ScreenContents
import ScreenText

/// The names of golden files, derived from the screens' raw values.
///
/// Letters, digits, `-`, `_` and `.` stay. Other characters, a leading dot, and names that Windows
/// reserves are percent-encoded.
///
/// - SeeAlso: Microsoft, “Naming Files, Paths, and Namespaces”; RFC 3986, section 2.1.
package enum GoldenName {
  /// The extension of golden files, with its dot.
  package static let suffix = ".txt"

  /// The name of a screen's file, without the extension.
  ///
  /// - Complexity: O(*n*) in the length of the raw value.
  package static func name(of screen: String) -> String {
    if isPlainFileName(screen) { return screen }
    let composed = screen.precomposedStringWithCanonicalMapping
    if composed.isEmpty { return "%" }
    var name = percentEncodedName(composed)
    if name.hasPrefix(".") || isReserved(name) {
      name = encoded(String(name.prefix(1))) + name.dropFirst()
    }
    return shortened(name, whole: composed)
  }

  /// The name without percent-encoding.
  package static func screen(of name: String) -> String {
    name == "%" ? "" : name.removingPercentEncoding ?? name
  }

  /// A key that is equal for names that some file systems do not distinguish: lower-case, composed.
  package static func collisionKey(of name: String) -> String {
    name.utf8.allSatisfy { $0 < 0x80 }
      ? name.lowercased()
      : name.uppercased().lowercased().precomposedStringWithCanonicalMapping
  }

  /// The name of a golden whose file has this name, which ends with the extension.
  package static func stem(of fileName: String) -> String {
    String(Substring(fileName.utf8.dropLast(suffix.utf8.count)))
  }

  /// Whether the raw value needs no encoding, as most do not.
  private static func isPlainFileName(_ screen: String) -> Bool {
    let count = screen.utf8.count
    return count >= 5 && count <= 100 && screen.utf8.allSatisfy(\.isNameByte)
  }

  /// Encodes all but letters, digits, `-`, `_` and `.`, and their marks.
  private static func percentEncodedName(_ text: String) -> String {
    var name = ""
    var followsKeptScalar = false
    for scalar in text.unicodeScalars {
      followsKeptScalar = isKept(scalar) || followsKeptScalar && isMark(scalar)
      name += followsKeptScalar ? String(scalar) : encoded(String(scalar))
    }
    return name
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains(scalar)
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber:
      return !scalar.properties.isDefaultIgnorableCodePoint
    default: return false
    }
  }

  /// Whether the scalar is a visible mark on the letter before it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: !scalar.properties.isDefaultIgnorableCodePoint
    default: false
    }
  }

  private static func encoded(_ text: String) -> String {
    text.utf8.map { "%" + $0.digits(2, radix: 16, uppercase: true) }.joined()
  }

  /// Whether Windows reserves the name, with or without an extension, for a device.
  private static func isReserved(_ name: String) -> Bool {
    let stem = name.prefix { $0 != "." }.uppercased()
    if ["CON", "PRN", "AUX", "NUL"].contains(stem) { return true }
    guard stem.count == 4, stem.hasPrefix("COM") || stem.hasPrefix("LPT"), let last = stem.last
    else { return false }
    return "123456789¹²³".contains(last)
  }

  /// A name of at most 200 bytes, in which a checksum replaces the rest.
  private static func shortened(_ name: String, whole: String) -> String {
    guard name.utf8.count > 200 else { return name }
    var short = name
    while short.utf8.count > 190 { short.unicodeScalars.removeLast() }
    if let percent = short.suffix(2).firstIndex(of: "%") { short.removeSubrange(percent...) }
    return "\(short)-\(Checksum.text(of: whole))"
  }
}
