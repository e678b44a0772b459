extension BinaryInteger {
  /// The digits of a number that is not negative, with leading zeros up to a minimum count.
  package func digits(_ minimumCount: Int, radix: Int = 10, uppercase: Bool = false) -> String {
    let digits = String(self, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, minimumCount - digits.utf8.count)) + digits
  }
}
