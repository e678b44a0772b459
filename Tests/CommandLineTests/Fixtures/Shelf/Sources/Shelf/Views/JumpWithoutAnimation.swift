import ScreenNavigation
import SwiftUI

extension PathNavigating {
  func jump(to path: ScreenPath<Schema>) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { navigate(to: path) }
  }
}
