// An app of this style observes by Combine. Where there is none, as on Linux, these two stand in
// its place, so that the router compiles as it is.

#if canImport(Combine)
  @_exported import Combine
#else
  protocol ObservableObject: AnyObject {}

  @propertyWrapper
  struct Published<Value> {
    var wrappedValue: Value
  }
#endif
