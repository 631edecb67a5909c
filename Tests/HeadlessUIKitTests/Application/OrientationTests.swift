import Foundation
import StageRuntime
import Testing

@testable import HeadlessUIKit

/// Turning the device: who is asked, who is told, and in which order.
@Suite struct OrientationTests {
    let play = Play()
    let root: SpyController

    init() {
        let play = play
        root = play.stage.run { play.spy("root") }
        play.show(root)
    }

    /// Turns the device and returns why it could not be.
    private func rotate(to orientation: UIInterfaceOrientation? = nil) -> GestureRefusal? {
        var refusal: GestureRefusal?
        play.stage.run {
            do throws(GestureRefusal) {
                let app = UIApplication.shared
                if let orientation { try app.rotate(to: orientation) } else { try app.rotate() }
            } catch {
                refusal = error
            }
        }
        return refusal
    }

    private var device: UIDeviceOrientation { play.stage.run { UIDevice.current.orientation } }
    private var size: CGSize { play.stage.run { UIScreen.main.bounds.size } }

    @Test func `a rotation changes the device, the screen, the window and the size class, and back`() {
        #expect(rotate() == nil)
        #expect(device == .landscapeLeft)
        #expect(size == CGSize(width: 844, height: 390))
        #expect(play.window.frame.size == size)
        #expect(root.view.frame.size == size)
        #expect(play.stage.run { root.traitCollection.verticalSizeClass } == .compact)
        #expect(rotate() == nil)
        #expect(device == .portrait)
        #expect(size == CGSize(width: 390, height: 844))
        #expect(play.stage.run { root.traitCollection.verticalSizeClass } == .regular)
    }

    @Test func `the whole tree is notified, parents before children, then presented ones, and again afterwards`() {
        let (child, sheet, inSheet) = play.stage.run { (play.spy("child"), play.spy("sheet"), play.spy("inSheet")) }
        play.noting {
            root.addChild(child)
            sheet.addChild(inSheet)
            root.present(sheet, animated: false)
        }
        for spy in [root, child, sheet, inSheet] { spy.notesTransitions = true }
        #expect(rotate() == nil)
        let told = play.journal.take()
        let names = ["root", "child", "sheet", "inSheet"]
        #expect(
            told == names.map { $0 + ".willTransition 844x390" } + names.map { $0 + ".alongside" }
                + names.map { $0 + ".completion" })
    }

    @Test func `a rotation that the top child does not support changes nothing and names the screen`() {
        let (below, top) = play.stage.run { (play.spy("below"), play.spy("top")) }
        let tabs = play.stage.run {
            let stack = UINavigationController()
            stack.viewControllers = [below, top]
            let tabs = UITabBarController()
            tabs.viewControllers = [stack]
            return tabs
        }
        play.show(tabs)
        top.orientations = .portrait
        top.notesTransitions = true
        #expect(rotate(to: .landscapeLeft) == .orientation(.landscapeLeft, screen: "top"))
        #expect(play.journal.take() == [])
        #expect(device == .portrait)
        #expect(size == CGSize(width: 390, height: 844))
        #expect(play.refusals == ["refused rotate: landscape, top"])
        top.orientations = .all
        #expect(rotate() == nil)
    }

    @Test func `a full-screen presentation decides about a rotation, a sheet does not`() {
        let (sheet, full) = play.stage.run { (play.spy("sheet"), play.spy("full")) }
        sheet.orientations = .portrait
        full.orientations = .portrait
        full.modalPresentationStyle = .fullScreen
        play.noting { root.present(sheet, animated: false) }
        #expect(rotate() == nil)
        #expect(rotate() == nil)
        play.noting { sheet.present(full, animated: false) }
        #expect(rotate() == .orientation(.landscapeRight, screen: "full"))
    }

    @Test func `a rotation to the current orientation is refused`() {
        #expect(rotate(to: .portrait) == .sameOrientation(.portrait))
    }

    @Test func `a screen that does not support the current orientation turns when it appears`() {
        #expect(rotate() == nil)
        let portrait = play.stage.run { play.spy("portrait") }
        portrait.orientations = .portrait
        play.noting { play.window.rootViewController = portrait }
        #expect(device == .portrait)
        #expect(play.window.frame.size == CGSize(width: 390, height: 844))
    }

    @Test func `an orientation lock set in landscape keeps landscape until it is removed`() {
        #expect(rotate() == nil)
        root.orientations = UIInterfaceOrientationMask(play.stage.run { UIApplication.shared.interfaceOrientation })
        play.stage.run { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
        #expect(device == .landscapeLeft)
        #expect(rotate() == .orientation(.portrait, screen: "root"))
        root.orientations = .all
        play.stage.run { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
        #expect(device == .landscapeLeft)
        #expect(rotate() == nil)
    }
}
