/// Searches one file for the constructs that the patterns describe.
struct ConstructSearch {
    private let text: SourceText
    private let number: Int
    private let names: DeclaredNames
    /// The tokens of closures that are passed to `elsewhere`, in ascending order.
    private let elsewhere: [Range<Int>]
    /// Whether an unqualified `NotificationCenter` is Foundation's.
    private let hasFoundationOnly: Bool
    /// Whether an unqualified `Task` is the stage's: `Rehearsal` is imported.
    private let hasOurs: Bool
    /// Whether an unqualified `Timer`, `DispatchQueue` or `DateFormatter` is the stage's: only `Rehearsal` is imported.
    private let hasOnlyOurs: Bool
    /// Whether the file sets the locale of something, perhaps of its formatters.
    private let givesLocales: Bool
    private(set) var found: [(rule: SourceRule, tokens: Range<Int>)] = []

    init(_ text: SourceText, inFile number: Int, _ names: DeclaredNames) {
        (self.text, self.number, self.names) = (text, number, names)
        elsewhere = ElsewhereClosures(text).all
        let imports = text.tokens.indices.filter { text[$0] == "import" }.map { text[$0 + 1] }
        let hasRehearsal = imports.contains("HeadlessUIKit") || imports.contains("Rehearsal")
        // Linux has no UIKit: before the file compiles, `import Rehearsal` replaces its imports.
        let isOfAnApp = imports.contains("UIKit") && !hasRehearsal
        hasOurs = hasRehearsal || isOfAnApp
        hasFoundationOnly = imports.contains("Foundation") && !hasOurs
        hasOnlyOurs = isOfAnApp || hasOurs && !imports.contains("Foundation") && !imports.contains("Dispatch")
        givesLocales = text.tokens.indices.contains { text.matches($0, ".", "locale", "=") }
        for index in text.tokens.indices where text.isWord(index) { check(at: index) }
    }

    private mutating func add(_ rule: SourceRule, _ tokens: ClosedRange<Int>) {
        if rule == .locale, givesLocales, text[tokens.lowerBound].hasSuffix("Formatter") { return }
        if rule.isFineElsewhere, isElsewhere(tokens.lowerBound) { return }
        found.append((rule, tokens.lowerBound..<tokens.upperBound + 1))
    }

    private func isElsewhere(_ index: Int) -> Bool { elsewhere.contains { $0.contains(index) } }

    private mutating func check(at index: Int) {
        checkDeclarations(index)
        if text.tokens[index].isReserved { return }
        for pattern in ConstructPattern.byName[text[index]] ?? [] {
            guard let end = end(of: pattern, at: index) else { continue }
            let isStagesTask = text[index] == "Task" && hasOurs && text[index - 1] != "."
            if !isStagesTask {
                add(pattern.rule, index...end)
            } else if isElsewhere(index) {
                add(.taskElsewhere, index...end)
            }
        }
        checkKey(index)
        checkLabels(index)
    }

    /// Returns the last token of a construct at an index; `nil` if the pattern does not match.
    private func end(of pattern: ConstructPattern, at index: Int) -> Int? {
        switch pattern.use {
        case .methodWithoutGenerator:
            guard text[index - 1] == ".", text[index + 1] == "(", let end = text.partner(of: index + 1) else {
                return nil
            }
            // `Glibc.random()` is the free function.
            if SourceText.modules.contains(text[index - 2]), text[index - 3] != "." { return nil }
            // The sources may declare a `shuffle()` of their own, for example in a music player.
            let isPlain = end == index + 2 && !names.methods.contains(text[index])
            guard text[index] == "random" ? isDraw(index) : isPlain else { return nil }
            return (index..<end).contains { text.matches($0, "using", ":") } ? nil : index
        case .property: return text[index - 1] == "." && text[index + 1] != "(" ? index : nil
        case .method: return text[index - 1] == "." && text[index + 1] == "(" ? index : nil
        case .function:
            guard text.isFree(index), text[index + 1] == "(" || pattern.rule == .print && isHandedOn(index) else {
                return nil
            }
            return isLibraryFunction(index) && !(pattern.rule == .print && isWrittenIntoText(index)) ? index : nil
        case .functionOf(let first):
            guard text.isFree(index), text[index + 1] == "(", first.contains(text[index + 2]) else { return nil }
            return isLibraryFunction(index) ? index + 1 : nil
        default:
            guard text.isFree(index), isLibraryType(index), !isStages(index) else { return nil }
            return end(ofType: pattern, at: index)
        }
    }

