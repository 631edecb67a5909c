package import HeadlessUIKit
import Results
import StageRuntime
package import WalkthroughLanguage

extension Session {
    /// The maximum number of pages that a search scrolls in one direction, since a list may grow meanwhile.
    private static let pageLimit = 100_000

    /// Performs an action of the user on an element, who waits until an animated one rests.
    func act(
        _ action: ElementAction, on query: ElementQuery, since begin: StageInstant? = nil
    ) throws(StepFailure) {
        if case .scroll(let goal) = action { return try scroll(query, goal) }
        let element = try element(query, for: action)
        let earlier = element.unhandledChange
        do throws(InputRefusal) {
            switch action {
            case .tap:
                let isIdle = element.isButtonWithoutAction
                try element.tap()
                if isIdle { watch.note(IdleUse(step: line)) }
            case .doubleTap: try element.doubleTap()
            case .longPress: try element.longPress()
            case .type(let text):
                noteSecret(text, typedInto: element.view)
                try element.type(typedAtOnce(text.text))
            case .clear: try element.clear()
            case .submit: try element.submit()
            case .switch(let isOn): try element.set(on: isOn)
            case .select(let title): try element.select(title.text)
            case .pullToRefresh:
                let isIdle = element.isRefreshing
                try element.pullToRefresh()
                if isIdle { watch.note(IdleUse(step: line, isPull: true)) }
            case .swipe(let direction, let fully): try element.swipe(direction, fully: fully)
            case .adjust(let direction, let times): for _ in 0..<times { try element.adjust(up: direction == .up) }
            case .activate: try element.activate()
            case .perform(let name): try element.perform(name.text)
            case .scroll: break
            }
        } catch {
            let begin = begin ?? stage.clock.now
            guard let end = restTime(after: error, since: begin) else { throw refused(query, element, error) }
            try pass(to: end)
            return try act(action, on: query, since: begin)
        }
        if let change = element.unhandledChange, change !== earlier { watch.note(IdleUse(step: line, change: change)) }
        if case .type(let text) = action { try typeOn(text.text.dropFirst(typedAtOnce(text.text).count)) }
    }

    func typeIntoFocused(_ text: Template) throws(StepFailure) {
        guard let window = UIApplication.shared.frontWindow else { throw Self.nothingOnScreen }
        noteSecret(text, typedInto: window.firstResponder)
        do throws(InputRefusal) {
            try window.type(typedAtOnce(text.text))
        } catch {
            throw StepFailure(.action, error.message, notes: alertNotes)
        }
        try typeOn(text.text.dropFirst(typedAtOnce(text.text).count))
    }

    /// Scrolls by a page, or searches page by page: down to the end, then from the end up to the start.
    private func scroll(_ query: ElementQuery, _ goal: ScrollGoal) throws(StepFailure) {
        let list = try element(query)
        do throws(InputRefusal) {
            switch goal {
            case .up: try list.scroll(.up)
            case .down: try list.scroll(.down)
            case .to(let target):
                try list.checkScrolling()
                try search(list, for: target)
            }
        } catch {
            throw refused(query, list, error)
        }
        if case .to(let target) = goal {
            let finder = ElementFinder(try requireScreen())
            guard finder.indices(of: target, in: list).isEmpty else { return }
            guard finder.exists(target) else { throw missing(target, finder, isSearched: true) }
            throw StepFailure(
                .action, "\(target) is not in \(query)", actual: finder.indices(of: target).first.map(finder.notation))
        }
    }

    private func search(_ list: ScreenElement, for target: ElementQuery) throws(InputRefusal) {
        if let position = target.position {
            guard let screen else { return }
            let around = list.view.flatMap(screen.element(showing:))
            for table in ElementFinder(screen).lists(of: target)
            where around.map({ $0.index <= table.index && table.index < $0.end }) == true {
                _ = table.revealRow(position)
            }
            return
        }
        for direction in [ScrollDirection.down, .up] {
            var pages = 0
            repeat {
                pages += 1
                guard let screen, pages <= Self.pageLimit else { return }
                let indices = ElementFinder(screen).indices(of: target, in: list)
                if let index = indices.first { return screen.elements[index].scrollIntoView() }
            } while try list.scroll(direction)
        }
    }

    private func refused(_ query: ElementQuery, _ element: ScreenElement, _ refusal: InputRefusal) -> StepFailure {
        StepFailure(.action, "\(query) \(refusal.message)", actual: element.notation)
    }
}

extension ScreenElement {
    /// Returns whether the element could ever perform an action, whatever its current state.
    package func couldTake(_ action: ElementAction) -> Bool {
        switch action {
        case .scroll, .pullToRefresh: canScroll
        case .tap, .activate: canBeTapped
        case .perform: !customActions.isEmpty
        case .doubleTap: canBeDoubleTapped
        case .swipe: canBeSwiped
        case .longPress: true
        case .type, .clear, .submit, .switch, .select, .adjust: action.roles?.contains(role) ?? true
        }
    }

    /// Returns the lines for the gestures besides a tap that something recognises now.
    ///
    /// - Parameter assumed: whether a swipe counts that reveals a row's actions by UIKit's default only.
    package func gestureLines(on words: String, assumed: Bool = true) -> [String] {
        (canBePressedLong ? ["long press \(words)"] : []) + (canBeDoubleTapped ? ["double tap \(words)"] : [])
            + swipeDirections(assumed: assumed).map { "swipe \(words) \($0.rawValue)" }
    }
}
