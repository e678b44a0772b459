import ScreenNavigation
import ScreenNavigationUI
public import SwiftUI

public struct Prototype: View {
  @State private var app = AppRouter<Picnic>()

  public init() {}

  public var body: some View {
    RouterStack(app) {
      ScreenContentView(.list(in: app))
    } destination: { route, _ in
      ScreenContentView(.route(route, in: app))
    } sheet: { sheet, _ in
      ScreenContentView(.sheet(sheet, in: app))
    }
  }
}
