struct ExhibitID: RawRepresentable, Hashable {
  let rawValue: String
}

struct ArtistID: RawRepresentable, Hashable {
  let rawValue: String
}

struct OrderID: RawRepresentable, Hashable {
  let rawValue: Int
}

struct Exhibit: Identifiable {
  let id: ExhibitID
  let title: String
  let artist: Artist
}

struct Artist: Identifiable {
  let id: ArtistID
  let name: String
}

/// The screens look up the values of the ids on their stacks.
struct Catalogue {
  let exhibits: [Exhibit]

  func exhibit(_ id: ExhibitID) -> Exhibit? {
    exhibits.first { $0.id == id }
  }

  func artist(_ id: ArtistID) -> Artist? {
    exhibits.lazy.map(\.artist).first { $0.id == id }
  }
}
