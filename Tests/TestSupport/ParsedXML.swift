package import Foundation

#if canImport(FoundationXML)
  package import FoundationXML
#endif

/// The elements and the text of a well-formed XML document.
package final class ParsedXML: NSObject, XMLParserDelegate {
  package private(set) var elements: [(name: String, attributes: [String: String])] = []
  package private(set) var text = ""

  package init(_ xml: String) throws {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  /// The values of an attribute in all elements, or in those of one name.
  package func values(of attribute: String, in name: String? = nil) -> [String] {
    elements.filter { name == nil || $0.name == name }.compactMap { $0.attributes[attribute] }
  }

  package func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    elements.append((name, attributes))
  }

  package func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}

/// What a page links to.
extension ParsedXML {
  package var identifiers: [String] { values(of: "id") }

  package var targets: Set<String> {
    Set(values(of: "href").filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) })
  }

  package var sources: [String] {
    ["src", "srcset", "action", "data"].flatMap { values(of: $0) }
      + values(of: "href").filter { !$0.hasPrefix("#") }
  }

  package var headings: [Int] {
    elements.map(\.name).filter { $0.count == 2 && $0.hasPrefix("h") }.compactMap {
      Int($0.dropFirst())
    }
  }
}
