extension DeepLinkOpening {
  /// Shows a destination; of a command, its path.
  ///
  /// - Parameter destination: Where to go.
  public func open(_ destination: DeepLinkDestination<Schema>) {
    switch destination {
    case .path(let path): navigate(to: path)
    case .command(let command): navigate(to: command.destination)
    }
  }
}

extension AppRouter: DeepLinkOpening {
  /// Whether this or an inner sheet or cover blocks links.
  public var isBlocked: Bool {
    presentation?.blocksLinks ?? false
  }

  /// Calls back after each change of the tree of routers that this one is in.
  ///
  /// - Parameter action: What to call.
  public func onChange(_ action: @escaping () -> Void) {
    rootReporter.observers.append(action)
  }
}

extension TabRouter: DeepLinkOpening {
  /// Whether a sheet or cover of the selected tab blocks links.
  public var isBlocked: Bool { current.isBlocked }

  /// Calls back after each change of any tab.
  ///
  /// - Parameter action: What to call.
  public func onChange(_ action: @escaping () -> Void) {
    rootReporter.observers.append(action)
  }
}

extension FlowRouter: DeepLinkOpening {
  /// Shows a path, or carries out a command.
  ///
  /// - Parameter destination: Where to go.
  public func open(_ destination: DeepLinkDestination<Schema>) {
    switch destination {
    case .path(let path): navigate(to: path)
    case .command(let command): handle(command)
    }
  }

  /// Whether a sheet, a cover or the overlay that is visible blocks links.
  public var isBlocked: Bool {
    (overlay as? any BlockingPresentation)?.blocksLinks == true || current.isBlocked
  }

  /// Calls back after each change of the app.
  ///
  /// - Parameter action: What to call.
  public func onChange(_ action: @escaping () -> Void) {
    rootReporter.observers.append(action)
  }
}

extension Presentation {
  /// Whether this, or what is presented over it, has to be dismissed before a link is opened.
  var blocksLinks: Bool {
    switch self {
    case .sheet(let sheet, let inner), .fullScreenCover(let sheet, let inner):
      (sheet as? any BlockingPresentation)?.blocksLinks == true
        || inner.presentation?.blocksLinks == true
    case .alert, .confirmation: false
    }
  }
}
