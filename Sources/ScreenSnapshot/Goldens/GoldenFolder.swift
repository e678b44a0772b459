/// A folder of goldens, in the folder of a manifest.
package enum GoldenFolder: String, CaseIterable, Codable, Sendable {
  case compact
  case regular
  case controls
  case journeys
}

extension GoldenFolder {
  /// The folder of the goldens of a layout.
  package init(_ layout: ScreenLayout) {
    switch layout {
    case .compact: self = .compact
    case .regular: self = .regular
    case .controls: self = .controls
    }
  }

  /// The layout of the goldens in the folder; nil for journeys.
  package var layout: ScreenLayout? {
    switch self {
    case .compact: .compact
    case .regular: .regular
    case .controls: .controls
    case .journeys: nil
    }
  }
}
