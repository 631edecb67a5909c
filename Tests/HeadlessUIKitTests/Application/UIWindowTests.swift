import HeadlessFoundation
import Scene
import TestSupport

@testable import HeadlessUIKit

@Suite struct UIWindowTests {
    let play = Play()

    @Test func `the root appears when the window is made visible, not before`() {
        let spy = play.stage.run { play.spy("a") }
        let window = play.stage.run { UIWindow() }
        expect(play.noting { window.rootViewController = spy }, is: [])
        expect(play.noting { window.makeKeyAndVisible() }, is: ["a.willAppear", "a.didAppear"])
        expect(play.noting { window.makeKeyAndVisible() }, is: [])
        #expect(play.stage.run { window.isKeyWindow && !play.window.isKeyWindow })
    }

    @Test func `a window that outlives its stage has no application`() {
        var stage: Stage? = Stage()
        let window = stage?.run {
            let window = UIWindow()
            window.makeKeyAndVisible()
            return window
        }
        #expect(window?.application != nil)
        stage = nil
        expect(window?.application, is: nil)
        window?.addSubview(UILabel())
        expect(window?.subviews.count, is: 1)
    }

    @Test func `viewIsAppearing is called between the others, with the view in the window`() {
        final class Controller: SceneController {
            let journal: Journal
            init(_ journal: Journal) {
                self.journal = journal
                super.init()
            }
            override func viewWillAppear(_ animated: Bool) { journal.note("will \(view.window != nil)") }
            override func viewIsAppearing(_ animated: Bool) { journal.note("is \(view.window != nil)") }
            override func viewDidAppear(_ animated: Bool) { journal.note("did \(view.window != nil)") }
        }
        let told = play.noting { play.window.rootViewController = Controller(play.journal) }
        expect(told, is: ["will false", "is true", "did true"])
    }

    @Test func `a screen that disappears lowers the keyboard, and an alert does not`() {
        let (root, next) = play.stage.run { (play.spy("root"), play.spy("next")) }
        let stack = play.stage.run { UINavigationController(rootViewController: root) }
        let field = play.stage.run { UITextField() }
        play.show(stack)
        play.noting {
            root.view.addSubview(field)
            field.becomeFirstResponder()
            root.present(UIAlertController(title: "Oops", message: nil, preferredStyle: .alert), animated: true)
        }
        #expect(play.window.isKeyboardUp)
        play.noting {
            root.dismiss(animated: true)
            stack.pushViewController(next, animated: true)
        }
        #expect(!play.window.isKeyboardUp)
    }

    @Test func `a presented controller that becomes the root replaces its presenter`() {
        let (root, sheet) = play.stage.run { (play.spy("root"), play.spy("sheet")) }
        play.show(root)
        play.noting { root.present(sheet, animated: false) }
        let told = play.noting { play.window.rootViewController = sheet }
        expect(told, is: ["root.willDisappear", "root.didDisappear", "root.left"])
        expect((sheet.presentingViewController, play.window.topmostController), is: (nil, sheet))
        expect(play.window.subviews, is: [sheet.view])
    }

    @Test func `a root set in another window moves there and continues`() {
        let (root, sheet) = play.stage.run { (play.spy("root"), play.spy("sheet")) }
        play.show(root)
        let window = play.stage.run { UIWindow() }
        let told = play.noting {
            window.makeKeyAndVisible()
            window.rootViewController = root
            play.window.rootViewController = nil
        }
        play.stage.settle()
        expect(told, is: ["root.willDisappear", "root.didDisappear", "root.willAppear", "root.didAppear"])
        expect((play.window.rootViewController, play.window.subviews), is: (nil, []))
        expect((window.subviews, root.hasLeftForGood), is: ([root.view], false))
        #expect(play.stage.run { !root.tasks.hasEnded })
        play.noting { root.present(sheet, animated: false) }
        expect((window.subviews, play.refusals), is: ([root.view, sheet.view], []))
        expect(play.stage.takeProblems(), is: [])
    }

    @Test func `a hidden window is not the key window, and is again when it is shown`() {
        let overlay = play.stage.run { UIWindow() }
        let key = { play.stage.run { [play.window, overlay].map { UIApplication.shared.frontWindow === $0 } } }
        play.stage.run { overlay.makeKeyAndVisible() }
        expect(key(), is: [false, true])
        overlay.isHidden = true
        #expect(key() == [true, false] && play.stage.run { play.window.isKeyWindow && !overlay.isKeyWindow })
        play.window.isHidden = true
        expect(key(), is: [true, false])
        overlay.isHidden = false
        expect(key(), is: [false, true])
    }
}
