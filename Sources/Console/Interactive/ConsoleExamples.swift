import Basics
import HeadlessUIKit
import Scene
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Examples of commands in the words of the app that is open at the console.
struct ConsoleExamples {
    /// The app, whose names are used.
    let app: RunnableApp
    /// The names of all apps.
    let apps: [String]
    /// The screen, whose elements are used.
    let screen: Screen?
    let screenName: String?
    /// The state of the top scene as lines.
    let stateLines: [String]

    /// Returns the example of a command; its own one if the app has no words for it now.
    func example(of entry: CommandReference.Entry) -> String {
        let line = entry.sampleAction.map(line) ?? line(named: entry.name)
        guard let line else { return entry.example }
        var parser = ConsoleParser()
        return parser.parse(line).steps.isEmpty ? entry.example : line
    }

    /// Returns a line that performs an action on the first element that can take it.
    private func line(for action: ElementAction) -> String? {
        guard let screen else { return nil }
        let naming = ElementNaming(screen)
        for (index, element) in screen.elements.enumerated() where !element.states.contains(.disabled) {
            guard element.couldTake(action), let own = Self.suited(action, to: element),
                let query = naming.query(for: index)
            else { continue }
            return "\(Command.act(own, on: query))"
        }
        return nil
    }

    /// Returns the action with the words of an element; nil if the element cannot take it now.
    private static func suited(_ action: ElementAction, to element: ScreenElement) -> ElementAction? {
        switch action {
        case .longPress: element.canBePressedLong ? action : nil
        case .swipe: element.swipeDirections(assumed: false).first.map { .swipe($0, fully: false) }
        case .select: element.choices?.first.map { .select(Template($0)) }
        case .perform: element.customActions.first.map { .perform(Template($0)) }
        case .pullToRefresh: element.canBePulled ? action : nil
        case .scroll: .scroll(.down)
        case .switch: .switch(on: !element.states.contains(.on))
        case .adjust: .adjust(.up, times: 3)
        case .tap, .doubleTap, .type, .clear, .submit, .activate: action
        }
    }

    /// Returns a line of a command that is no action on an element.
    private func line(named name: String) -> String? {
        switch name {
        case "expect": anything.map { "expect \($0) within 2s" }
        case "wait until": anything.map { "wait until expect \($0) within 30s" }
        case "also expect": anything.map { "also expect \($0)" }
        case "expect is": value
        case "expect rows in": rows
        case "expect screen": screenName.map { "expect screen \($0.quotedUnlessBare)" }
        case "expect state":
            stateLines.first.map { line in "expect state " + line.replacing(":", with: " is", maxReplacements: 1) }
        case "expect storage": app.storageNames.first.map { "expect storage \($0.quotedUnlessBare) is empty" }
        case "expect request": call.map { "expect request \($0) 1 time" }
        case "fail": call.map { "fail \($0) with \(fault) 2 times" }
        case "delay": call.map { "delay \($0) by 3s" }
        case "hold": call.map { "hold \($0)" }
        case "release": call.map { "release \($0) last" }
        case "reply": app.calls.first(where: \.canReply).map { "reply \($0.name.quotedUnlessBare) with \"{}\"" }
        case "do": app.commands.first.map { AppVocabulary.usage(of: $0.name, $0.arguments) }
        case "app": apps.first { $0 != app.name }.map { "app \($0.quotedUnlessBare)" }
        default: nil
        }
    }

    /// The first call, as a script writes it.
    private var call: String? { app.calls.first?.name.quotedUnlessBare }

    /// A fault of the first call.
    private var fault: String {
        let words = app.calls.first?.kind.faultWords ?? []
        return words.contains("status N") ? "status 503" : words.first ?? "offline"
    }

    /// An element that can be expected: a text or a heading if there is one.
    private var anything: ElementQuery? {
        query { [.text, .heading].contains($0.role) } ?? query { _ in true }
    }

    private var value: String? {
        guard let screen, let index = screen.elements.firstIndex(where: { $0.value?.isEmpty == false && !$0.isSecure }),
            let query = ElementNaming(screen).query(for: index)
        else { return query { $0.role == .button }.map { "expect \($0) is enabled" } }
        return "expect \(query) is \((screen.elements[index].value ?? "").quoted)"
    }

    private var rows: String? {
        guard let screen, let index = screen.elements.firstIndex(where: { $0.rowCount != nil }),
            let query = ElementNaming(screen).query(for: index)
        else { return nil }
        return "expect \((screen.elements[index].rowCount ?? 0).counted("row")) in \(query)"
    }

    private func query(where isWanted: (ScreenElement) -> Bool) -> ElementQuery? {
        guard let screen, let index = screen.elements.firstIndex(where: isWanted) else { return nil }
        return ElementNaming(screen).query(for: index)
    }
}
