import Foundation
import Observation

public struct Trip: Hashable, Sendable {
  public var name: String
  /// The name of an image in the app's asset catalog.
  public var imageName: String

  public init(name: String, imageName: String) {
    (self.name, self.imageName) = (name, imageName)
  }
}

public enum TripRoute: Hashable, Sendable {
  case trip(Trip)
}

public enum TripSheet: Hashable, Identifiable, Sendable {
  case newTrip

  public var id: Self { self }
}

@MainActor
@Observable
public final class TripRouter {
  public var path: [TripRoute] = []
  public var sheet: TripSheet?
  private let pages: any PageOpener

  public init(pages: any PageOpener) { self.pages = pages }

  public func openTimetable() {
    if let url = URL(string: "https://example.com/timetable") { pages.openPage(url) }
  }
}
