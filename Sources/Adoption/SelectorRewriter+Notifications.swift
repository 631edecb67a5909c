import SourceCheck

extension SelectorRewriter {
    mutating func addObserver(_ call: Call) -> Bool {
        let text = sources[call.file].text
        guard call.arguments[0].value == "self", let name = call["name"]?.value, name != "nil",
            let object = call["object"]?.value, let selector = call.selector, let function = known(selector, call),
            Self.takesNotification(function),
            let start = text.statementStart(of: call.index), text.isChain(start..<call.index), text[start] != "return",
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
        let isNamed = endsByName(type.name)
        let inner = isNamed ? indent : indent + unit
        let isLong = isNamed || inner.count + head.count + body.count > Self.longestLine + 25
        let closure = isLong ? "\(head)\n\(inner)\(unit)\(body)\n\(inner)}" : "\(head) \(body) }"
        let new = isNamed ? "observations[\(name)] = \(closure)" : "observations.append(\n\(inner)\(closure))"
        guard replace(start...call.close, call, by: new) else { return false }
        if function.types == ["NSNotification"], let (file, token) = function.firstType {
            edits[file].replace(sources[file].text.tokens[token].range, by: "Notification")
        }
        observing[type.name] = observing[type.name, default: true] && owner.file == call.file
        return true
    }

    mutating func removeObserver(_ call: Call) -> Bool {
        let text = sources[call.file].text
        guard call.arguments[0].value == "self", let start = text.statementStart(of: call.index),
            let type = declarations.enclosingClass(around: call.index, inFile: call.file), observes(type.name),
            call["name"] == nil || declarations.main(type.name).map(canHoldObservations) == true
        else { return false }
        // The observations end with their object.
        if let brace = text.opener(around: start), text[brace - 1] == "deinit" {
            let isAlone = text[start - 1] == "{" && text[call.close + 1] == "}"
            let removed = isAlone ? brace - 1...call.close + 1 : start...call.close
            return edits[call.file].remove(text.tokens[removed], from: sources[call.file].bytes)
        }
        let name = call["name"].flatMap { $0.value == "nil" ? nil : $0.value }
        return replace(
            start...call.close, call, by: name.map { "observations[\($0)] = nil" } ?? "observations.removeAll()")
    }

    /// Returns whether all of a class's observers become observations.
    func observes(_ type: String) -> Bool {
        calls.allSatisfy { call in
            guard call.name == "addObserver", call.arguments.first?.value == "self",
                declarations.enclosingClass(around: call.index, inFile: call.file)?.name == type
            else { return true }
            return call.selector.flatMap { known($0, call) }.map(Self.takesNotification) ?? false
        }
    }

    static func takesNotification(_ function: DeclaredFunction) -> Bool {
        function.types.isEmpty || function.types == ["Notification"] || function.types == ["NSNotification"]
    }

    /// Returns whether a class ends observations one by one, by the names of their notifications.
    private func endsByName(_ type: String) -> Bool {
        calls(of: "removeObserver", in: type).contains { $0["name"] != nil }
    }

    private func calls(of function: String, in type: String) -> [Call] {
        calls.filter { call in
            call.name == function && call.arguments.first?.value == "self"
                && declarations.enclosingClass(around: call.index, inFile: call.file)?.name == type
        }
    }

    /// Returns whether a class has the property for its observations, or can get it.
    func canHoldObservations(_ owner: DeclaredClass) -> Bool {
        let body = sources[owner.file].text.tokens[owner.body]
        let canAdd = !body.contains { $0.text == "observations" }
        guard endsByName(owner.name) else { return canAdd || hasObservations(owner) }
        // A name stands for one observation of any object.
        let added = calls(of: "addObserver", in: owner.name)
        let all = added + calls(of: "removeObserver", in: owner.name)
        return canAdd && !added.isEmpty && Set(added.map { $0["name"]?.value }).count == added.count
            && all.allSatisfy { ($0["object"]?.value ?? "nil") == "nil" }
    }

    func hasObservations(_ owner: DeclaredClass) -> Bool {
        owner.body.contains {
            sources[owner.file].text.matches($0, "observations", ":", "[", "NotificationObservation")
        }
    }

    mutating func addObservations(to name: String, _ isPrivate: Bool) {
        guard let owner = declarations.main(name), !hasObservations(owner) else { return }
        let (bytes, text) = sources[owner.file]
        let first = text.tokens[owner.body.lowerBound + 1].range.lowerBound
        let indent = Self.indentation(bytes, before: first)
        let type =
            endsByName(name)
            ? "[Notification.Name: NotificationObservation] = [:]" : "[NotificationObservation] = []"
        edits[owner.file].insert(
            "\n\(indent)\(isPrivate ? "private " : "")var observations: \(type)",
            at: text.tokens[owner.body.lowerBound].range.upperBound)
    }
}
