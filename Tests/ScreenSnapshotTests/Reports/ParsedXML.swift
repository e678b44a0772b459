import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class ParsedXML: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  private(set) var text = ""

  init(_ xml: String) throws {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  /// The values of an attribute in all elements, or in those of one name.
  func values(of attribute: String, in name: String? = nil) -> [String] {
    elements.filter { name == nil || $0.name == name }.compactMap { $0.attributes[attribute] }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    elements.append((name, attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
