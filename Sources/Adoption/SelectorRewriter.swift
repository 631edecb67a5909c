import SourceCheck

/// Replaces targets and selectors by closures.
struct SelectorRewriter {
    /// The replacements of each file.
    private(set) var edits: [SourceEdits]
    /// The names of functions that a selector, or a key path of Objective-C, still needs.
    private(set) var leftNames: Set<String> = []

    private let sources: [(bytes: [UInt8], text: SourceText)]
    private let declarations: Declarations
    /// The names of functions whose actions are removed again, so that the actions have identifiers.
    private var removedActions: Set<String> = []
    /// The calls with a target, a selector or an observer.
    private var calls: [Call] = []
    /// The classes that need a property for their observations, with whether all uses are in the file of the class.
    private var observing: [String: Bool] = [:]

    init(_ sources: [(bytes: [UInt8], text: SourceText)], _ declarations: Declarations) {
        (self.sources, self.declarations) = (sources, declarations)
        edits = sources.map { _ in SourceEdits() }
    }

    /// Replaces all that can be replaced.
    mutating func rewriteAll() {
        calls = sources.indices.flatMap { file in
            sources[file].text.tokens.indices.compactMap { call(at: $0, inFile: file) }
        }
        for call in calls where call.name == "removeTarget" {
            if let name = call.selector?.name { removedActions.insert(name) }
        }
        var rewritten: [Set<Int>] = Array(repeating: [], count: sources.count)
        for call in calls where rewrite(call) {
            if let selector = call.selector { rewritten[call.file].insert(selector.start) }
        }
        for (file, source) in sources.enumerated() {
            for index in source.text.tokens.indices where source.text[index] == "#" {
                guard ["selector", "keyPath"].contains(source.text[index + 1]), !rewritten[file].contains(index),
                    source.text[index + 2] == "(", let close = source.text.partner(of: index + 2)
                else { continue }
                leftNames.formUnion((index + 3..<close).filter(source.text.isWord).map { source.text[$0] })
            }
        }
        for (name, isPrivate) in observing.sorted(by: { $0.key < $1.key }) { addObservations(to: name, isPrivate) }
    }

    // MARK: - Calls

    /// An argument of a call.
    private struct Argument {
        var label: String
        /// The bytes of its value, as text.
        var value: String
        /// The first token of the value.
        var start: Int
    }

    /// What `#selector(…)` names.
    private struct Selector {
        /// The index of its `#`.
        var start: Int
        var type: String?
        var name: String
        /// The labels, if they are written.
        var labels: [String]?
    }

    /// A call with a selector.
    private struct Call {
        var file: Int
        /// The index of the name.
        var index: Int
        var name: String
        var open: Int
        var close: Int
        var arguments: [Argument]
        var selector: Selector?

        subscript(label: String) -> Argument? { arguments.first { $0.label == label } }
        /// The labels of the arguments.
        var labels: [String] { arguments.map(\.label) }
    }

    private func call(at index: Int, inFile file: Int) -> Call? {
        let (bytes, text) = sources[file]
        guard text.isWord(index), text[index + 1] == "(", let close = text.partner(of: index + 1) else { return nil }
        let name = text[index]
        guard Self.names.contains(name) || name.hasSuffix("GestureRecognizer") else { return nil }
        let arguments = text.arguments(of: index + 1).map { range -> Argument in
            let isLabelled = text[range.lowerBound + 1] == ":" && range.count > 2
            let start = range.lowerBound + (isLabelled ? 2 : 0)
            let value = bytes[text.tokens[start].range.lowerBound..<text.end(of: range, bytes)]
            return Argument(
                label: isLabelled ? text[range.lowerBound] : "", value: String(decoding: value, as: UTF8.self),
                start: start)
        }
        let selector = arguments.lazy.compactMap { Self.selector(at: $0.start, text) }.first
        return Call(
            file: file, index: index, name: name, open: index + 1, close: close, arguments: arguments,
            selector: selector)
    }

    private static let names: Set<String> = [
        "addTarget", "removeTarget", "UIBarButtonItem", "scheduledTimer", "addObserver", "removeObserver",
    ]

