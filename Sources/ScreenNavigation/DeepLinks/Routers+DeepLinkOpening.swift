extension AppRouter: DeepLinkOpening {
  /// Shows a destination; of a command, its path, on an empty stack where it resets everything.
  ///
  /// - Parameter destination: Where to go.
  public func open(_ destination: DeepLinkDestination<Schema>) {
    switch destination {
    case .path(let path): navigate(to: path)
    case .command(let command): apply(command)
    }
  }

  /// Whether this or an inner sheet or cover blocks links.
  public var isBlocked: Bool {
    presentation?.blocksLinks ?? false
  }

  /// Calls back after each change of the tree of routers that this one is in.
  ///
  /// - Parameter action: What to call, with the change.
  public func onChange(_ action: @escaping (NavigationEvent<Schema>) -> Void) {
    rootReporter.observers.append(action)
  }
}

extension TabRouter: DeepLinkOpening {
  /// Shows a destination; of a command, its path, on empty stacks where it resets everything.
  ///
  /// - Parameter destination: Where to go.
  public func open(_ destination: DeepLinkDestination<Schema>) {
    switch destination {
    case .path(let path): navigate(to: path)
    case .command(let command): apply(command)
    }
  }

  /// Whether a sheet or cover of any tab blocks links, which would clear it.
  public var isBlocked: Bool {
    routers().contains(where: \.isBlocked)
  }

  /// Calls back after each change of any tab.
  ///
  /// - Parameter action: What to call, with the change.
  public func onChange(_ action: @escaping (NavigationEvent<Schema>) -> Void) {
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

  /// Whether the overlay, or a sheet or cover of any tab or flow, blocks links, which would clear it.
  public var isBlocked: Bool {
    (overlay as? any BlockingPresentation)?.blocksLinks == true
      || optionalTabs?.isBlocked == true || routers().contains(where: \.isBlocked)
  }

  /// Calls back after each change of the app.
  ///
  /// - Parameter action: What to call, with the change.
  public func onChange(_ action: @escaping (NavigationEvent<Schema>) -> Void) {
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
