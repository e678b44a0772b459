import Observation

@Observable
@MainActor
public final class NoteStore {
  public var notes: [Note]

  public init(notes: [Note]) { self.notes = notes }
}
