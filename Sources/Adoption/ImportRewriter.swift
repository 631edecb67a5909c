import SourceCheck

/// Replaces the imports of UIKit, Foundation and Combine by that of Rehearsal, which brings them on a phone.
struct ImportRewriter {
    private let text: SourceText
    private let bytes: [UInt8]

    init(_ text: SourceText, _ bytes: [UInt8]) { (self.text, self.bytes) = (text, bytes) }

    /// What `import Rehearsal` brings.
    static let replaced: Set<String> = [
        "UIKit", "Foundation", "Combine", "CoreGraphics", "QuartzCore", "Dispatch", "os", "OSLog", "CoreLocation",
        "MapKit", "PhotosUI", "SafariServices", "WebKit",
    ]

    /// Frameworks that bring UIKit or Foundation with them, so that a file with one of them may import nothing else.
    private static let bringing: Set<String> = [
        "AVFoundation", "AVKit", "AuthenticationServices", "CloudKit", "Contacts", "CoreData", "CoreImage", "EventKit",
        "LocalAuthentication", "MessageUI", "PDFKit", "Photos", "StoreKit", "UserNotifications",
    ]

    /// Whether the file names something of UIKit or Foundation.
    private var usesReplaced: Bool {
        text.tokens.indices.contains { index in
            text.isWord(index)
                && (["UI", "NS", "CG"].contains(text[index].prefix(2)) && text[index].count > 3
                    || ["Data", "Date", "IndexPath", "Notification", "URL", "UUID", "UserDefaults"].contains(
                        text[index]))
        }
    }

    /// Adds the replacements; imports under `#if` stay.
    func rewrite(_ edits: inout SourceEdits) {
        var hasRehearsal = false
        var found: [Int] = []
        var bringing: Int?
        var conditions = 0
        for index in text.tokens.indices {
            if text[index] == "#" {
                if text[index + 1] == "if" { conditions += 1 }
                if text[index + 1] == "endif" { conditions -= 1 }
            }
            guard text[index] == "import", text.tokens[index].beginsLine, text.isWord(index + 1) else { continue }
            if text[index + 1] == "Rehearsal" { hasRehearsal = true }
            // `import class Foundation.Bundle` is right on a stage too.
            let staysAsItIs = Self.kinds.contains(text[index + 1]) && text[index + 2] == "Foundation"
            if conditions == 0, !staysAsItIs, Self.replaced.contains(text[module(at: index)]) { found.append(index) }
            if conditions == 0, Self.bringing.contains(text[index + 1]) { bringing = bringing ?? index }
        }
        if let bringing, found.isEmpty, !hasRehearsal, usesReplaced {
            edits.insert("import Rehearsal\n", at: text.tokens[bringing].range.lowerBound)
        }
        for index in found {
            var last = module(at: index)
            while text[last + 1] == ".", !text.tokens[last + 1].beginsLine { last += 2 }
            let name = text.tokens[index + 1].range.lowerBound..<text.tokens[last].range.upperBound
            if hasRehearsal {
                var end = name.upperBound
                while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
                edits.replace(text.tokens[index].range.lowerBound..<min(end + 1, bytes.count), by: "")
            } else {
                edits.replace(name, by: "Rehearsal")
                hasRehearsal = true
            }
        }
    }

    /// Returns the index of the module's name: `UIKit` in `import UIKit.UIColor` and `import class UIKit.UIColor`.
    private func module(at index: Int) -> Int { Self.kinds.contains(text[index + 1]) ? index + 2 : index + 1 }

    /// The kinds of declarations that an import may name.
    static let kinds: Set<String> = ["class", "struct", "enum", "func", "protocol", "typealias", "var", "let"]
}
