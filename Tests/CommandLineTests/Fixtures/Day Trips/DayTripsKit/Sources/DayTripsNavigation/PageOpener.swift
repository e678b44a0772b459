import Foundation

/// Opens pages outside of the app.
@MainActor
public protocol PageOpener {
  func openPage(_ url: URL)
}

#if canImport(UIKit)
  import UIKit

  extension UIApplication: PageOpener {
    public func openPage(_ url: URL) { open(url, options: [:], completionHandler: nil) }
  }
#endif
