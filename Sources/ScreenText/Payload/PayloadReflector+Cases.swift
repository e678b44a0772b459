extension PayloadReflector {
  /// The position of a value's case, or `nil` if it has a payload or is not an enum.
  package mutating func tag(ofEmptyCase value: Any) -> Int? {
    guard case .enumeration(let table) = kind(of: value), let tag = table.cases.tag(of: value)
    else { return nil }
    return table.cases.hasPayload(tag) ? nil : tag
  }

  /// The position of a value among different cases of one enum without payloads; nil for other values.
  package mutating func position(of value: Any, amongDistinctCases values: [Any]) -> Int? {
    guard case .enumeration(let table) = kind(of: value), let tag = table.cases.tag(of: value)
    else { return nil }
    var position: Int?
    var seen: UInt64 = 0
    for index in values.indices {
      guard let other = table.cases.tag(of: values[index]), !table.cases.hasPayload(other) else {
        return nil
      }
      let bit: UInt64 = 1 << other
      // The bit of a large tag is zero.
      guard bit != 0, seen & bit == 0 else { return nil }
      seen |= bit
      if other == tag { position = index }
    }
    return position
  }
}
