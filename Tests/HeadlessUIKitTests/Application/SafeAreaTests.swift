import Foundation
import TestSupport

@testable import HeadlessUIKit

/// The devices, and what their screens and bars leave of the safe area.
@Suite struct SafeAreaTests {
    private let play = Play()

    // developer.apple.com/design/human-interface-guidelines/layout#Specifications
    @Test(
        arguments: [
            ("iPhone 16e", 390, 844, [47, 0, 34, 0], [0, 47, 21, 47]),
            ("iPhone 17", 402, 874, [62, 0, 34, 0], [0, 62, 21, 62]),
            ("iPhone SE", 375, 667, [20, 0, 0, 0], [0, 0, 0, 0]), ("iPad", 820, 1180, [24, 0, 20, 0], [24, 0, 20, 0]),
        ] as [(String, CGFloat, CGFloat, [CGFloat], [CGFloat])])
    func `a device has its screen and its safe area, upright and on its side`(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ upright: [CGFloat], _ onItsSide: [CGFloat]
    ) throws {
        try play.stage.run {
            UIApplication.shared.simulate(try #require(DeviceModel.named(name)))
            let (window, root) = (UIWindow(), UIViewController())
            window.rootViewController = root
            window.makeKeyAndVisible()
            let isPad = name == "iPad"
            expect(root.view.frame.size, is: CGSize(width: width, height: height))
            expect(root.view.safeAreaInsets, is: Self.insets(upright))
            expect(UIDevice.current.userInterfaceIdiom, is: (isPad ? .pad : .phone))
            expect(root.traitCollection.horizontalSizeClass, is: (isPad ? .regular : .compact))
            try UIApplication.shared.rotate(to: .landscapeRight)
            expect(root.view.frame.size, is: CGSize(width: height, height: width))
            expect(root.view.safeAreaInsets, is: Self.insets(onItsSide))
            expect(root.traitCollection.verticalSizeClass, is: (isPad ? .regular : .compact))
        }
    }

    private static func insets(_ four: [CGFloat]) -> UIEdgeInsets {
        UIEdgeInsets(top: four[0], left: four[1], bottom: four[2], right: four[3])
    }

    // uiviewcontroller/edgesforextendedlayout, extendedlayoutincludesopaquebars
    @Test func `a screen lies under the bars, or beside them if it does not extend its edges`() {
        let screen = play.spies("a")[0]
        let stack = play.stack([screen])
        play.stage.run {
            let tabs = UITabBarController()
            tabs.viewControllers = [stack]
            play.window.rootViewController = tabs
        }
        let look = {
            play.stage.run {
                play.window.layoutIfNeeded()
                return (screen.view.frame, screen.view.safeAreaInsets)
            }
        }
        let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
        expect(look(), is: (whole, UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0)))
        play.stage.run { screen.edgesForExtendedLayout = [.bottom] }
        let below = CGRect(x: 0, y: 91, width: 390, height: 753)
        expect(look(), is: (below, UIEdgeInsets(top: 0, left: 0, bottom: 83, right: 0)))
        play.stage.run { screen.edgesForExtendedLayout = [] }
        expect(look(), is: (CGRect(x: 0, y: 91, width: 390, height: 670), .zero))
        play.stage.run {
            screen.edgesForExtendedLayout = .all
            stack.navigationBar.isTranslucent = false
        }
        expect(look(), is: (below, UIEdgeInsets(top: 0, left: 0, bottom: 83, right: 0)))
        play.stage.run { screen.extendedLayoutIncludesOpaqueBars = true }
        expect(look(), is: (whole, UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0)))
    }

    // uiscrollview/contentinsetadjustmentbehavior: content begins below the bar, also if it cannot be scrolled.
    @Test func `a scroll view under a bar begins below it, and its rows have no safe area of their own`() {
        let screen = play.spies("a")[0]
        play.show(play.stack([screen]))
        play.stage.run {
            let (scroll, row) = (UIScrollView(frame: screen.view.bounds), UIView())
            row.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
            scroll.contentSize = CGSize(width: 390, height: 44)
            scroll.addSubview(row)
            screen.view.addSubview(scroll)
            play.window.layoutIfNeeded()
            expect((scroll.contentOffset.y, scroll.adjustedContentInset.bottom), is: (-91, 34))
            expect((row.convert(row.bounds, to: nil).minY, row.safeAreaInsets), is: (91, .zero))
            scroll.contentInsetAdjustmentBehavior = .never
            play.window.layoutIfNeeded()
            expect((scroll.contentOffset.y, row.safeAreaInsets.top), is: (0, 91))
        }
    }

    @Test func `what is pinned to the edge lies under the bar: it takes no touch, and the audit finds it`() throws {
        let screen = play.spies("a")[0]
        play.show(play.stack([screen]))
        try play.stage.run {
            let (button, text) = (UIButton(type: .system), UILabel())
            button.setTitle("Menu", for: .normal)
            text.text = "Low"
            for view in [button, text] {
                view.translatesAutoresizingMaskIntoConstraints = false
                screen.view.addSubview(view)
            }
            NSLayoutConstraint.activate([
                button.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 47),
                button.heightAnchor.constraint(equalToConstant: 44),
                button.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
                text.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
                text.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
            ])
            let found = {
                play.window.audit().findings.filter { $0.rule == .outsideSafeArea }.map {
                    "\($0.element) \($0.problem)"
                }
            }
            expect(
                found(), are: #"button "Menu" lies under the navigation bar, pinned to the edge, not to the safe area"#,
                #"text "Low" lies under the home indicator, pinned to the edge, not to the safe area"#)
            let element = try #require(play.window.screen.elements(of: .button).first)
            #expect(throws: InputRefusal.self) { try element.tap() }
            screen.edgesForExtendedLayout = []
            expect(found().count, is: 1)
            try #require(play.window.screen.elements(of: .button).first).tap()
        }
    }
}
