/// The start of a list that is too long to print, and the number of the other elements.
package struct Excerpt<Element> {
  /// The elements to print.
  package let prefix: [Element]

  /// The number of the other elements.
  let restCount: Int

  /// Creates the excerpt of a list with `count` elements that starts with `prefix`.
  private init(_ prefix: some Collection<Element>, of count: Int) {
    self.prefix = Array(prefix)
    restCount = count - prefix.count
  }

  /// Creates an excerpt of at most `maximum` elements.
  package init(of elements: some Collection<Element>, maximum: Int) {
    self.init(elements.prefix(maximum), of: elements.count)
  }

  /// Creates an excerpt that fits in a number of entries, including the note on the rest.
  package init(of elements: some Collection<Element>, fitting: Int) {
    let isCut = elements.count > fitting
    self.init(of: elements, maximum: isCut ? fitting - 1 : fitting)
  }

  /// Creates an excerpt of the first elements that have a maximum total length.
  package init(
    of elements: some Collection<Element>, maximumLength: Int, length: (Element) -> Int
  ) {
    var room = maximumLength
    let fitting = elements.prefix { element in
      room -= length(element)
      return room >= 0
    }
    self.init(fitting, of: elements.count)
  }

  /// The number of the other elements as words, `3 more`; nil if there are none.
  package var more: String? { restCount > 0 ? "\(restCount) more" : nil }

  /// The texts of the elements to print, and the number of the others.
  package func entries(_ text: (Element) -> String) -> [String] {
    prefix.map(text) + [more].compactMap(\.self)
  }

  /// The note on lines that are not printed; nil if there are none.
  package var omittedLines: String? {
    restCount > 0 ? "\(restCount) line\(restCount == 1 ? "" : "s") omitted." : nil
  }
}
