import Testing

@testable import ScreenPayloads

/// Uses a replacement type, because Combine exists only on Apple platforms.
@Suite("PublishedValue")
struct PublishedValueTests {
  @Test("The value of Published is found before and after the first subscription")
  func storage() {
    let published: [Any] = [
      Published(storage: .value("a")), Published(storage: .publisher(.init(subject: .init("a")))),
      "a",
    ]
    for value in published { #expect(PublishedValue.value(in: value) as? String == "a") }
  }

  @Test("Only the Published type of Combine is recognized")
  func module() {
    let module = "ScreenPayloadsTests"
    #expect(PublishedValue.isPublished(Published<Int>.self, module: module))
    #expect(!PublishedValue.isPublished(Published<Int>.self))
    #expect(!PublishedValue.isPublished(Int.self, module: module))
  }

  #if canImport(Combine)
    @Test("A @Published property is written under its name in source code")
    func combine() {
      let model = PublishingModel()
      #expect(PayloadText.of(model) == #"title: "a""#)
      let subscription = model.$title.sink { _ in }
      model.title = "b"
      #expect(PayloadText.of(model) == #"title: "b""#)
      subscription.cancel()
    }
  #endif
}

struct Published<Value> {
  var storage: Storage

  enum Storage {
    case value(Value)
    case publisher(Publisher)
  }

  struct Publisher {
    let subject: Subject
  }

  final class Subject {
    private var currentValue: Value

    init(_ value: Value) { currentValue = value }
  }
}

#if canImport(Combine)
  import Combine

  private final class PublishingModel {
    @Combine.Published var title = "a"
  }
#endif