    private static func selector(at start: Int, _ text: SourceText) -> Selector? {
        guard text.matches(start, "#", "selector", "("), let close = text.partner(of: start + 2) else { return nil }
        var index = start + 3
        var path: [String] = []
        while text.isWord(index), index < close {
            path.append(text[index])
            index += 1
            if text[index] == "." { index += 1 }
        }
        var labels: [String]?
        if text[index] == "(", let end = text.partner(of: index) {
            labels = (index + 1..<end).filter(text.isWord).map { text[$0] }
            index = end + 1
        }
        guard index == close, let name = path.last, path.count <= 2 else { return nil }
        return Selector(start: start, type: path.count == 2 ? path[0] : nil, name: name, labels: labels)
    }

    // MARK: - Rewriting

    /// Rewrites a call; returns false if it stays.
    private mutating func rewrite(_ call: Call) -> Bool {
        switch (call.name, call.labels) {
        case ("addTarget", ["", "action", "for"]): addTarget(call)
        case ("removeTarget", ["", "action", "for"]): removeTarget(call)
        case ("addTarget", ["", "action"]): addRecognition(call)
        case ("UIBarButtonItem", _): barButtonItem(call)
        case ("scheduledTimer", ["timeInterval", "target", "selector", "userInfo", "repeats"]): timer(call)
        case ("addObserver", ["", "selector", "name", "object"]): addObserver(call)
        case ("removeObserver", [""]): removeObserver(call)
        case (let name, ["target", "action"]) where name.hasSuffix("GestureRecognizer"): recognizer(call)
        default: false
        }
    }

    private mutating func addTarget(_ call: Call) -> Bool {
        guard let target = call.arguments.first, let events = call["for"],
            let action = action(call, target: target.value)
        else { return false }
        return replace(call.index...call.close, call, by: "addAction(\(action), for: \(events.value))")
    }

    private mutating func removeTarget(_ call: Call) -> Bool {
        guard call.arguments.first?.value == "self", let events = call["for"], let selector = call.selector,
            known(selector, call) != nil
        else { return false }
        let text = "removeAction(identifiedBy: UIAction.Identifier(\"\(selector.name)\"), for: \(events.value))"
        return replace(call.index...call.close, call, by: text)
    }

    private mutating func barButtonItem(_ call: Call) -> Bool {
        guard let target = call["target"], call.selector != nil, let action = action(call, target: target.value)
        else { return false }
        switch call.labels {
        case ["barButtonSystemItem", "target", "action"]:
            guard let item = call["barButtonSystemItem"] else { return false }
            return replace(
                call.open + 1...call.close - 1, call, by: "systemItem: \(item.value), primaryAction: \(action)")
        case ["title", "style", "target", "action"], ["image", "style", "target", "action"]:
            guard let first = call.arguments.first, let style = call["style"]?.value else { return false }
            let arguments = "\(first.label): \(first.value), primaryAction: \(action)"
            if style.hasSuffix(".plain") || style.hasSuffix(".bordered") {
                return replace(call.open + 1...call.close - 1, call, by: arguments)
            }
            // The initialiser has no style: a line behind it sets that of a bold item.
            let (bytes, text) = sources[call.file]
            let indent = Self.indentation(bytes, before: text.tokens[call.index].range.lowerBound)
            guard let item = assigned(to: call), replace(call.open + 1...call.close - 1, call, by: arguments) else {
                return false
            }
            edits[call.file].insert(
                "\n\(indent)\(item).style = \(style)", at: text.tokens[call.close].range.upperBound)
            return true
        default: return false
        }
    }

    /// Returns what a call's value is assigned to, if the call is the last of its line.
    private func assigned(to call: Call) -> String? {
        let (bytes, text) = sources[call.file]
        guard text[call.index - 1] == "=", let start = text.statementStart(of: call.index),
            text.tokens.indices.contains(call.close + 1), text.tokens[call.close + 1].beginsLine,
            let body = declarations.enclosingClass(around: call.index, inFile: call.file)?.body,
            text.opener(around: start) != body.lowerBound
        else { return nil }
        if text[start] == "let", start + 2 == call.index - 1 { return text[start + 1] }
        guard text.isChain(start..<call.index - 1) else { return nil }
        let chain = bytes[text.tokens[start].range.lowerBound..<text.tokens[call.index - 2].range.upperBound]
        return String(decoding: chain, as: UTF8.self) + (text[call.index - 2].hasSuffix("BarButtonItem") ? "?" : "")
    }

