import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Registrations for changes of traits.
@Suite struct TraitChangeTests {
    private final class Watcher: UIView {
        var told: [String] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            told.append("overridden")
        }
    }

    private let play = Play()

    // https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)
    @Test func `a handler is called with the object and its former traits, if one of its traits has changed`() {
        let spy = play.shown("a")[0]
        play.stage.run {
            let watcher = Watcher()
            spy.view.addSubview(watcher)
            watcher.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (watcher: Watcher, previous: UITraitCollection) in
                watcher.told.append("\(previous.userInterfaceStyle) \(watcher.traitCollection.userInterfaceStyle)")
            }
            watcher.registerForTraitChanges([
                UITraitUserInterfaceIdiom.self, UITraitPreferredContentSizeCategory.self,
            ]) { (watcher: Watcher, _) in
                watcher.told.append("size")
            }
            UIApplication.shared.setUserInterfaceStyle(.dark)
            expect(watcher.told, is: ["overridden", "light dark"])
            UIApplication.shared.setContentSizeCategory(.extraLarge)
            expect(watcher.told, is: ["overridden", "light dark", "overridden", "size"])
            watcher.removeFromSuperview()
            UIApplication.shared.setUserInterfaceStyle(.light)
            expect(watcher.told.count, is: 4)
        }
    }

    @Test func `a controller is notified of size classes and of the style of a parent controller`() throws {
        let (parent, child) = play.stage.run { (UIViewController(), UIViewController()) }
        var told: [String] = []
        play.show(parent)
        play.stage.run {
            parent.addChild(child)
            child.view.frame = parent.view.bounds
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            child.registerForTraitChanges([UITraitVerticalSizeClass.self, UITraitHorizontalSizeClass.self]) {
                (controller: UIViewController, previous) in
                told.append("\(previous.verticalSizeClass) \(controller.traitCollection.verticalSizeClass)")
            }
            child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in
                told.append("style")
            }
        }
        try play.stage.run { try UIApplication.shared.rotate(to: .landscapeRight) }
        play.stage.run { parent.overrideUserInterfaceStyle = .dark }
        expect(told, is: ["regular compact", "style"])
    }

    // https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/unregisterfortraitchanges(_:)
    @Test func `a registration that was ended is not called, even if a handler before it ends it`() {
        let spy = play.shown("a")[0]
        play.stage.run {
            var told: [String] = []
            var later: (any UITraitChangeRegistration)?
            spy.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
                told.append("first")
                if let later { view.unregisterForTraitChanges(later) }
            }
            later = spy.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
                told.append("second")
            }
            let own = spy.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in
                told.append("controller")
            }
            spy.unregisterForTraitChanges(own)
            UIApplication.shared.setUserInterfaceStyle(.dark)
            expect(told, is: ["first"])
        }
    }

    // https://developer.apple.com/documentation/uikit/uidevice
    @Test func `the device is a phone with a screen of three pixels a point`() {
        play.stage.run {
            expect((UIDevice.current.userInterfaceIdiom, UIScreen.main.scale), is: (.phone, 3))
            expect(UITraitCollection.current.userInterfaceIdiom, is: .phone)
            expect(UITraitCollection().userInterfaceIdiom, is: .unspecified)
            let device = UIDevice.current
            expect(
                [device.model, device.name, device.systemName, device.systemVersion], are: "iPhone", "iPhone", "iOS",
                "18.0")
        }
    }
}
