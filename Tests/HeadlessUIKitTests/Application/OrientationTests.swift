import Foundation
import HeadlessFoundation
import TestSupport

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
        play.refusal { _ throws(GestureRefusal) in
            let app = UIApplication.shared
            if let orientation { try app.rotate(to: orientation) } else { try app.rotate() }
        }
    }

    private var device: UIDeviceOrientation { play.stage.run { UIDevice.current.orientation } }
    private var size: CGSize { play.stage.run { UIScreen.main.bounds.size } }

    @Test func `a rotation changes the device, the screen, the window and the size class, and back`() {
        expect((rotate(), device, size), is: (nil, .landscapeLeft, CGSize(width: 844, height: 390)))
        expect((play.window.frame.size, root.view.frame.size), is: (size, size))
        expect(play.stage.run { root.traitCollection.verticalSizeClass }, is: .compact)
        expect((rotate(), device, size), is: (nil, .portrait, CGSize(width: 390, height: 844)))
        expect(play.stage.run { root.traitCollection.verticalSizeClass }, is: .regular)
    }

    @Test func `the whole tree is notified, parents before children, then presented ones, and again afterwards`() {
        let (child, sheet, inSheet) = play.stage.run { (play.spy("child"), play.spy("sheet"), play.spy("inSheet")) }
        play.noting {
            root.addChild(child)
            sheet.addChild(inSheet)
            root.present(sheet, animated: false)
        }
        for spy in [root, child, sheet, inSheet] { spy.notesTransitions = true }
        expect(rotate(), is: nil)
        let told = play.journal.take()
        let names = ["root", "child", "sheet", "inSheet"]
        #expect(
            told == names.map { $0 + ".willTransition 844x390" } + names.map { $0 + ".alongside" }
                + names.map { $0 + ".completion" })
    }

    /// A delegate of all three containers that allows portrait only.
    private final class PortraitOnly: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
        UIPageViewControllerDelegate
    {
        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { .portrait }
        func tabBarControllerSupportedInterfaceOrientations(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientationMask { .portrait }
        func pageViewControllerSupportedInterfaceOrientations(
            _ pageViewController: UIPageViewController
        ) -> UIInterfaceOrientationMask { .portrait }
    }

    // developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations
    @Test func `containers answer for themselves, or let their delegate answer, and never ask a child`() {
        let delegate = PortraitOnly()
        let containers: [UIViewController] = play.stage.run {
            let top = play.spy("top")
            top.orientations = .portrait
            let stack = UINavigationController(rootViewController: top)
            let tabs = UITabBarController()
            tabs.viewControllers = [stack]
            let page = play.spy("page")
            page.orientations = .portrait
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([page], direction: .forward, animated: false)
            return [stack, tabs, pages]
        }
        let answers = play.stage.run { containers.map(\.supportedInterfaceOrientations) }
        expect(answers, is: [.allButUpsideDown, .allButUpsideDown, .allButUpsideDown])
        play.show(containers[1])
        expect(rotate(), is: nil)
        expect(rotate(), is: nil)
        play.stage.run {
            (containers[0] as? UINavigationController)?.delegate = delegate
            (containers[1] as? UITabBarController)?.delegate = delegate
            (containers[2] as? UIPageViewController)?.delegate = delegate
        }
        let delegated = play.stage.run { containers.map(\.supportedInterfaceOrientations) }
        expect(delegated, is: [.portrait, .portrait, .portrait])
    }

    // developer.apple.com/documentation/uikit/uidevice/orientation
    @Test func `the device turns though the screen refuses, is announced first, and the user turns it back`() {
        root.orientations = .portrait
        play.stage.run { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
        root.notesTransitions = true
        let journal = play.journal
        let token = play.stage.run {
            HeadlessFoundation.NotificationCenter.default.addObserver(
                forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
            ) { _ in journal.note("device \(UIDevice.current.orientation.isLandscape ? "landscape" : "portrait")") }
        }
        expect(rotate(to: .landscapeLeft), is: .orientation(.landscapeLeft, screen: "root"))
        expect(play.journal.take(), is: ["device landscape", "device portrait"])
        expect((play.refusals, size), is: (["refused rotate: landscape, root"], CGSize(width: 390, height: 844)))
        // Held in landscape, it is followed as soon as the screen may.
        expect(play.stage.run { UIApplication.shared.turnDevice(to: .landscapeRight) }, is: "root")
        expect(device, is: .landscapeRight)
        root.orientations = .all
        play.stage.run { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
        expect(
            play.journal.take(), are: "device landscape", "root.willTransition 844x390", "root.alongside",
            "root.completion")
        expect(play.stage.run { UIApplication.shared.interfaceOrientation }, is: .landscapeLeft)
        play.stage.run { HeadlessFoundation.NotificationCenter.default.removeObserver(token) }
    }

    // …/uikit/uideviceorientation/isflat
    @Test func `a device that lies flat leaves the interface as it is, and is turned from there`() {
        root.orientations = .all
        expect(rotate(), is: nil)
        play.stage.run {
            expect(UIApplication.shared.turnDevice(to: .faceUp), is: nil)
            #expect(UIDevice.current.orientation.isFlat && !UIDevice.current.orientation.isValidInterfaceOrientation)
            #expect(UIApplication.shared.interfaceOrientation.isLandscape)
        }
        expect((rotate(), play.stage.run { UIApplication.shared.interfaceOrientation }), is: (nil, .portrait))
    }

    // …/uikit/uiviewcontroller/setneedsupdateofsupportedinterfaceorientations()
    @Test func `a changed answer counts when it is asked for, not before`() {
        root.orientations = .portrait
        expect(rotate(), is: nil)
        expect(rotate(), is: nil)
        play.stage.run { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
        expect(rotate(), is: .orientation(.landscapeRight, screen: "root"))
    }

    @Test func `a full-screen presentation decides about a rotation, a sheet does not`() {
        let (sheet, full) = play.stage.run { (play.spy("sheet"), play.spy("full")) }
        sheet.orientations = .portrait
        full.orientations = .portrait
        full.modalPresentationStyle = .fullScreen
        play.noting { root.present(sheet, animated: false) }
        expect(rotate(), is: nil)
        expect(rotate(), is: nil)
        play.noting { sheet.present(full, animated: false) }
        expect(rotate(), is: .orientation(.landscapeRight, screen: "full"))
    }

    @Test func `a rotation to the current orientation is refused`() {
        expect(rotate(to: .portrait), is: .sameOrientation(.portrait))
    }

    @Test func `a screen that does not support the current orientation turns when it appears`() {
        expect(rotate(), is: nil)
        let portrait = play.stage.run { play.spy("portrait") }
        portrait.orientations = .portrait
        play.noting { play.window.rootViewController = portrait }
        expect((device, play.stage.run { UIApplication.shared.interfaceOrientation }), is: (.landscapeLeft, .portrait))
        expect(play.window.frame.size, is: CGSize(width: 390, height: 844))
    }

    @Test func `an orientation lock set in landscape keeps landscape until it is removed`() {
        expect(rotate(), is: nil)
        root.orientations = UIInterfaceOrientationMask(play.stage.run { UIApplication.shared.interfaceOrientation })
        play.stage.run { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
        expect(device, is: .landscapeLeft)
        expect(rotate(), is: .orientation(.portrait, screen: "root"))
        root.orientations = .all
        play.stage.run { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
        expect(device, is: .landscapeLeft)
        expect(rotate(), is: nil)
    }
}
