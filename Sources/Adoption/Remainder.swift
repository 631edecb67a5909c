import SourceCheck

/// A construct that stays as it is, with what to do about it.
package struct Remainder: Equatable {
    /// Why it stays.
    package enum Cause: String, CaseIterable {
        /// A selector that no closure replaces.
        case selector = "selectors"
        /// Something of Interface Builder.
        case storyboard = "storyboards and nibs"
        /// An import of a framework that a stage does not have.
        case framework = "other frameworks"
        /// Something that needs the Objective-C runtime.
        case objectiveC = "Objective-C"

        /// What to do about it.
        package var advice: String {
            switch self {
            case .selector: "use a closure: `UIAction`, `onChange` of a recogniser, `observe`, `tasks.after`"
            case .storyboard: "make the views and their constraints in code, and the outlets plain properties"
            case .framework: "put what uses it into a worker, which a stage replaces; see Docs/adopting.md"
            case .objectiveC: "use a closure, or `didSet` of the observed property; a stage has no Objective-C"
            }
        }
    }

    /// The path of the file.
    package let path: String
    /// The line, from 1, of the file as it should be.
    package let line: Int
    /// Why it stays.
    package let cause: Cause
    /// The code, such as `#selector`.
    package let code: String

    static func all(in text: SourceText, _ bytes: [UInt8], path: String) -> [Remainder] {
        var found: [Remainder] = []
        var line = 1
        var offset = 0
        for index in text.tokens.indices {
            guard let (cause, code) = cause(at: index, text) else { continue }
            let start = text.tokens[index].range.lowerBound
            line += bytes[offset..<start].count { $0 == UInt8(ascii: "\n") }
            offset = start
            found.append(Remainder(path: path, line: line, cause: cause, code: code))
        }
        return found
    }

    /// The modules that a stage has, or whose import a file may keep.
    private static let knownModules: Set<String> = [
        "Rehearsal", "RehearsalRunner", "Swift", "Observation", "RegexBuilder", "Synchronization", "XCTest", "Testing",
    ]

    private static func cause(at index: Int, _ text: SourceText) -> (Cause, String)? {
        switch text[index] {
        case "#" where text[index + 1] == "selector": return (.selector, "#selector")
        case "#" where text[index + 1] == "keyPath": return (.objectiveC, "#keyPath")
        case "Selector" where text[index + 1] == "(" && text[index - 1] != ".": return (.selector, "Selector")
        case "@" where ["IBOutlet", "IBAction", "IBDesignable", "IBInspectable"].contains(text[index + 1]):
            return (.storyboard, "@" + text[index + 1])
        case "UIStoryboard" where text[index + 1] == "(", "UINib" where text[index + 1] == "(":
            return (.storyboard, text[index])
        case "@" where ["objc", "objcMembers", "NSManaged"].contains(text[index + 1]):
            return (.objectiveC, "@" + text[index + 1])
        case "import" where text.tokens[index].beginsLine && text.isWord(index + 1):
            let module =
                ImportRewriter.kinds.contains(text[index + 1]) ? text[index + 2] : text[index + 1]
            return knownModules.contains(module) || ImportRewriter.replaced.contains(module)
                ? nil : (.framework, "import " + module)
        default: return nil
        }
    }
}