    private mutating func timer(_ call: Call) -> Bool {
        guard let interval = call["timeInterval"], let repeats = call["repeats"], call["userInfo"]?.value == "nil",
            let target = call["target"], let selector = call.selector, let function = known(selector, call),
            function.labels.isEmpty, let weak = Self.weak(target.value)
        else { return false }
        let (indent, unit) = indentation(of: call)
        return replace(
            call.open...call.close, call,
            by: """
                (withTimeInterval: \(interval.value), repeats: \(repeats.value)) { [weak \(weak)] _ in
                \(indent)\(unit)MainActor.assumeIsolated { \(Self.call(function, on: weak)) }
                \(indent)}
                """)
    }

    /// Returns an action that calls the function of a call's selector.
    private func action(_ call: Call, target: String) -> String? {
        guard let selector = call.selector, let function = known(selector, call), let weak = Self.weak(target) else {
            return nil
        }
        let identifier =
            removedActions.contains(selector.name) ? "(identifier: UIAction.Identifier(\"\(selector.name)\"))" : ""
        let head = "UIAction\(identifier) { [weak \(weak)] \(function.types.isEmpty ? "_" : "action") in"
        let (indent, unit) = indentation(of: call)
        guard function.types.count <= 1 else { return nil }
        let argument: String
        switch function.types.first {
        case nil: argument = ""
        case "Any"?, "AnyObject"?, "Any?"?, "AnyObject?"?: argument = "action.sender as \(function.types[0])"
        case let type? where type.hasSuffix("?"): argument = "action.sender as? \(type.dropLast())"
        case let type?:
            return """
                \(head)
                \(indent)\(unit)guard let sender = action.sender as? \(type) else { return }
                \(indent)\(unit)\(Self.call(function, on: weak, "sender"))
                \(indent)}
                """
        }
        let body = Self.call(function, on: weak, argument)
        guard indent.count + head.count + body.count > Self.longestLine else { return "\(head) \(body) }" }
        return "\(head)\n\(indent)\(unit)\(body)\n\(indent)}"
    }

    /// A closure that would be longer, with its indentation, has lines of its own.
    private static let longestLine = 80

    // MARK: - Gesture recognisers

    private mutating func addRecognition(_ call: Call) -> Bool {
        let text = sources[call.file].text
        guard let target = call.arguments.first?.value, text[call.index - 1] == ".", text.isWord(call.index - 2),
            text[call.index - 3] != ".",
            let closure = recognition(call, target: target, recognizer: text[call.index - 2])
        else { return false }
        return replace(call.index...call.close, call, by: "onChange \(closure)")
    }

    private mutating func recognizer(_ call: Call) -> Bool {
        let (bytes, text) = sources[call.file]
        guard let target = call["target"]?.value, let selector = call.selector else { return false }
        let method =
            ["UITapGestureRecognizer", "UISwipeGestureRecognizer"].contains(call.name) ? "onRecognition" : "onChange"
        let (indent, _) = indentation(of: call)
        let name: String
        if text[call.index - 1] == "=", text.isWord(call.index - 2), text[call.index - 3] == "let",
            text.tokens[call.index - 3].beginsLine
        {
            // A variable in a function, or a property.
            name = text[call.index - 2]
            guard let body = declarations.enclosingClass(around: call.index, inFile: call.file)?.body,
                text.opener(around: call.index) != body.lowerBound,
                let closure = recognition(call, target: target, recognizer: name),
                replace(call.open...call.close, call, by: "()")
            else { return false }
            edits[call.file].insert(
                "\n\(indent)\(name).\(method) \(closure)", at: text.tokens[call.close].range.upperBound)
            return true
        }
        // An argument of a statement: a line before it declares the recogniser.
        guard let start = text.statementStart(of: call.index), text.tokens[start].beginsLine,
            let closure = recognition(call, target: target, recognizer: selector.name + "Recognizer")
        else { return false }
        name = selector.name + "Recognizer"
        guard replace(call.index...call.close, call, by: name) else { return false }
        let offset = text.tokens[start].range.lowerBound
        let lead = Self.indentation(bytes, before: offset)
        edits[call.file].insert(
            "let \(name) = \(call.name)()\n\(lead)\(name).\(method) \(closure)\n\(lead)", at: offset)
        return true
    }