    /// Returns the last token of a construct that begins with a type's name; `nil` if the pattern does not match.
    private func end(ofType pattern: ConstructPattern, at index: Int) -> Int? {
        let after = text.afterGenerics(of: index)
        let isMade = text.matches(after, ".", "init", "(")
        switch pattern.use {
        case .making:
            if isMade || text.matches(after, ".", "init", "{") { return after + 1 }
            if text[after] == "{", text.isTypeAnnotation(index) { return nil }
            return text[after] == "(" || text[after] == "{" ? after - 1 : impliedMember(["init"], after)
        case .makingOfNothing:
            if text.matches(after, "(", ")") { return after + 1 }
            if text.matches(after, ".", "init", "(", ")") { return after + 3 }
            return text.matches(impliedMember(["init"], after) ?? -9, "init", "(", ")") ? after + 4 : nil
        case .makingWith(let labels):
            let open = isMade ? after + 2 : after
            return text[open] == "(" && labels.contains(text[open + 1]) && text[open + 2] == ":" ? open + 1 : nil
        case .members(let members):
            if text[after] == ".", members.contains(text[after + 1]) { return after + 1 }
            return impliedMember(members, after)
        case .reference:
            guard text.matches(after, ".", "init"), !["(", "{", "."].contains(text[after + 2]) else { return nil }
            // `strings.compactMap(UUID.init)` makes identifiers from strings, not random ones.
            let isGiven = text[index - 1] == "(" && ["map", "compactMap", "flatMap"].contains(text[index - 2])
            return isGiven ? nil : after + 1
        case .anyMember:
            if [".", "(", "{"].contains(text[after]) {
                return text[after] == "{" && text.isTypeAnnotation(index) ? nil : after - 1
            }
            let equals = text[after] == "?" ? after + 1 : after
            guard text.matches(equals, "=", "."), text.isTypeAnnotation(index) else { return nil }
            // The name of the member may be missing while the file is being written.
            return text.isWord(equals + 2) ? equals + 2 : equals + 1
        default: return index
        }
    }

    /// Returns the index of a member whose type is named in the annotation: `let date: Date = .now`.
    private func impliedMember(_ members: [String], _ after: Int) -> Int? {
        let equals = text[after] == "?" ? after + 1 : after
        guard text.matches(equals, "=", "."), members.contains(text[equals + 2]) else { return nil }
        return equals + 2
    }

    /// Returns whether a name is the library's type; after the name of a module it always is.
    private func isLibraryType(_ index: Int) -> Bool {
        text[index - 1] == "." || !names.isOwnType(text[index], inFile: number)
    }

    /// Returns whether a name is one that `Rehearsal` replaces by a type of the stage.
    private func isStages(_ index: Int) -> Bool {
        if text[index] == "MainActor" { return hasOurs && text[index - 1] != "@" && text[index + 1] == "." }
        guard hasOnlyOurs, text[index - 1] != "." else { return false }
        switch text[index] {
        case "DispatchQueue": return text[index + 1] != "(" && (text[index + 1] != "." || text[index + 2] == "main")
        case "DispatchGroup", "DispatchTime", "DispatchWorkItem", "RunLoop", "Timer", "UserDefaults", "DateFormatter",
            "NumberFormatter":
            return true
        default: return false
        }
    }

    private func isLibraryFunction(_ index: Int) -> Bool {
        text[index - 1] == "." || !names.isOwnFunction(text[index], inFile: number)
    }

    /// Returns whether `random(in:)` or `random()` is called on a type, as the library's are: `Int.random(in: 1...6)`.
    private func isDraw(_ index: Int) -> Bool {
        guard text[index + 2] == "in" || text[index + 2] == ")" else { return false }
        let receiver = text[index - 2]
        guard text.isWord(index - 2), !Keywords.beforeExpression.contains(receiver) else {
            return !names.methods.contains("random")
        }
        return receiver.first?.isUppercase == true && !names.isOwnType(receiver, inFile: number)
    }

    /// Returns whether a call writes into a string: `print(tag, to: &text)`.
    private func isWrittenIntoText(_ index: Int) -> Bool {
        guard text[index + 1] == "(", let end = text.partner(of: index + 1) else { return false }
        return (index + 2..<end).contains { text.opener(around: $0) == index + 1 && text.matches($0, "to", ":", "&") }
    }

    /// Returns whether a function is passed as an argument and not called: `names.forEach(print)`.
    private func isHandedOn(_ index: Int) -> Bool {
        (text[index - 1] == "(" || text[index - 1] == ":") && text[index + 1] == ")" && text.isWord(index - 2)
    }

    // MARK: Constructs that need more than a name

