/// A `var` or `let`, and whether it is state that all stages share.
struct SourceVariable {
    private let text: SourceText
    private let index: Int

    /// Types whose value can change although the variable is a `let`.
    private static let changing: Set<String> = [
        "Mutex", "Atomic", "NSCache", "NSMapTable", "NSHashTable", "NSMutableArray", "NSMutableDictionary",
        "NSMutableSet", "NSMutableString", "NSLock", "NSRecursiveLock", "OSAllocatedUnfairLock",
    ]

    init(_ text: SourceText, at index: Int) { (self.text, self.index) = (text, index) }

    /// Whether it is stored and mutable, and is a static or a global variable.
    var isShared: Bool {
        guard isDeclared, isStatic || isGlobal else { return false }
        return text[index] == "var" ? isStored : isChangingConstant
    }

    private var isDeclared: Bool {
        guard text[index - 1] != "." else { return false }
        return text.isWord(index + 1) ? text[index + 1] != "case" : text.matches(index, "var", "(")
    }

    /// Whether `static` is among the modifiers before it.
    private var isStatic: Bool {
        var current = index - 1
        while current >= 0 {
            if text[current] == ")", let open = text.partner(of: current) {
                current = open - 1
            } else if text[current] == "static" {
                return true
            } else if Keywords.modifiers.contains(text[current]) {
                current -= 1
            } else {
                return false
            }
        }
        return false
    }

    /// Whether it is outside all braces and not part of a condition or a loop.
    private var isGlobal: Bool {
        guard !["for", "if", "guard", "while", "case", ",", "("].contains(text[index - 1]) else { return false }
        return text.depth(at: index) == 0
    }

    private var isStored: Bool {
        var current = index + 2
        while current < text.tokens.count {
            switch text[current] {
            case "=": return true
            case "{": return ["didSet", "willSet"].contains(text[current + 1])
            case "}", ";": return true
            case "(", "[": current = text.partner(of: current) ?? current
            default:
                // A type continues in the next line only after one of these characters.
                if text.tokens[current].beginsLine, ![":", ".", ",", "<", "&", ">"].contains(text[current - 1]) {
                    return true
                }
            }
            current += 1
        }
        return true
    }

    /// Whether a constant holds a value that can change, or is a shared object.
    private var isChangingConstant: Bool {
        if isStatic, ["shared", "sharedInstance"].contains(text[index + 1]) { return true }
        var current = index + 2
        while current < text.tokens.count, current < index + 24 {
            if Self.changing.contains(text[current]) { return true }
            let isOver = text.tokens[current].beginsLine || ["(", "{"].contains(text[current])
            if current > index + 2, isOver { return false }
            current += 1
        }
        return false
    }
}
