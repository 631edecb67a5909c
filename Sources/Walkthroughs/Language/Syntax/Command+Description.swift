import StageRuntime

extension Command: CustomStringConvertible {
    /// The command as the language writes it; of a block, the line that opens it, and of a picture its lines too.
    package var description: String {
        switch self {
        case .tap(let element): "tap \(element)"
        case .type(let text, .some(let element)): "type \(LanguageText.quoted(text)) into \(element)"
        case .type(let text, .none): "type \(LanguageText.quoted(text))"
        case .clear(let element): "clear \(element)"
        case .submit(let element): "submit \(element)"
        case .switch(let element, let on): "switch \(element) \(on ? "on" : "off")"
        case .select(let item, let element): "select \(LanguageText.quoted(item)) in \(element)"
        case .scroll(let element, .up): "scroll \(element) up"
        case .scroll(let element, .down): "scroll \(element) down"
        case .scroll(let element, .to(let goal)): "scroll \(element) to \(goal)"
        case .back: "back"
        case .swipeBack(let cancelled): cancelled ? "swipe back cancelled" : "swipe back"
        case .dismiss: "dismiss"
        case .rotate(let orientation): orientation.map { "rotate to \($0.rawValue)" } ?? "rotate"
        case .background: "background"
        case .foreground: "foreground"
        case .memoryWarning: "memory warning"
        case .launch: "launch"
        case .relaunch: "relaunch"
        case .wait(.next): "wait"
        case .wait(.by(let duration)): "wait \(DurationSyntax.text(duration))"
        case .wait(.until(let expectation)): "wait until \(expectation)"
        case .textSize(let size): "text size \(size.rawValue)"
        case .appearance(let appearance): "appearance \(appearance.rawValue)"
        case .locale(let identifier): "locale \(LanguageText.name(identifier))"
        case .network(let online): online ? "network online" : "network offline"
        case .fail(let call, let fault, let times): Self.fail(call, fault, times)
        case .delay(let call, let duration):
            "delay \(LanguageText.name(call)) by \(DurationSyntax.text(duration))"
        case .hold(let call): "hold \(LanguageText.name(call))"
        case .release(let call, let lastFirst): "release \(LanguageText.name(call))\(lastFirst ? " last" : "")"
        case .reply(let call, let body): "reply \(LanguageText.name(call)) with \(LanguageText.quoted(body))"
        case .expect(let expectation): "\(expectation)"
        case .use(let use): "\(use)"
        case .repeat(let count, _): "repeat \(count)"
        case .when(let expectation, _): "when \(expectation)"
        case .console(let command): "\(command)"
        }
    }

    /// Returns a line `fail`.
    private static func fail(_ call: String, _ fault: WorkerFault?, _ times: Int?) -> String {
        var line = "fail \(LanguageText.name(call))"
        if let fault { line += " with \(fault)" }
        if let times { line += times == 1 ? " 1 time" : " \(times) times" }
        return line
    }
}

extension Use: CustomStringConvertible {
    /// The line as the language writes it.
    package var description: String {
        arguments.reduce("use \(LanguageText.quoted(path))") { line, argument in
            "\(line) \(argument.name)=\(LanguageText.quoted(argument.value))"
        }
    }
}

extension ConsoleCommand: CustomStringConvertible {
    /// The line as it is typed.
    package var description: String {
        switch self {
        case .screen: "screen"
        case .tree: "tree"
        case .state: "state"
        case .trace(let count): count.map { "trace \($0)" } ?? "trace"
        case .clock: "clock"
        case .tasks: "tasks"
        case .elements: "elements"
        case .undo: "undo"
        case .save(let path, let over): "save \(over ? "over " : "")\(LanguageText.quoted(path))"
        case .run(let path): "run \(LanguageText.quoted(path))"
        case .app(let name): "app \(LanguageText.name(name))"
        case .help(let command): command.map { "help \($0)" } ?? "help"
        case .quit: "quit"
        }
    }
}
