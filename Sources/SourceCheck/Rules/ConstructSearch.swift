/// Looks through one file for the constructs that patterns describe.
struct ConstructSearch {
    /// The file.
    private let text: SourceText
    /// Finds which names refer to the library.
    private let lookup: NameLookup
    /// The tokens of closures given to `elsewhere`, in ascending order.
    private let elsewhere: [Range<Int>]
    /// Whether a bare `NotificationCenter` is Foundation's.
    private let hasFoundationOnly: Bool
    /// What was found: the rule, and the tokens at fault.
    private(set) var found: [(rule: SourceRule, tokens: Range<Int>)] = []

    init(_ text: SourceText, _ lookup: NameLookup) {
        (self.text, self.lookup) = (text, lookup)
        elsewhere = ElsewhereClosures(text).all
        let imports = text.tokens.indices.filter { text[$0] == "import" }.map { text[$0 + 1] }
        let hasOurs = imports.contains("HeadlessUIKit") || imports.contains("Rehearsal")
        hasFoundationOnly = imports.contains("Foundation") && !hasOurs
        for place in text.tokens.indices where text.isWord(place) { look(at: place) }
    }

    private func isElsewhere(_ place: Int) -> Bool {
        // The last that begins before the place; one within another is inside that one too.
        var (low, high) = (0, elsewhere.count)
        while low < high {
            let middle = (low + high) / 2
            if elsewhere[middle].lowerBound <= place { low = middle + 1 } else { high = middle }
        }
        return elsewhere[..<low].reversed().prefix(8).contains { $0.contains(place) }
    }

    private mutating func add(_ rule: SourceRule, _ tokens: ClosedRange<Int>) {
        if rule.isFineElsewhere, isElsewhere(tokens.lowerBound) { return }
        found.append((rule, tokens.lowerBound..<tokens.upperBound + 1))
    }

    private mutating func look(at place: Int) {
        lookAtDeclarations(place)
        lookAtAssignment(place)
        if text.tokens[place].isReserved { return }
        for pattern in patterns(at: place) {
            for construct in constructs(of: pattern, at: place) { add(pattern.rule, construct) }
        }
        if let address = AddressSearch(text).address(at: place), isLibraryType(place) {
            add(.objectIdentifier, address)
        }
        lookAtKey(place)
        lookAtLabels(place)
    }

    /// Returns the patterns for a name, or for what it refers to.
    private func patterns(at place: Int) -> [ConstructPattern] {
        let name = text[place]
        if name == "Self", let outer = lookup.file.outline.types(around: place).first {
            let patterns = lookup.type(outer, at: place).flatMap { ConstructPattern.byName[$0] } ?? []
            return patterns.filter { [.date, .uuid].contains($0.rule) }
        }
        guard lookup.names.aliases.contains(name) else { return ConstructPattern.byName[name] ?? [] }
        return lookup.type(name, at: place).flatMap { ConstructPattern.byName[$0] } ?? []
    }

    /// The tokens of the constructs that a pattern finds by the name at a place.
    private func constructs(of pattern: ConstructPattern, at place: Int) -> [ClosedRange<Int>] {
        if let end = end(of: pattern, at: place) { return [place...end] }
        guard let members = pattern.impliedMembers, text.isTypeAnnotation(place), text.isFree(place),
            isLibraryType(place)
        else { return [] }
        return ImpliedMembers(text).inBody(ofTypeAt: place).filter { member in
            members.contains(text[member]) && (text[member] != "init" || pattern.isMade(text, at: member + 1))
        }.map { $0 - 1...$0 }
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
            // A music player may have a `shuffle()`, but anything called `random` draws a number.
            let isPlain = end == place + 2, isRandom = text[place] == "random"
            guard isPlain || isRandom && text[place + 2] == "in" else { return nil }
            guard !(isRandom ? lookup.isOwnRandom(at: place) : lookup.isOwnMethod(at: place)) else { return nil }
            return (place..<end).contains { text.matches($0, "using", ":") } ? nil : place
        case .property: return text[place - 1] == "." && text[place + 1] != "(" ? place : nil
        case .function:
            guard text.isFree(place), text[place + 1] == "(" || pattern.rule == .print && isHandedOn(place) else {
                return nil
            }
            return isLibraryFunction(place) && !(pattern.rule == .print && isWrittenIntoText(place)) ? place : nil
        case .functionOf(let first):
            guard text.isFree(place), text[place + 1] == "(", first.contains(text[place + 2]) else { return nil }
            return isLibraryFunction(place) && !lookup.isVariable(text[place], at: place) ? place + 1 : nil
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
        text[place - 1] == "." || lookup.type(text[place], at: place) != nil
    }