    /// Returns a closure for a recogniser that calls the function of a call's selector.
    private func recognition(_ call: Call, target: String, recognizer: String) -> String? {
        guard let selector = call.selector, let function = known(selector, call), let weak = Self.weak(target),
            function.types.count <= 1
        else { return nil }
        guard let type = function.types.first else {
            return "{ [weak \(weak)] in \(Self.call(function, on: weak)) }"
        }
        guard type.hasSuffix("GestureRecognizer") else { return nil }
        let (indent, unit) = indentation(of: call)
        return """
            { [weak \(weak), weak \(recognizer)] in
            \(indent)\(unit)guard let \(recognizer) else { return }
            \(indent)\(unit)\(Self.call(function, on: weak, recognizer))
            \(indent)}
            """
    }

    // MARK: - Notifications

    private mutating func addObserver(_ call: Call) -> Bool {
        let text = sources[call.file].text
        guard call.arguments[0].value == "self", let name = call["name"]?.value, name != "nil",
            let object = call["object"]?.value, let selector = call.selector, let function = known(selector, call),
            Self.takesNotification(function),
            let start = text.statementStart(of: call.index), text.isChain(start..<call.index),
            let type = declarations.enclosingClass(around: call.index, inFile: call.file),
            let owner = declarations.main(type.name), canHoldObservations(owner)
        else { return false }
        let center = sources[call.file].bytes[
            text.tokens[start].range.lowerBound..<text.tokens[call.index].range.lowerBound]
        let (indent, unit) = indentation(of: call)
        let arguments = object == "nil" ? name : "\(name), object: \(object)"
        let parameter = function.types.isEmpty ? "_" : "notification"
        let body = Self.call(function, on: "self", function.types.isEmpty ? "" : parameter)
        let head = "\(String(decoding: center, as: UTF8.self))observe(\(arguments)) { [weak self] \(parameter) in"
        let inner = indent + unit
        let isLong = inner.count + head.count + body.count > Self.longestLine + 25
        let closure = isLong ? "\(head)\n\(inner)\(unit)\(body)\n\(inner)}" : "\(head) \(body) }"
        let new = "observations.append(\n\(inner)\(closure))"
        guard replace(start...call.close, call, by: new) else { return false }
        if function.types == ["NSNotification"], let (file, token) = function.firstType {
            edits[file].replace(sources[file].text.tokens[token].range, by: "Notification")
        }
        observing[type.name] = observing[type.name, default: true] && owner.file == call.file
        return true
    }

    private mutating func removeObserver(_ call: Call) -> Bool {
        let text = sources[call.file].text
        guard call.arguments[0].value == "self", let start = text.statementStart(of: call.index),
            let type = declarations.enclosingClass(around: call.index, inFile: call.file), observes(type.name)
        else { return false }
        // The observations end with their object.
        if let brace = text.opener(around: start), text[brace - 1] == "deinit" {
            let isAlone = text[start - 1] == "{" && text[call.close + 1] == "}"
            let removed = isAlone ? brace - 1...call.close + 1 : start...call.close
            return edits[call.file].remove(text.tokens[removed], from: sources[call.file].bytes)
        }
        return replace(start...call.close, call, by: "observations.removeAll()")
    }

    /// Returns whether all of a class's observers become observations.
    private func observes(_ type: String) -> Bool {
        calls.allSatisfy { call in
            guard call.name == "addObserver", call.arguments.first?.value == "self",
                declarations.enclosingClass(around: call.index, inFile: call.file)?.name == type
            else { return true }
            return call.selector.flatMap { known($0, call) }.map(Self.takesNotification) ?? false
        }
    }

    private static func takesNotification(_ function: DeclaredFunction) -> Bool {
        function.types.isEmpty || function.types == ["Notification"] || function.types == ["NSNotification"]
    }

    /// Returns whether a class has the property for its observations, or can get it; they end together, not one by one.
    private func canHoldObservations(_ owner: DeclaredClass) -> Bool {
        let endsOne = calls.contains { call in
            call.name == "removeObserver" && call.arguments.count > 1
                && declarations.enclosingClass(around: call.index, inFile: call.file)?.name == owner.name
        }
        guard !endsOne else { return false }
        let body = sources[owner.file].text.tokens[owner.body]
        return hasObservations(owner) || !body.contains { $0.text == "observations" }
    }

