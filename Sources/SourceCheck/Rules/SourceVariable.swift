/// A `var` or `let`, and whether it is state that all stages share.
struct SourceVariable {
    /// The file.
    private let text: SourceText
    /// The index of the keyword.
    private let place: Int

    /// Types that change behind a `let`.
    private static let changing: Set<String> = [
        "Mutex", "Atomic", "NSCache", "NSMapTable", "NSHashTable", "NSMutableArray", "NSMutableDictionary",
        "NSMutableSet", "NSMutableString", "NSLock", "NSRecursiveLock", "OSAllocatedUnfairLock",
    ]

    /// Looks at the keyword at a place.
    init(_ text: SourceText, at place: Int) {
        (self.text, self.place) = (text, place)
    }

    /// Whether it is stored, mutable, and belongs to a type or is global.
    var isShared: Bool {
        guard isDeclared, isStatic || isGlobal else { return false }
        return text[place] == "var" ? isStored : isChangingConstant
    }

    private var isDeclared: Bool {
        guard text[place - 1] != "." else { return false }
        return text.isWord(place + 1) ? text[place + 1] != "case" : text.matches(place, "var", "(")
    }

    /// Whether `static` stands among the modifiers before it.
    private var isStatic: Bool {
        var current = place - 1
        while current >= 0 {
            if text[current] == ")", let open = text.partner(of: current) {
                current = open - 1
            } else if text[current] == "static" {
                return true
            } else if Self.modifiers.contains(text[current]) {
                current -= 1
            } else {
                return false
            }
        }
        return false
    }

    /// What may stand between `static` and the keyword.
    private static let modifiers: Set<String> = [
        "private", "fileprivate", "internal", "package", "public", "open", "nonisolated", "final", "weak", "unowned",
        "lazy", "override",
    ]

    /// Whether it is outside of all braces and heads no condition or loop.
    private var isGlobal: Bool {
        guard !["for", "if", "guard", "while", "case", ",", "("].contains(text[place - 1]) else { return false }
        return text.depth(at: place) == 0
    }

    /// Whether a value is kept, rather than computed by a body in braces.
    private var isStored: Bool {
        var current = place + 2
        while current < text.tokens.count {
            switch text[current] {
            case "=": return true
            case "{": return ["didSet", "willSet"].contains(text[current + 1])
            case "}", ";": return true
            case "(", "[": current = text.partner(of: current) ?? current
            default:
                // A type goes on over a line's end only after what must be followed by something.
                if text.tokens[current].beginsLine, ![":", ".", ",", "<", "&", ">"].contains(text[current - 1]) {
                    return true
                }
            }
            current += 1
        }
        return true
    }

    /// Whether a constant holds something that changes, or is the one object that all share.
    private var isChangingConstant: Bool {
        if isStatic, ["shared", "sharedInstance"].contains(text[place + 1]) { return true }
        var current = place + 2
        while current < text.tokens.count, current < place + 24 {
            if Self.changing.contains(text[current]) { return true }
            let isOver = text.tokens[current].beginsLine || ["(", "{"].contains(text[current])
            if current > place + 2, isOver { return false }
            current += 1
        }
        return false
    }
}
