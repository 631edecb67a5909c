import Basics
import StageRuntime

extension Command: CustomStringConvertible {
    /// The command as the language writes it; of a block, the line that opens it, and of a picture its lines too.
    package var description: String {
        switch self {
        case .tap(let element): "tap \(element)"
        case .type(let text, .some(let element)): "type \(text.quoted) into \(element)"
        case .type(let text, .none): "type \(text.quoted)"
        case .clear(let element): "clear \(element)"
        case .submit(let element): "submit \(element)"
        case .switch(let element, let on): "switch \(element) \(on ? "on" : "off")"
        case .select(let item, let element): "select \(item.quoted) in \(element)"
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
        case .locale(let identifier): "locale \(identifier.quotedUnlessBare)"
        case .network(let online): online ? "network online" : "network offline"
        case .fail(let call, let fault, let times): Self.fail(call, fault, times)
        case .delay(let call, let duration):
            "delay \(call.quotedUnlessBare) by \(DurationSyntax.text(duration))"
        case .hold(let call): "hold \(call.quotedUnlessBare)"
        case .release(let call, let lastFirst): "release \(call.quotedUnlessBare)\(lastFirst ? " last" : "")"
        case .reply(let call, let body): "reply \(call.quotedUnlessBare) with \(body.quoted)"
        case .expect(let expectation): "\(expectation)"
        case .use(let use): "\(use)"
        case .repeat(let count, _): "repeat \(count)"
        case .when(let expectation, _): "when \(expectation)"
        case .console(let command): "\(command)"
        }
    }

    /// Returns a line `fail`.
    private static func fail(_ call: String, _ fault: WorkerFault?, _ times: Int?) -> String {
        var line = "fail \(call.quotedUnlessBare)"
        if let fault { line += " with \(fault)" }
        if let times { line += times == 1 ? " 1 time" : " \(times) times" }
        return line
    }
}

extension Use: CustomStringConvertible {
    /// The line as the language writes it.
    package var description: String {
        arguments.reduce("use \(path.quoted)") { line, argument in
            "\(line) \(argument.name)=\(argument.value.quoted)"
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
        case .save(let path, let over): "save \(over ? "over " : "")\(path.quoted)"
        case .run(let path): "run \(path.quoted)"
        case .app(let name): "app \(name.quotedUnlessBare)"
        case .help(let command): command.map { "help \($0)" } ?? "help"
        case .quit: "quit"
        }
    }
}
