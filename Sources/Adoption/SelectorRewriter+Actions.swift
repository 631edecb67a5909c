import SourceCheck

extension SelectorRewriter {
    /// Rewrites a call; returns false if it stays.
    mutating func rewrite(_ call: Call) -> Bool {
        switch (call.name, call.labels) {
        case ("addTarget", ["", "action", "for"]): addTarget(call)
        case ("removeTarget", ["", "action", "for"]): removeTarget(call)
        case ("addTarget", ["", "action"]): addRecognition(call)
        case ("UIBarButtonItem", _): barButtonItem(call)
        case ("UIAccessibilityCustomAction", ["name", "target", "selector"]): customAction(call)
        case ("scheduledTimer", ["timeInterval", "target", "selector", "userInfo", "repeats"]): timer(call)
        case ("addObserver", ["", "selector", "name", "object"]): addObserver(call)
        case ("removeObserver", [""]), ("removeObserver", ["", "name", "object"]): removeObserver(call)
        case (let name, ["target", "action"]) where name.hasSuffix("GestureRecognizer"): recognizer(call)
        default: false
        }
    }

    mutating func addTarget(_ call: Call) -> Bool {
        guard let target = call.arguments.first, let events = call["for"],
            let action = action(call, target: target.value)
        else { return false }
        return replace(call.index...call.close, call, by: "addAction(\(action), for: \(events.value))")
    }

    mutating func removeTarget(_ call: Call) -> Bool {
        guard call.arguments.first?.value == "self", let events = call["for"], let selector = call.selector,
            known(selector, call) != nil
        else { return false }
        let text = "removeAction(identifiedBy: UIAction.Identifier(\"\(selector.name)\"), for: \(events.value))"
        return replace(call.index...call.close, call, by: text)
    }

    mutating func customAction(_ call: Call) -> Bool {
        guard let name = call["name"], let selector = call.selector, let function = known(selector, call),
            let weak = call["target"].flatMap({ Self.weak($0.value) }), function.result == "Bool",
            ["", "UIAccessibilityCustomAction"].contains(function.types.joined(separator: ","))
        else { return false }
        let parameter = function.types.isEmpty ? "_" : "action"
        let body = Self.invocation(of: function, on: weak, function.types.isEmpty ? "" : parameter)
        let closure = "{ [weak \(weak)] \(parameter) in \(body) ?? false }"
        return replace(call.open...call.close, call, by: "(name: \(name.value)) \(closure)")
    }

    /// Rewrites an item without an action; returns false if it has one.
    mutating func plainItem(_ call: Call) -> Bool {
        guard call["target"]?.value == "nil", call["action"]?.value == "nil", let first = call.arguments.first else {
            return false
        }
        let isPlain = call["style"].map { $0.value.hasSuffix(".plain") || $0.value.hasSuffix(".bordered") } ?? true
        guard isPlain, ["title", "image", "barButtonSystemItem"].contains(first.label), first.value != "nil" else {
            return false
        }
        let label = first.label == "barButtonSystemItem" ? "systemItem" : first.label
        return replace(call.open + 1...call.close - 1, call, by: "\(label): \(first.value)")
    }

    mutating func barButtonItem(_ call: Call) -> Bool {
        if plainItem(call) { return true }
        // Without a target UIKit searches from the first responder upwards; a bar above a keyboard finds its own class.
        guard let target = call["target"]?.value, call.selector != nil,
            let action = action(call, target: target == "nil" ? "self" : target)
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
            // The initialiser has no style: a line after it sets that of a bold item.
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
    func assigned(to call: Call) -> String? {
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

    mutating func timer(_ call: Call) -> Bool {
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
    func action(_ call: Call, target: String) -> String? {
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
    static let longestLine = 80
}
