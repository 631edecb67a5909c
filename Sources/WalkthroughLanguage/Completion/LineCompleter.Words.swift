import Basics

extension LineCompleter {
    /// The parts of a line up to the cursor that completion needs.
    struct Words {
        /// The words before the one at the cursor.
        let complete: [String]
        let current: String
        /// The command that an element belongs to.
        let verb: String
        let element: String?
        let path: String?

        init(_ head: String) {
            let parts = head.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
            let endsWord = head.last == " " || head.isEmpty
            complete = endsWord ? parts : parts.dropLast()
            current = endsWord ? "" : parts.last ?? ""
            let expect = complete.first.map { ["also", "wait", "when"].contains($0) } ?? false
            verb = Self.verb(expect && complete.contains("expect") ? "expect" : complete.first ?? "", in: head)
            element = Self.element(of: head, verb)
            path = Self.path(of: head, verb)
        }

        /// Returns the words that an element follows; for `expect` with the words after it.
        private static func verb(_ verb: String, in head: String) -> String {
            guard verb == "expect", let rest = rest(of: head, after: "expect ") else { return verb }
            return ["expect no", "expect rows of"].first { ("expect " + rest).hasPrefix($0 + " ") } ?? verb
        }

        /// Returns the word between a text and the following element, if nothing else can follow.
        static func joint(_ verb: String, of head: String) -> String? {
            guard let word = ["type": "into", "select": "in"][verb], let text = head.quotedTexts.first,
                text.upperBound < head.endIndex
            else { return nil }
            let tail = head[text.upperBound...].dropFirst()
            return tail.first == " " && !tail.drop { $0 == " " }.contains(" ") ? word : nil
        }

        /// Returns the text after the words that an element follows.
        private static func element(of head: String, _ verb: String) -> String? {
            switch verb {
            case "type": return rest(of: head, after: "\" into ")
            case "select": return rest(of: head, after: "\" in ")
            case "expect no", "expect rows of": return rest(of: head, after: verb + " ")
            case "expect":
                guard let rest = rest(of: head, after: "expect ") else { return nil }
                let named = ["screen ", "state ", "storage ", "request "]
                return named.contains(where: rest.hasPrefix) ? nil : rest
            case "swipe":
                let rest = rest(of: head, after: "swipe ")
                return rest?.hasPrefix("back ") == true ? nil : rest
            default:
                return CommandReference.entry(verb)?.beginsWithElement == true ? rest(of: head, after: verb + " ") : nil
            }
        }

        private static func path(of head: String, _ verb: String) -> String? {
            switch verb {
            case "save": rest(of: head, after: "save over ") ?? rest(of: head, after: "save ")
            case "picture": rest(of: head, after: "picture over ") ?? rest(of: head, after: "picture ")
            case "run": rest(of: head, after: "run ")
            case "use": rest(of: head, after: "use \"").flatMap { $0.contains("\"") ? nil : $0 }
            default: nil
            }
        }

        private static func rest(of head: String, after words: String) -> String? {
            guard let range = head.firstRange(of: words) else { return nil }
            return String(head[range.upperBound...].drop { $0 == " " })
        }
    }
}
