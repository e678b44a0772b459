#if canImport(SwiftUI)
  /// A kind of page that SwiftUI presents over a stack, one at a time.
  enum Layer {
    /// A sheet.
    case sheet

    /// A full-screen cover; macOS presents it as a sheet.
    case cover

    /// The screen over the whole app.
    case overlay
  }
#endif