    private func hasObservations(_ owner: DeclaredClass) -> Bool {
        owner.body.contains {
            sources[owner.file].text.matches($0, "observations", ":", "[", "NotificationObservation")
        }
    }

    private mutating func addObservations(to name: String, _ isPrivate: Bool) {
        guard let owner = declarations.main(name), !hasObservations(owner) else { return }
        let (bytes, text) = sources[owner.file]
        let first = text.tokens[owner.body.lowerBound + 1].range.lowerBound
        let indent = Self.indentation(bytes, before: first)
        edits[owner.file].insert(
            "\n\(indent)\(isPrivate ? "private " : "")var observations: [NotificationObservation] = []",
            at: text.tokens[owner.body.lowerBound].range.upperBound)
    }

    // MARK: - Parts

    /// Returns the function that a selector names, if the sources declare it and a closure can call it.
    private func known(_ selector: Selector, _ call: Call) -> DeclaredFunction? {
        guard let own = declarations.enclosingClass(around: call.index, inFile: call.file)?.name else { return nil }
        let type = selector.type.flatMap { ["self", "Self"].contains($0) ? nil : $0 } ?? own
        return declarations.function(selector.name, in: type, labels: selector.labels).flatMap { $0.isPlain ? $0 : nil }
    }

    /// Returns the name by which a closure captures a target weakly; nil for an expression.
    private static func weak(_ target: String) -> String? {
        guard target != "nil", target.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
        return target
    }

    private static func call(_ function: DeclaredFunction, on object: String, _ argument: String = "") -> String {
        let label = function.labels.first.map { $0 == "_" ? "" : $0 + ": " } ?? ""
        let call = "\(object)?.\(function.name)(\(argument.isEmpty ? "" : label + argument))"
        return function.returnsValue ? "_ = " + call : call
    }

    private mutating func replace(_ tokens: ClosedRange<Int>, _ call: Call, by text: String) -> Bool {
        let source = sources[call.file].text.tokens
        return edits[call.file].replace(
            source[tokens.lowerBound].range.lowerBound..<source[tokens.upperBound].range.upperBound, by: text)
    }

    private mutating func replace(_ tokens: Range<Int>, _ call: Call, by text: String) -> Bool {
        replace(tokens.lowerBound...tokens.upperBound - 1, call, by: text)
    }

    /// Returns the indentation of a call's line, and one level of it.
    private func indentation(of call: Call) -> (indent: String, unit: String) {
        let (bytes, text) = sources[call.file]
        // A bar button item's action stands among the arguments, perhaps in a line of its own.
        let index = call.name == "UIBarButtonItem" && call.open + 1 < call.close ? call.open + 1 : call.index
        let indent = Self.indentation(bytes, before: text.tokens[index].range.lowerBound)
        return (indent, indent.hasPrefix("\t") ? "\t" : "    ")
    }

    /// Returns the blanks with which the line of an offset begins.
    private static func indentation(_ bytes: [UInt8], before offset: Int) -> String {
        var start = offset
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        return String(
            decoding: bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }
}

extension SourceText {
    /// Returns the offset behind the last token of an argument, with what belongs to it, such as the end of a string.
    func end(of range: Range<Int>, _ bytes: [UInt8]) -> Int {
        // The text of a string is no token, so the end is where the comma or the bracket begins, without the blanks.
        var end = tokens[range.upperBound].range.lowerBound
        while end > 0, [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t")].contains(bytes[end - 1]) { end -= 1 }
        return end
    }

    /// Returns the first token of the statement around a token; nil if it is within brackets of the statement only.
    func statementStart(of index: Int) -> Int? {
        var start = index
        while start > 0 {
            let isInBraces = opener(around: start).map { self[$0] == "{" } ?? true
            let isFirst = self[start - 1] == ";" || opener(around: start) == start - 1
            if isInBraces, isFirst || tokens[start].beginsLine && self[start] != "." { return start }
            start -= 1
        }
        return nil
    }

    /// Returns whether tokens are names and dots only.
    func isChain(_ range: Range<Int>) -> Bool {
        range.allSatisfy { isWord($0) || self[$0] == "." || self[$0] == "?" }
    }
}
