import Foundation
import TestSupport

@testable import ScreenPayloads

extension SessionValues {
  static var texts: [SessionValues] {
    [
      SessionValues("quoted texts") {
        [
          [
            "", "plain text, 1.", " a ", "true", "null", "1", "a: b # c", "- a", "'", "~", "/",
            #"say "hi""#, #"C:\dir"#, #"\u0041"#, "a\nb", "a\r\nb\r", "\t", "“Žluť” – …",
            #"“é\" "ö"#, "“é\t”",
          ]
        ]
      },
      SessionValues("invisible characters") {
        [
          [
            "\u{0}\u{1}\u{8}\u{B}\u{C}\u{1B}\u{1F}", "a\u{7F}b", "\u{80}\u{85}\u{9F}",
            "a\u{A0}b\u{AD}c", "a\u{202E}b\u{202C}", "\u{200E}\u{200F}\u{61C}",
            "\u{2066}\u{2067}\u{2068}\u{2069}", "a\u{2028}b\u{2029}",
            "\u{FEFF}a\u{200B}b\u{2060}c", "a\u{200D}b\u{200C}c", "\u{200D}", "a\u{FE0F}b",
            "\u{FFFE}\u{FFFF}", "\u{E0001}\u{1D173}\u{10FFFF}", "\u{301}a", "3:00\u{202F}PM",
          ]
        ]
      },
      SessionValues("letters of all scripts") {
        [
          [
            "Grüße", "漢字", "한국어", "हिन्दी", "שלום", "سلام", "می\u{200C}خواهم", "ｱ", "𝒜𐍈", "€",
            "e\u{301}", "\u{E9}", "👨‍👩‍👧‍👦", "👩🏽‍🚀", "🏳️‍🌈", "🇩🇪🇫🇷", "1️⃣#️⃣", "❤️", "☎︎", "🫱🏻‍🫲🏿",
            "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
          ]
        ]
      },
      SessionValues("texts like placeholders") {
        [
          [
            "<redacted>", "<function>", "<pointer>", "<unreadable>", "<cycle>",
            "<2 bytes, 00000000>",
            "<4900 more, 1a2b3c4d>", "<redacted> ", "<Redacted>", "<>", "<4900 more, 1A2B3C4D>",
            "<b>hi</b>", "<more>", "a<cycle>", "<\u{301}redacted>",
          ], ["<redacted>": 1, "<cycle>": 2],
        ]
      },
      SessionValues("dates") {
        let seconds: [Double] = [
          0, 0.5, 700_000_000.123, 700_000_000.123_456_7, 0.000_25, 1.000_000_000_000_000_2, -0.25,
          -978_307_200, -978_307_200.5, -26_438_401, -63_114_076_800, 252_423_993_599,
        ]
        let dates = seconds.map { Date(timeIntervalSinceReferenceDate: $0) }
        return [dates, dates.map { $0 as NSDate }]
      },
      SessionValues("dates without a form") {
        let seconds: [Double] = [
          -63_114_076_801, 252_423_993_600, 1e300, .nan, .infinity, -.infinity,
          .leastNonzeroMagnitude, -.leastNonzeroMagnitude, -1e-20,
        ]
        return [seconds.map { Date(timeIntervalSinceReferenceDate: $0) }]
      },
    ] + urls
  }

  private static var urls: [SessionValues] {
    let link = "https://u@h/?token=1&state=2&STATE=3"
    return [
      urls(
        "URLs", .standard, "https://user:pw@example.com:8080/", "https://user@example.com",
        "https://:pw@example.com/", "app://open?code=1&token=2&key=3",
        "app://open?password=a=b&c=d", "app://open?%74oken=1", "app://open?token", "app://open?&&a",
        "https://h/#/reset?token=1", "https://u:p@h/?token=1#key=2",
        "mailto:a@b.c?subject=x&token=1", "a/b?c=d", "file:///tmp/a%20b",
        "https://ex.de/%C3%A4?q=%26token=1", "app://h/a;v=1/b?c=%C3%BC+1#d", "app:reset?token=x7",
        "app://h/?user%5Bpassword%5D=x7",
        "app://h/?next=https%3A%2F%2Fi%2F%3Ftoken%3Dx7%26b%3D2",
        "app://h/?next=https%3A%2F%2Fi%2F%3Fb%3D2",
        "app://h/?next=https%3A%2F%2Fme%3Ax7%40i%2F",
        "app://h/?next=https%253A%252F%252Fi%253Ftoken%253Dx7", "app://h/?next=/i?token=x7",
        "app://h/?q=caf%E9", "app://h/?q=100%2525", "app://h/?a=1;token=x7;x8&b=2",
        "https://h/reset;token=x7/a;v=1"),
      SessionValues("texts that are URLs, or not") {
        [
          [
            "app://me:x7@h/#code=x7", "app://h/?next=https%3A%2F%2Fi%2F%3Ftoken%3Dx7%26b%3D2",
            "app://h/?a[b]=1&next=https%3A%2F%2Fi%3Ftoken%3Dx7", "app://h/?q=caf%E9",
            "app://h/?sort_key=1", "note: see token=x7 there", "12:30?", "a;b=c", "",
            "app:reset?token=x7", "app://h/?next=/i?token=x7", "https://h/reset;token=x7",
          ]
        ]
      },
      SessionValues("texts without redaction", redaction: .none) { ["app:reset?token=x7"] },
      SessionValues("URLs in parts") {
        [
          URLComponents(string: link) as Any, URLQueryItem(name: "token", value: "x7"),
          URLQueryItem(name: "q", value: "雪"),
        ]
      },
      urls("URLs without redaction", .none, link),
      urls("URLs with one more item", .standard.adding(queryItems: ["State"]), link),
    ]
  }

  private static func urls(
    _ name: String, _ redaction: Redaction, _ urls: String...
  ) -> SessionValues {
    SessionValues(name, redaction: redaction) { [urls.map { URL(string: $0) as Any }] }
  }
}
