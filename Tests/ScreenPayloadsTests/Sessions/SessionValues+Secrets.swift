import ScreenPayloads

extension SessionValues {
  static var secrets: [SessionValues] {
    [
      SessionValues("flags with secret names") { [Flags()] },
      SessionValues("secret fields, labels and keys") {
        [
          Account(), (1, secret: [1, 2]), Access.signIn(name: "a", password: "b"),
          Access.resetPassword("b"), Access.cookie(2), [AccessToken(value: "x7")], Access.token,
          [Access.token: ["a": 1]], [["a": ["cookie": nil as Int?]]],
          ["password": 1, "a": 2] as KeyValuePairs,
          ["password": 1, Book(id: "a", pages: 1): 2] as [AnyHashable: Any],
        ]
      },
      SessionValues("identifiers that are secrets") {
        [
          Login(name: "ada", password: "x7"), Stored(id: "x7", secret: "x7"),
          Sheet.login(password: "x7"), Stored(id: "a", secret: "x7"),
        ]
      },
      SessionValues("secrets of any kind") {
        [1, "", [Int](), Int?.none as Any, [1: 2], { 1 } as () -> Int].map { ["token": $0] }
      },
    ]
  }
}

private struct Flags {
  var savesPassword = true
  var hasPin: Bool? = nil
  var token: Bool? = true
  var pin: Int? = nil
}

private struct Account {
  var name = "a"
  var password = "b"
  var tokens = ["c": [1]]
  var nested = Nested()

  struct Nested {
    var apiKey: Int? = nil
  }
}

private enum Access: Hashable {
  case signIn(name: String, password: String)
  case resetPassword(String)
  case cookie(Int)
  case token
}

private struct AccessToken {
  let value: String
}

private struct Login: Identifiable {
  let name: String
  let password: String
  var id: String { password }
}

private struct Stored: Identifiable {
  let id: String
  let secret: String
}

private enum Sheet: Identifiable {
  case login(password: String)
  var id: String {
    switch self {
    case .login(let password): password
    }
  }
}
