extension AppRouter: DeepLinkOpening {
  /// Follows a path, or applies a command.
  public func open(_ destination: DeepLinkDestination<Schema>) {
    switch destination {
    case .path(let path), .fallback(let path, because: _): navigate(to: path)
    case .command(let command): apply(command)
    }
  }

  /// Whether a presented sheet or cover blocks links.
  public var isBlocked: Bool {
    presentation?.blocksLinks ?? false
  }

  /// Calls `action` after each change in this router's tree.
  public func onChange(_ action: @escaping (NavigationEvent<Schema>) -> Void) {
    rootReporter.observers.append(action)
  }
}

extension TabRouter: DeepLinkOpening {
  /// Follows a path, or applies a command.
  public func open(_ destination: DeepLinkDestination<Schema>) {
    switch destination {
    case .path(let path), .fallback(let path, because: _): navigate(to: path)
    case .command(let command): apply(command)
    }
  }

  /// Whether a sheet or cover in any tab blocks links.
  public var isBlocked: Bool {
    existingRouters.contains(where: \.isBlocked)
  }

  /// Calls `action` after each change in any tab.
  public func onChange(_ action: @escaping (NavigationEvent<Schema>) -> Void) {
    rootReporter.observers.append(action)
  }
}

extension FlowRouter: DeepLinkOpening {
  /// Follows a path, or applies a command.
  public func open(_ destination: DeepLinkDestination<Schema>) {
    switch destination {
    case .path(let path), .fallback(let path, because: _): navigate(to: path)
    case .command(let command): handle(command)
    }
  }

  /// Whether the overlay, or a sheet or cover in any tab or flow, blocks links.
  public var isBlocked: Bool {
    (overlay as? any BlockingPresentation)?.blocksLinks == true
      || optionalTabs?.isBlocked == true || routers.contains(where: \.isBlocked)
  }

  /// Calls `action` after each change in the app.
  public func onChange(_ action: @escaping (NavigationEvent<Schema>) -> Void) {
    rootReporter.observers.append(action)
  }
}

extension Presentation {
  /// Whether this presentation, or one over it, blocks links.
  var blocksLinks: Bool {
    switch self {
    case .sheet(let sheet, let inner), .fullScreenCover(let sheet, let inner):
      (sheet as? any BlockingPresentation)?.blocksLinks == true
        || inner.presentation?.blocksLinks == true
    case .alert, .confirmation: false
    }
  }
}
