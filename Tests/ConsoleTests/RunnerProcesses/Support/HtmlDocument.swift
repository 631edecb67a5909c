import Foundation
import Testing

/// An HTML page whose elements are known to nest.
struct HtmlDocument {
    /// Elements without an end.
    private static let void: Set<Substring> = ["meta", "input", "br", "hr", "link", "img"]

    /// The visible text, without styles and the script.
    let body: String

    init(_ data: Data) throws {
        let page = try #require(String(bytes: data, encoding: .utf8))
        try #require(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
        let start = try #require(page.range(of: "<body>\n"))
        let end = try #require(page.range(of: "<script>\n"))
        body = String(page[start.upperBound..<end.lowerBound])
        var open: [Substring] = []
        var rest = body.utf8[...]
        while let first = rest.firstIndex(of: UInt8(ascii: "<")) {
            let last = try #require(rest[first...].firstIndex(of: UInt8(ascii: ">")), "a tag has no end")
            let tag = Substring(rest[rest.index(after: first)..<last])
            let name = tag.prefix { $0 != " " && $0 != "\n" }
            rest = rest[rest.index(after: last)...]
            if name.hasPrefix("/") {
                try #require(open.popLast() == name.dropFirst(), "\(name) ends what is not open")
            } else if !tag.hasSuffix("/"), !Self.void.contains(name) {
                open.append(name)
            }
        }
        try #require(open.isEmpty, "\(open) have no end")
    }
}
