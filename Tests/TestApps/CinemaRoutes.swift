/// The routes of a cinema, which have cases with the same names.
package enum MovieRoute: Hashable {
  case detail(Int)
  case credits, list
}

/// Routes with two names of ``MovieRoute``.
package enum ShowRoute: Hashable {
  case detail(Int)
  case credits, episodes
}
