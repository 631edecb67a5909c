import StageRuntime
import Testing

@testable import HeadlessUIKit

/// A stage with a visible window, and controllers that write into one journal.
final class Play {
    let stage = Stage()
    let journal = Journal()
    let window: UIWindow

    init() {
        let window = stage.run { UIWindow() }
        self.window = window
        stage.run { window.makeKeyAndVisible() }
    }

    /// Makes a controller that notes what it is told, its view loaded, so that loading is not in the way.
    func spy(_ name: String) -> SpyController {
        let spy = SpyController(name, journal)
        spy.loadViewIfNeeded()
        _ = journal.take()
        return spy
    }

    /// Makes several, on the stage.
    func spies(_ names: String...) -> [SpyController] { stage.run { names.map { spy($0) } } }

    /// Makes a navigation controller with a stack.
    func stack(_ controllers: [UIViewController]) -> UINavigationController {
        stage.run {
            let stack = UINavigationController()
            stack.viewControllers = controllers
            return stack
        }
    }

    /// Makes several, on the stage, and shows the first.
    func shown(_ names: String...) -> [SpyController] {
        let spies = stage.run { names.map { spy($0) } }
        show(spies[0])
        return spies
    }

    /// Makes several, and shows a navigation controller with all of them.
    func shownStack(_ names: String...) -> (stack: UINavigationController, spies: [SpyController]) {
        let spies = stage.run { names.map { spy($0) } }
        let stack = stack(spies)
        show(stack)
        return (stack, spies)
    }

    /// Makes a tab bar controller with tabs.
    func tabs(_ controllers: [UIViewController]) -> UITabBarController {
        stage.run {
            let tabs = UITabBarController()
            tabs.viewControllers = controllers
            return tabs
        }
    }

    /// Performs something on the stage and returns what the controllers were told.
    @discardableResult
    func noting(_ body: () -> Void) -> [String] {
        _ = journal.take()
        stage.run(body)
        return journal.take()
    }

    /// Performs what has been put off on the stage and returns what the controllers were told.
    func settling() -> [String] {
        _ = journal.take()
        stage.settle()
        return journal.take()
    }

    /// The reasons of the exceptions that UIKit would have thrown; what else went wrong is dropped.
    func takeExceptions() -> [String] {
        stage.takeProblems().compactMap { if case .exception(let reason) = $0 { reason } else { nil } }
    }

    /// Performs a gesture on the window and returns why it could not be made.
    func refusal(_ gesture: (UIWindow) throws(GestureRefusal) -> Void) -> GestureRefusal? {
        stage.run {
            do throws(GestureRefusal) { try gesture(window) } catch { return error }
            return nil
        }
    }

    /// Makes `controller` the window's root.
    func show(_ controller: UIViewController) { noting { window.rootViewController = controller } }

    /// The names and reasons of the calls that were refused.
    var refusals: [String] {
        stage.trace.last(1000).filter { $0.name.hasPrefix("refused") }
            .map { $0.name + ": " + $0.fields.map(\.value).joined(separator: ", ") }
    }
}

extension Play {
    /// The drawing of the screen.
    var picture: String { stage.run { ScreenPicture(of: window, in: .current).body } }

    /// The topmost screen as text.
    var screenText: String { stage.run { window.topmostController?.view.screen.text ?? "" } }

    /// Taps an element of the topmost screen; returns what was noted, without what the controller below was told.
    func tap(_ label: String, over below: String = "root") throws -> [String] {
        _ = journal.take()
        try stage.run {
            let screen = try #require(window.topmostController?.view.screen)
            try #require(screen.elements(labelled: label).first).tap()
        }
        stage.settle()
        return journal.take().filter { !$0.hasPrefix(below) }
    }
}
