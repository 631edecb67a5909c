/// Looks through one file for the constructs that patterns describe.
struct ConstructSearch {
    /// The file.
    private let text: SourceText
    /// The number of the file.
    private let number: Int
    /// The types and functions that the sources declare themselves.
    private let names: DeclaredNames
    /// The tokens of closures given to `elsewhere`, in ascending order.
    private let elsewhere: [Range<Int>]
    /// Whether a bare `NotificationCenter` is Foundation's.
    private let hasFoundationOnly: Bool
    /// What was found: the rule, and the tokens at fault.
    private(set) var found: [(rule: SourceRule, tokens: Range<Int>)] = []

    init(_ text: SourceText, inFile number: Int, _ names: DeclaredNames) {
        (self.text, self.number, self.names) = (text, number, names)
        elsewhere = ElsewhereClosures(text).all
        let imports = text.tokens.indices.filter { text[$0] == "import" }.map { text[$0 + 1] }
        let hasOurs = imports.contains("HeadlessUIKit") || imports.contains("Rehearsal")
        hasFoundationOnly = imports.contains("Foundation") && !hasOurs
        for place in text.tokens.indices where text.isWord(place) { look(at: place) }
    }

    private mutating func add(_ rule: SourceRule, _ tokens: ClosedRange<Int>) {
        if rule.isFineElsewhere, elsewhere.contains(where: { $0.contains(tokens.lowerBound) }) { return }
        found.append((rule, tokens.lowerBound..<tokens.upperBound + 1))
    }

    private mutating func look(at place: Int) {
        lookAtDeclarations(place)
        if text.tokens[place].isReserved { return }
        for pattern in ConstructPattern.byName[text[place]] ?? [] {
            if let end = end(of: pattern, at: place) { add(pattern.rule, place...end) }
        }
        lookAtKey(place)
        lookAtLabels(place)
    }

    /// The last token of a construct at a place; `nil` if the pattern does not match.
    private func end(of pattern: ConstructPattern, at place: Int) -> Int? {
        switch pattern.use {
        case .methodWithoutGenerator:
            guard text[place - 1] == ".", text[place + 1] == "(", let end = text.partner(of: place + 1) else {
                return nil
            }
            // `Glibc.random()` is the function.
            if SourceText.modules.contains(text[place - 2]), text[place - 3] != "." { return nil }
            // A music player may have a `shuffle()` of its own.
            let isPlain = end == place + 2 && !names.methods.contains(text[place])
            guard text[place] == "random" ? isDraw(place) : isPlain else { return nil }
            return (place..<end).contains { text.matches($0, "using", ":") } ? nil : place
        case .property: return text[place - 1] == "." && text[place + 1] != "(" ? place : nil
        case .function:
            guard text.isFree(place), text[place + 1] == "(" || pattern.rule == .print && isHandedOn(place) else {
                return nil
            }
            return isLibraryFunction(place) && !(pattern.rule == .print && isWrittenIntoText(place)) ? place : nil
        case .functionOf(let first):
            guard text.isFree(place), text[place + 1] == "(", first.contains(text[place + 2]) else { return nil }
            return isLibraryFunction(place) ? place + 1 : nil
        default: break
        }
        guard text.isFree(place), isLibraryType(place) else { return nil }
        let after = text.afterGenerics(of: place)
        let isMade = text.matches(after, ".", "init", "(")
        switch pattern.use {
        case .making:
            if isMade || text.matches(after, ".", "init", "{") { return after + 1 }
            if text[after] == "{", text.isTypeAnnotation(place) { return nil }
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
            // `strings.compactMap(UUID.init)` makes them of something.
            let isGiven = text[place - 1] == "(" && ["map", "compactMap", "flatMap"].contains(text[place - 2])
            return isGiven ? nil : after + 1
        case .anyMember:
            if [".", "(", "{"].contains(text[after]) {
                return text[after] == "{" && text.isTypeAnnotation(place) ? nil : after - 1
            }
            let equals = text[after] == "?" ? after + 1 : after
            guard text.matches(equals, "=", "."), text.isTypeAnnotation(place) else { return nil }
            // The member itself may be missing yet, in a file that is being written.
            return text.isWord(equals + 2) ? equals + 2 : equals + 1
        default: return place
        }
    }

    /// The place of a member of a type that is only written before: `let date: Date = .now`.
    private func impliedMember(_ members: [String], _ after: Int) -> Int? {
        let equals = text[after] == "?" ? after + 1 : after
        guard text.matches(equals, "=", "."), members.contains(text[equals + 2]) else { return nil }
        return equals + 2
    }

    /// Whether a type's name means the library's; with its module's name before it, it always does.
    private func isLibraryType(_ place: Int) -> Bool {
        text[place - 1] == "." || !names.isOwnType(text[place], inFile: number)
    }

    /// The same for a function that is called.
    private func isLibraryFunction(_ place: Int) -> Bool {
        text[place - 1] == "." || !names.isOwnFunction(text[place], inFile: number)
    }