    private mutating func checkLabels(_ index: Int) {
        switch text[index] {
        case "now"
        where text.matches(index - 3, "since", ":", ".") || text.matches(index - 3, "timeIntervalSince", "(", "."):
            add(.date, index - 1...index)
        case "hashValue" where text[index - 1] != "." && text.isFree(index) && text[index + 1] != ":":
            add(.hasher, index...index)
        case "continuous" where text[index - 1] == "." && text[index - 2] == ":" && text[index - 3] == "clock",
            "suspending" where text[index - 1] == "." && text[index - 2] == ":" && text[index - 3] == "clock":
            add(.clock, index - 3...index)
        case "continuous", "suspending":
            guard text.matches(index - 2, "=", "."), (2...9).contains(where: { text[index - $0] == "Clock" }) else {
                return
            }
            add(.clock, index - 1...index)
        case "current", "autoupdatingCurrent":
            guard text[index - 1] == ".", [":", "=", "("].contains(text[index - 2]) else { return }
            switch text[index - 3] {
            case "locale": add(.locale, index - 3...index)
            case "timeZone": add(.timeZone, index - 3...index)
            case "calendar": add(.calendar, index - 3...index)
            default: break
            }
        case "detached" where text[index - 1] == "." && ["(", "{"].contains(text[index + 1]):
            if ["=", "return", ",", "("].contains(text[index - 2]), text[index - 4] != ">", !isImplied(index) {
                add(.taskDetached, index - 1...index)
            }
        case "sleep" where text.isFree(index) && text[index + 1] == "(" && isLibraryFunction(index):
            if text[index + 3] != ":" { add(.clock, index...index) }
        case "formatted" where text[index - 1] == "." && isInMachineLocale(index):
            add(.locale, index - 1...index)
        case "write"
        where text[index - 1] == "." && text[index + 3] == ":" && ["to", "toFile"].contains(text[index + 2]):
            if text[index + 4] != "&", !names.methods.contains("write") { add(.files, index...index + 2) }
        case "NotificationCenter" where text.matches(index + 1, "=", ".", "default") && hasFoundationOnly:
            add(.notificationCenter, index...index + 3)
        case "NotificationCenter" where text.matches(index + 1, ".", "default"):
            if text[index - 1] == "." ? text[index - 2] == "Foundation" : hasFoundationOnly {
                add(.notificationCenter, index...index + 2)
            }
        default: break
        }
    }

    /// Returns whether `formatted` is called with a style of Foundation's that depends on a locale and names none.
    private func isInMachineLocale(_ index: Int) -> Bool {
        guard text[index + 1] == "(", let end = text.partner(of: index + 1) else { return false }
        let isDate = text.matches(index + 2, "date", ":") || text.matches(index + 2, "time", ":")
        let styles: Set = ["dateTime", "currency", "number", "percent", "relative", "list"]
        guard isDate || text[index + 2] == "." && styles.contains(text[index + 3]) else { return false }
        return !(index + 2..<end).contains { text[$0] == "locale" }
    }

    /// Reports an object's address that is used as a key: `[ObjectIdentifier: Item]`, `Set<ObjectIdentifier>`.
    private mutating func checkKey(_ index: Int) {
        guard text[index] == "ObjectIdentifier", isLibraryType(index) else { return }
        let before = text.matches(index - 2, "Swift", ".") ? index - 3 : index - 1
        let isKey = text[before] == "[" && text[index + 1] == ":"
        let isElement = text[before] == "<" && ["Set", "Dictionary"].contains(text[before - 1])
        if isKey || isElement { add(.objectIdentifier, before...(isKey ? index + 1 : index)) }
    }

    /// Returns whether `Task` is the type of an implied member; a pattern has already found it then.
    private func isImplied(_ index: Int) -> Bool {
        text[index - 2] == "=" && (max(0, index - 12)..<index).contains { text[$0] == "Task" }
    }

    private mutating func checkDeclarations(_ index: Int) {
        let name = text[index]
        switch name {
        case "actor" where text[index - 1] != "." && text.isWord(index + 1) && !text.isLabel(index):
            if ["{", ":", "<"].contains(text[index + 2]) { add(.actor, index...index + 1) }
        case "unchecked" where text[index - 1] == "@": add(.unsafeSharing, index - 1...index)
        case "nonisolated" where text.matches(index + 1, "(", "unsafe", ")"): add(.unsafeSharing, index...index + 3)
        case "var", "let":
            if SourceVariable(text, at: index).isShared { add(.staticState, index...index + 1) }
        case _ where text[index - 1] == "@" && name.hasSuffix("Actor") && ConstructPattern.byName[name] == nil:
            add(.globalActor, index - 1...index)
        default: break
        }
    }
}