    /// The same for a function that is called.
    private func isLibraryFunction(_ place: Int) -> Bool {
        text[place - 1] == "." || !lookup.isOwnFunction(text[place], at: place)
    }

    /// Whether a call is given a text to write into: `print(tag, to: &text)`.
    private func isWrittenIntoText(_ place: Int) -> Bool {
        guard text[place + 1] == "(", let end = text.partner(of: place + 1) else { return false }
        return (place + 2..<end).contains { text.opener(around: $0) == place + 1 && text.matches($0, "to", ":", "&") }
    }

    /// Whether a function is an argument or a value, and not called: `names.forEach(print)`.
    private func isHandedOn(_ place: Int) -> Bool {
        guard text[place - 1] == "(" || text[place - 1] == ":", !lookup.isVariable(text[place], at: place) else {
            return false
        }
        return text[place + 1] == ")" && text.isWord(place - 2)
    }

    // MARK: What is no name alone

    private mutating func lookAtLabels(_ place: Int) {
        switch text[place] {
        case "now"
        where text.matches(place - 3, "since", ":", ".") || text.matches(place - 3, "timeIntervalSince", "(", "."):
            add(.date, place - 1...place)
        case "hashValue" where text[place - 1] != "." && text.isFree(place) && text[place + 1] != ":":
            if !lookup.isVariable("hashValue", at: place) { add(.hasher, place...place) }
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
            if text[place + 4] != "&", !lookup.isMethod("write") { add(.files, place...place + 2) }
        case "NotificationCenter" where text.matches(place + 1, "=", ".", "default") && hasFoundationOnly:
            add(.notificationCenter, place...place + 3)
        case "NotificationCenter" where text.matches(place + 1, ".", "default"):
            if text[place - 1] == "." ? text[place - 2] == "Foundation" : hasFoundationOnly {
                add(.notificationCenter, place...place + 2)
            }
        default: break
        }
    }

    /// Looks at a value that only a member's name gives to a variable whose type is written elsewhere: `date = .now`.
    private mutating func lookAtAssignment(_ place: Int) {
        guard text[place - 1] == ".", text[place - 2] == "=",
            let type = lookup.typeOfVariable(text[place - 3], at: place - 3)
        else { return }
        for pattern in ConstructPattern.byName[type] ?? [] where pattern.impliedMembers?.contains(text[place]) ?? false
        {
            if text[place] != "init" || pattern.isMade(text, at: place + 1) { add(pattern.rule, place - 3...place) }
        }
    }

    /// Looks whether the name of an address is that of a key's type.
    private mutating func lookAtKey(_ place: Int) {
        let name = text[place]
        let isAlias = lookup.names.aliases.contains(name) && lookup.type(name, at: place) == "ObjectIdentifier"
        guard isAlias || name == "ObjectIdentifier" && isLibraryType(place) else { return }
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
        case "var", "let": lookAtVariable(place)
        case _ where text[place - 1] == "@" && name.hasSuffix("Actor") && ConstructPattern.byName[name] == nil:
            add(.globalActor, place - 1...place)
        default: break
        }
    }

    private mutating func lookAtVariable(_ place: Int) {
        let variable = SourceVariable(text, at: place)
        if variable.isShared(changing: lookup.names.changingClasses) { add(.staticState, place...place + 1) }
    }
}

/// Finds members without a type before them, if the type is that of a function's or a property's result.
struct ImpliedMembers {
    /// The file.
    private let text: SourceText

    /// How far a body is looked through, in tokens.
    private static let limit = 400

    init(_ text: SourceText) { self.text = text }

    /// Returns the members that the body after a type gives back: `-> Date { .now }`, `{ return .now }`.
    func inBody(ofTypeAt place: Int) -> [Int] {
        var brace = text.afterGenerics(of: place)
        if text[brace] == "?" { brace += 1 }
        if text[brace] == "=", text[place - 1] == ">" { brace += 1 }
        guard text[brace] == "{", let end = text.partner(of: brace) else { return [] }
        return (brace + 1..<min(end, brace + Self.limit)).filter { text[$0] == "." && isGivenBack($0, brace) }.map {
            $0 + 1
        }
    }

    private func isGivenBack(_ point: Int, _ body: Int) -> Bool {
        switch text[point - 1] {
        case "return": true
        case "?": text[point - 2] == "?"
        case "{": point - 1 == body || text[point - 2] == "get" || text[point - 2] == "else"
        default: false
        }
    }
}