    /// Whether `random(in:)` or `random()` is called on a type, as the library's is: `Int.random(in: 1...6)`.
    private func isDraw(_ place: Int) -> Bool {
        guard text[place + 2] == "in" || text[place + 2] == ")" else { return false }
        let receiver = text[place - 2]
        guard text.isWord(place - 2), !Keywords.beforeExpression.contains(receiver) else {
            return !names.methods.contains("random")
        }
        return receiver.first?.isUppercase == true && !names.isOwnType(receiver, inFile: number)
    }

    /// Whether a call is given a text to write into: `print(tag, to: &text)`.
    private func isWrittenIntoText(_ place: Int) -> Bool {
        guard text[place + 1] == "(", let end = text.partner(of: place + 1) else { return false }
        return (place + 2..<end).contains { text.opener(around: $0) == place + 1 && text.matches($0, "to", ":", "&") }
    }

    /// Whether a function is an argument or a value, and not called: `names.forEach(print)`.
    private func isHandedOn(_ place: Int) -> Bool {
        (text[place - 1] == "(" || text[place - 1] == ":") && text[place + 1] == ")" && text.isWord(place - 2)
    }

    // MARK: What is no name alone

    private mutating func lookAtLabels(_ place: Int) {
        switch text[place] {
        case "now"
        where text.matches(place - 3, "since", ":", ".") || text.matches(place - 3, "timeIntervalSince", "(", "."):
            add(.date, place - 1...place)
        case "hashValue" where text[place - 1] != "." && text.isFree(place) && text[place + 1] != ":":
            add(.hasher, place...place)
        case "continuous" where text[place - 1] == "." && text[place - 2] == ":" && text[place - 3] == "clock",
            "suspending" where text[place - 1] == "." && text[place - 2] == ":" && text[place - 3] == "clock":
            add(.clock, place - 3...place)
        case "continuous", "suspending":
            guard text.matches(place - 2, "=", "."), (2...9).contains(where: { text[place - $0] == "Clock" }) else {
                return
            }
            add(.clock, place - 1...place)
        case "current", "autoupdatingCurrent":
            guard text[place - 1] == ".", [":", "=", "("].contains(text[place - 2]) else { return }
            switch text[place - 3] {
            case "locale": add(.locale, place - 3...place)
            case "timeZone": add(.timeZone, place - 3...place)
            case "calendar": add(.calendar, place - 3...place)
            default: break
            }
        case "detached" where text[place - 1] == "." && ["(", "{"].contains(text[place + 1]):
            if ["=", "return", ",", "("].contains(text[place - 2]), text[place - 4] != ">", !isImplied(place) {
                add(.taskDetached, place - 1...place)
            }
        case "sleep" where text.isFree(place) && text[place + 1] == "(" && isLibraryFunction(place):
            if text[place + 3] != ":" { add(.clock, place...place) }
        case "write"
        where text[place - 1] == "." && text[place + 3] == ":" && ["to", "toFile"].contains(text[place + 2]):
            if text[place + 4] != "&", !names.methods.contains("write") { add(.files, place...place + 2) }
        case "NotificationCenter" where text.matches(place + 1, "=", ".", "default") && hasFoundationOnly:
            add(.notificationCenter, place...place + 3)
        case "NotificationCenter" where text.matches(place + 1, ".", "default"):
            if text[place - 1] == "." ? text[place - 2] == "Foundation" : hasFoundationOnly {
                add(.notificationCenter, place...place + 2)
            }
        default: break
        }
    }

    /// Looks whether an object's address is a key: `[ObjectIdentifier: Item]`, `Set<ObjectIdentifier>`.
    private mutating func lookAtKey(_ place: Int) {
        guard text[place] == "ObjectIdentifier", isLibraryType(place) else { return }
        let before = text.matches(place - 2, "Swift", ".") ? place - 3 : place - 1
        let isKey = text[before] == "[" && text[place + 1] == ":"
        let isElement = text[before] == "<" && ["Set", "Dictionary"].contains(text[before - 1])
        if isKey || isElement { add(.objectIdentifier, before...(isKey ? place + 1 : place)) }
    }

    /// Whether `Task` stands before an implied member, so that it is found already.
    private func isImplied(_ place: Int) -> Bool {
        text[place - 2] == "=" && (max(0, place - 12)..<place).contains { text[$0] == "Task" }
    }

    private mutating func lookAtDeclarations(_ place: Int) {
        let name = text[place]
        switch name {
        case "actor" where text[place - 1] != "." && text.isWord(place + 1) && !text.isLabel(place):
            if ["{", ":", "<"].contains(text[place + 2]) { add(.actor, place...place + 1) }
        case "unchecked" where text[place - 1] == "@": add(.unsafeSharing, place - 1...place)
        case "nonisolated" where text.matches(place + 1, "(", "unsafe", ")"): add(.unsafeSharing, place...place + 3)
        case "var", "let":
            if SourceVariable(text, at: place).isShared { add(.staticState, place...place + 1) }
        case _ where text[place - 1] == "@" && name.hasSuffix("Actor") && ConstructPattern.byName[name] == nil:
            add(.globalActor, place - 1...place)
        default: break
        }
    }
}
