import Foundation
import TestSupport

@testable import HeadlessUIKit

/// The whole life of a controller in UIKit's order, loading and layout included.
@Suite struct AppearanceOrderTests {
    /// A controller of UIKit's own kind that notes every callback with the flags that are set in it.
    private final class Noter: UIViewController {
        let name: String
        let journal: Journal
        var notesFlags = false
        var notesLayout = false

        init(_ name: String, _ journal: Journal) {
            self.name = name
            self.journal = journal
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { return nil }

        override func loadView() {
            note("loadView")
            super.loadView()
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            note("didLoad")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("willAppear", animated)
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            if notesLayout { note("isAppearing", animated) }
        }
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            if notesLayout { note("willLayout") }
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if notesLayout { note("didLayout") }
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("didAppear", animated)
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            note("willDisappear", animated)
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            note("didDisappear", animated)
        }

        private func note(_ callback: String, _ animated: Bool = false) {
            var flags: [String] = []
            if notesFlags {
                if animated { flags.append("animated") }
                if isMovingToParent { flags.append("to") }
                if isMovingFromParent { flags.append("from") }
                if isBeingPresented { flags.append("presented") }
                if isBeingDismissed { flags.append("dismissed") }
            }
            journal.note(([name + "." + callback] + flags).joined(separator: " "))
        }
    }

    private let play = Play()

    private func noters(_ names: String...) -> [Noter] { play.stage.run { names.map { Noter($0, play.journal) } } }

    // https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)
    @Test func `a first appearance loads, is about to appear, gets its size, is laid out and has appeared`() {
        let noter = noters("a")[0]
        noter.notesLayout = true
        let told = play.noting { play.window.rootViewController = noter }
        expect(
            told, are: "a.loadView", "a.didLoad", "a.willAppear", "a.isAppearing", "a.willLayout", "a.didLayout",
            "a.didAppear")
    }

    @Test func `a full-screen presentation loads the view before the presenter is about to disappear`() {
        let noters = noters("a", "b")
        play.show(noters[0])
        noters[1].modalPresentationStyle = .fullScreen
        let told = play.noting { noters[0].present(noters[1], animated: false) }
        expect(
            told, are: "b.loadView", "b.didLoad", "a.willDisappear", "b.willAppear", "b.didAppear", "a.didDisappear")
    }

    @Test func `a new root loads its view before the old one is about to disappear`() {
        let noters = noters("a", "b")
        play.show(noters[0])
        let told = play.noting { play.window.rootViewController = noters[1] }
        expect(told.prefix(3), is: ["b.loadView", "b.didLoad", "a.willDisappear"])
    }

    @Test func `the new layout of a pushed controller comes between the two halves of the transition`() {
        let noters = noters("a", "b")
        let stack = play.stack([noters[0]])
        play.show(stack)
        noters[1].notesLayout = true
        let told = play.noting { stack.pushViewController(noters[1], animated: true) }
        expect(
            told, are: "b.loadView", "b.didLoad", "a.willDisappear", "b.willAppear", "b.isAppearing", "b.willLayout",
            "b.didLayout", "a.didDisappear", "b.didAppear")
    }

    // https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingtoparent
    @Test func `a pushed controller moves to its parent, a covered or uncovered one does not`() {
        let noters = noters("a", "b")
        let stack = play.stack([noters[0]])
        play.show(stack)
        for noter in noters {
            noter.loadViewIfNeeded()
            noter.notesFlags = true
        }
        let pushed = play.noting { stack.pushViewController(noters[1], animated: true) }
        expect(
            pushed, are: "a.willDisappear animated", "b.willAppear animated to", "a.didDisappear animated",
            "b.didAppear animated to")
        let popped = play.noting { stack.popViewController(animated: false) }
        expect(popped, is: ["b.willDisappear from", "a.willAppear", "b.didDisappear from", "a.didAppear"])
    }

    @Test func `a presented controller is being presented, then being dismissed, and its presenter is neither`() {
        let noters = noters("a", "b")
        play.show(noters[0])
        noters[1].loadViewIfNeeded()
        noters[1].modalPresentationStyle = .fullScreen
        for noter in noters { noter.notesFlags = true }
        let presented = play.noting { noters[0].present(noters[1], animated: true) }
        expect(
            presented, are: "a.willDisappear animated", "b.willAppear animated presented",
            "b.didAppear animated presented", "a.didDisappear animated")
        let dismissed = play.noting { noters[0].dismiss(animated: false) }
        expect(dismissed, is: ["b.willDisappear dismissed", "a.willAppear", "a.didAppear", "b.didDisappear dismissed"])
    }

    @Test func `popping to the root notifies only the top and the root`() {
        let noters = noters("a", "b", "c", "d")
        let stack = play.stack(noters)
        play.show(stack)
        var popped: [UIViewController]?
        let told = play.noting { popped = stack.popToRootViewController(animated: true) }
        expect(popped, is: [noters[1], noters[2], noters[3]])
        expect(
            told, are: "a.loadView", "a.didLoad", "d.willDisappear", "a.willAppear", "d.didDisappear", "a.didAppear")
        #expect(!noters[1].isViewLoaded && !noters[2].isViewLoaded)
    }

    @Test func `replacing controllers below the top of a stack notifies none of them of appearance`() {
        let noters = noters("a", "b", "c")
        let stack = play.stack([noters[0], noters[1]])
        play.show(stack)
        expect(play.noting { stack.setViewControllers([noters[2], noters[1]], animated: true) }, is: [])
        expect((noters[2].parent, noters[0].parent), is: (stack, nil))
    }

    @Test func `a tab's view is loaded when it is first selected, and its controller is then notified`() {
        let noters = noters("a", "b")
        let tabs = play.tabs(noters)
        play.show(tabs)
        #expect(!noters[1].isViewLoaded)
        let told = play.noting { tabs.selectedIndex = 1 }
        expect(
            told, are: "b.loadView", "b.didLoad", "b.willAppear", "a.willDisappear", "a.didDisappear", "b.didAppear")
        expect(play.noting { tabs.selectedIndex = 1 }, is: [])
    }

    @Test func `a view that is accessed before the controller is shown is loaded then, and only once`() {
        let noter = noters("a")[0]
        expect(play.noting { _ = noter.view }, is: ["a.loadView", "a.didLoad"])
        expect(play.noting { play.window.rootViewController = noter }, is: ["a.willAppear", "a.didAppear"])
        expect(play.noting { play.window.rootViewController = noter }, is: [])
    }

    @Test func `two sheets that are dismissed together both disappear, the upper one first`() {
        let noters = noters("a", "b", "c")
        play.show(noters[0])
        play.noting {
            noters[0].present(noters[1], animated: false)
            noters[1].present(noters[2], animated: false)
        }
        expect((noters[0].presentedViewController, noters[2].presentingViewController), is: (noters[1], noters[1]))
        let told = play.noting { noters[0].dismiss(animated: false) }
        expect(told, is: ["c.willDisappear", "b.willDisappear", "c.didDisappear", "b.didDisappear"])
    }

    @Test func `dismissing a presenter dismisses the controllers over it, and not itself`() {
        let noters = noters("a", "b", "c")
        play.show(noters[0])
        play.noting {
            noters[0].present(noters[1], animated: false)
            noters[1].present(noters[2], animated: false)
        }
        expect(play.noting { noters[1].dismiss(animated: false) }, is: ["c.willDisappear", "c.didDisappear"])
        expect(noters[0].presentedViewController, is: noters[1])
    }
}
