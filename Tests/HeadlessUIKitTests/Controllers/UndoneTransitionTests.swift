import TestSupport

@testable import HeadlessUIKit

/// Transitions that the app's code undoes from within a callback.
@Suite struct UndoneTransitionTests {
    let play = Play()
    let root: SpyController
    let other: SpyController
    let third: SpyController

    init() {
        let play = play
        (root, other, third) = play.stage.run { (play.spy("root"), play.spy("other"), play.spy("third")) }
        play.show(root)
    }

    /// The controllers whose views are in the window, back to front.
    private var onScreen: [String] { play.window.subviews.map { $0.controller?.displayName ?? "nobody" } }

    @Test func `a root set while a full-screen controller is presented is shown by the window`() {
        other.modalPresentationStyle = .fullScreen
        root.onWillDisappear = { [unowned root, third, play] in
            root.onWillDisappear = {}
            play.window.rootViewController = third
        }
        let told = play.noting { root.present(other, animated: true) { play.journal.note("presented") } }
        expect(onScreen, is: ["third"])
        expect((told.filter { $0.hasPrefix("other.") }, told.contains("presented")), is: (["other.left"], false))
        expect((root.appearance, other.isBeingPresented), is: (.disappeared, false))
        expect(play.stage.takeProblems(), is: [])
    }

    @Test func `a root set while a presented controller appears is shown by the window`() {
        other.onWillAppear = { [third, play] in play.window.rootViewController = third }
        play.noting { root.present(other, animated: true) }
        expect((onScreen, other.appearance), is: (["third"], .disappeared))
    }

    @Test func `a controller that is still being presented is not dismissed`() {
        other.modalPresentationStyle = .fullScreen
        other.onWillAppear = { [unowned other] in other.dismiss(animated: true) }
        play.noting { root.present(other, animated: true) }
        expect((onScreen, root.presentedViewController), is: (["other"], other))
        expect(play.refusals, is: ["refused dismiss: root, it is still being presented"])
        play.noting { other.dismiss(animated: true) }
        expect(onScreen, is: ["root"])
    }

    @Test func `a controller that has appeared may be dismissed at once`() {
        other.modalPresentationStyle = .fullScreen
        other.onDidAppear = { [unowned other] in other.dismiss(animated: true) }
        play.noting { root.present(other, animated: true) }
        expect((onScreen, root.appearance, other.appearance), is: (["root"], .appeared, .disappeared))
        expect(play.refusals, is: [])
    }

    @Test func `a root whose view is not in the window yet cannot present`() {
        third.onWillAppear = { [unowned third, other] in third.present(other, animated: true) }
        play.noting { play.window.rootViewController = third }
        expect(onScreen, is: ["third"])
        expect(play.refusals, is: ["refused present: other, third is in no window that is shown"])
    }

    @Test func `a root that is being replaced cannot present`() {
        root.onWillDisappear = { [unowned root, other] in root.present(other, animated: true) }
        play.noting { play.window.rootViewController = third }
        expect(onScreen, is: ["third"])
        expect(play.refusals, is: ["refused present: other, root is in no window that is shown"])
    }

    @Test func `a controller that is being dismissed cannot present`() {
        other.onWillDisappear = { [unowned other, third] in other.present(third, animated: true) }
        play.noting {
            root.present(other, animated: true)
            root.dismiss(animated: true)
        }
        expect((onScreen, play.refusals), is: (["root"], ["refused present: third, other is being dismissed"]))
    }

    @Test func `a root that is being replaced cannot dismiss`() {
        root.onWillDisappear = { [unowned root] in root.dismiss(animated: true) }
        play.noting {
            root.present(other, animated: true)
            play.window.rootViewController = third
        }
        expect((onScreen, play.refusals), is: (["third"], ["refused dismiss: root, it is in no window that is shown"]))
    }

    @Test func `a root that is set while another root appears replaces it`() {
        third.onWillAppear = { [other, play] in play.window.rootViewController = other }
        play.noting { play.window.rootViewController = third }
        expect((onScreen, third.appearance, other.appearance), is: (["other"], .disappeared, .appeared))
    }

    @Test func `the old root that is set again while it disappears stays the root`() {
        root.onWillDisappear = { [unowned root, play] in play.window.rootViewController = root }
        let told = play.noting { play.window.rootViewController = other }
        expect((onScreen, root.appearance, other.appearance), is: (["root"], .appeared, .disappeared))
        expect(told, is: ["root.willDisappear", "root.willAppear", "root.didAppear", "other.left"])
    }

    @Test func `a root that is set while the first root appears replaces it`() {
        let window = play.stage.run { UIWindow() }
        other.onWillAppear = { [third, window] in window.rootViewController = third }
        play.noting {
            window.rootViewController = other
            window.makeKeyAndVisible()
        }
        expect((window.subviews, third.appearance, other.appearance), is: ([third.view], .appeared, .disappeared))
    }

    @Test func `a root that is set again with its presented controller shows both`() {
        play.noting {
            root.present(other, animated: true)
            play.window.rootViewController = third
            play.window.rootViewController = root
        }
        expect((onScreen, root.appearance, other.appearance), is: (["root", "other"], .appeared, .appeared))
    }
}
