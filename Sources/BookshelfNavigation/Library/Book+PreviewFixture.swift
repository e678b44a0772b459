extension Book: PreviewFixture {
  /// See ``dune``.
  public static var fixture: Book { .dune }

  /// The books of the example library, in the order of the shelf.
  public static let shelf: [Book] = [
    .dune, .duneMessiah, .middlemarch, .robinsonCrusoe, .mollFlanders, .fraeuleinElse, .feynman,
    .snowCountry,
  ]

  /// A book with reviews and notes.
  public static let dune = Book(
    id: "dune", title: "Dune", author: "Frank Herbert", pages: 412, published: 1965)

  /// A second book of the same author.
  public static let duneMessiah = Book(
    id: "dune-messiah", title: "Dune Messiah", author: "Frank Herbert", pages: 256,
    published: 1969)

  /// A third book of the same author, which is in the catalog, and not on the shelf.
  public static let childrenOfDune = Book(
    id: "children-of-dune", title: "Children of Dune", author: "Frank Herbert", pages: 408,
    published: 1976)

  /// A long book with a short title.
  public static let middlemarch = Book(
    id: "middlemarch", title: "Middlemarch", author: "George Eliot", pages: 880, published: 1871)

  /// A book whose title is longer than a line.
  public static let robinsonCrusoe = Book(
    id: "robinson-crusoe",
    title: "The Life and Strange Surprizing Adventures of Robinson Crusoe, of York, Mariner",
    author: "Daniel Defoe", pages: 364, published: 1719)

  /// A second book of the author of ``robinsonCrusoe``.
  public static let mollFlanders = Book(
    id: "moll-flanders", title: "Moll Flanders", author: "Daniel Defoe", pages: 424,
    published: 1722)

  /// A title with an umlaut.
  public static let fraeuleinElse = Book(
    id: "fraeulein-else", title: "Fräulein Else", author: "Arthur Schnitzler", pages: 136,
    published: 1924)

  /// A title in quotation marks.
  public static let feynman = Book(
    id: "surely-youre-joking", title: "\"Surely You're Joking, Mr. Feynman!\"",
    author: "Richard P. Feynman", pages: 350, published: 1985)

  /// A title and an author with double-width characters.
  public static let snowCountry = Book(
    id: "yukiguni", title: "雪国", author: "川端康成", pages: 175, published: 1937)
}
