import Foundation

/// What a web view reads in HTML: the title, the links and buttons, and the messages to the app.
struct WebPage {
    /// A message to the app: the name of its handler, and its value.
    typealias Message = (name: String, body: Any)

    private(set) var title = ""
    /// The links, with their addresses, and the buttons, with their messages.
    private(set) var actions: [(text: String, link: String?, messages: [Message])] = []
    /// The messages that the page's scripts send when it has loaded.
    private(set) var messages: [Message] = []

    init() {}
    /// Reads HTML; throws if a message is no JSON.
    init(_ html: String) throws {
        let element = #/(?is)<(title|a|button|script)\b((?:[^>"']|"[^"]*"|'[^']*')*)>(.*?)</\1\s*>/#
        for match in html.matches(of: element) {
            let words = match.3.replacing(#/<[^>]*>/#, with: "").split(whereSeparator: \.isWhitespace)
            let text = words.joined(separator: " ").replacing("&amp;", with: "&")
            switch match.1.lowercased() {
            case "title": title = text
            case "a": actions.append((text, Self.attribute("href", in: match.2), []))
            case "button":
                let code = Self.attribute("onclick", in: match.2).replacing("&quot;", with: "\"")
                actions.append((text, nil, try Self.messages(in: code)))
            default: messages += try Self.messages(in: String(match.3))
            }
        }
    }

    private static func attribute(_ name: String, in attributes: Substring) -> String {
        let all = attributes.matches(of: #/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/#)
        return all.first { $0.1.lowercased() == name }.map { String($0.2 ?? $0.3 ?? $0.4 ?? "") } ?? ""
    }

    private static func messages(in script: String) throws -> [Message] {
        try script.matches(of: #/webkit\.messageHandlers\.(\w+)\.postMessage\((.*?)\)\s*(?:;|\n|$)/#).map { match in
            let text = match.2.wholeMatch(of: #/'(.*)'/#).map { String($0.1) }
            let json = try? JSONSerialization.jsonObject(with: Data(match.2.utf8), options: .fragmentsAllowed)
            guard let body = text ?? json else {
                throw UnreadableBody(description: "the message `\(match.2)` is neither JSON nor a text in `'…'`")
            }
            return (String(match.1), body)
        }
    }
}

/// Why a reply of a script cannot be read.
struct UnreadableBody: Error, CustomStringConvertible {
    var description: String
}
