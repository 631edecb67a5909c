import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A JUnit report as Jenkins reads it.
final class JUnitDocument: NSObject, XMLParserDelegate {
    /// A `testcase`.
    struct Case: Equatable {
        var name: String
        /// `error`, `failure` or `skipped`; empty for one that passed.
        var kind = ""
        var type = ""
        var message = ""
        var text = ""
        /// The text of its `system-out`.
        var output = ""
    }

    private(set) var suites: [String: String] = [:]
    private(set) var cases: [Case] = []
    private var isInOutput = false

    init(_ data: Data) throws {
        super.init()
        let parser = XMLParser(data: data)
        parser.delegate = self
        try #require(parser.parse(), "\(String(describing: parser.parserError))")
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        switch name {
        case "testsuites": suites = attributes
        case "testcase": cases.append(Case(name: attributes["name"] ?? ""))
        case "error", "failure", "skipped":
            cases[cases.count - 1].kind = name
            cases[cases.count - 1].type = attributes["type"] ?? ""
            cases[cases.count - 1].message = attributes["message"] ?? ""
        case "system-out": isInOutput = true
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "system-out" { isInOutput = false }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        guard !cases.isEmpty else { return }
        if isInOutput {
            cases[cases.count - 1].output += text
        } else if !cases[cases.count - 1].kind.isEmpty {
            cases[cases.count - 1].text += text
        }
    }
}
