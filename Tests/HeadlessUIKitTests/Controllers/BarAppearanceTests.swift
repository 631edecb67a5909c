import Foundation
import TestSupport

@testable import HeadlessUIKit

/// The appearances of bars, and what their items and buttons are told.
@Suite struct BarAppearanceTests {
    let play = Play()
    let root: UIViewController
    let stack: UINavigationController

    init() {
        let play = play
        let root = play.stage.run { UIViewController() }
        root.title = "List"
        self.root = root
        stack = play.stack([root])
        play.show(stack)
    }

    private func isRed() -> Bool { play.picture.contains("#ff3b30") }
    private func isGreen() -> Bool { play.picture.contains("#34c759") }

    private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }

    // https://developer.apple.com/documentation/uikit/uinavigationbar/scrolledgeappearance
    @Test func `a standard appearance has no background while the content is at its top, unless that has its own`() {
        let plain = play.picture
        play.stage.run { stack.navigationBar.standardAppearance = appearance(.systemRed) }
        #expect(!isRed() && play.picture != plain)
        play.stage.run { stack.navigationBar.scrollEdgeAppearance = appearance(.systemGreen) }
        #expect(isGreen() && !isRed())
        play.stage.run {
            let scroll = UIScrollView(frame: root.view.bounds)
            scroll.contentSize = CGSize(width: 390, height: 2000)
            root.view.addSubview(scroll)
            scroll.contentOffset.y = 100
        }
        #expect(isRed() && !isGreen())
        play.stage.run { root.navigationItem.standardAppearance = appearance(.systemGreen) }
        #expect(isGreen() && !isRed())
    }

    // https://developer.apple.com/documentation/uikit/uinavigationbar/compactappearance
    @Test func `a phone in landscape uses the compact appearance`() throws {
        play.stage.run { stack.navigationBar.compactScrollEdgeAppearance = appearance(.systemRed) }
        #expect(!isRed())
        try play.stage.run { try UIApplication.shared.rotate(to: .landscapeRight) }
        #expect(isRed())
    }

    // https://developer.apple.com/documentation/uikit/uinavigationbarappearance/titletextattributes
    @Test func `titles have the colours and fonts of their attributes`() {
        play.stage.run {
            let appearance = UINavigationBarAppearance()
            appearance.titleTextAttributes = [
                .foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 20),
            ]
            stack.navigationBar.scrollEdgeAppearance = appearance
            appearance.titleTextAttributes = [:]
        }
        #expect(isRed() && play.picture.contains("font-size='20'"))
        play.stage.run {
            stack.navigationBar.prefersLargeTitles = true
            stack.navigationBar.scrollEdgeAppearance?.largeTitleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        }
        #expect(isGreen() && !isRed())
        play.stage.run {
            stack.navigationBar.scrollEdgeAppearance = nil
            stack.navigationBar.largeTitleTextAttributes = [.foregroundColor: UIColor.systemRed]
            stack.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
            expect(stack.navigationBar.standardAppearance.titleTextAttributes.count, is: 1)
        }
        #expect(isRed() && !isGreen())
    }

    // https://developer.apple.com/documentation/uikit/uibarappearance
    @Test func `the configure methods replace the background and the line`() {
        let appearance = UIBarAppearance()
        #expect(appearance.backgroundColor == nil && appearance.shadowColor != nil)
        appearance.backgroundColor = .red
        appearance.configureWithTransparentBackground()
        expect((appearance.backgroundColor, appearance.shadowColor), is: (nil, nil))
        appearance.configureWithDefaultBackground()
        #expect(appearance.shadowColor != nil)
        appearance.backgroundColor = .green
        expect(UINavigationBarAppearance(barAppearance: appearance).backgroundColor, is: .green)
        let line = "fill='#d1d1d6'"
        #expect(play.picture.contains(line))
        play.stage.run {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithTransparentBackground()
            stack.navigationBar.scrollEdgeAppearance = appearance
        }
        #expect(!play.picture.contains(line))
        play.stage.run { stack.navigationBar.scrollEdgeAppearance?.shadowColor = .systemRed }
        #expect(isRed())
    }

    // https://developer.apple.com/documentation/uikit/uitabbarappearance
    @Test func `tabs have the colours of their states, and the bar its background`() {
        let tabs = play.stage.run {
            let tabs = UITabBarController()
            let other = UIViewController()
            other.tabBarItem = UITabBarItem(title: "Other", image: UIImage(systemName: "plus"), tag: 1)
            tabs.viewControllers = [stack, other]
            return tabs
        }
        play.show(tabs)
        play.stage.run { tabs.tabBar.unselectedItemTintColor = .systemGreen }
        #expect(isGreen())
        let red = play.stage.run {
            let appearance = UITabBarAppearance()
            appearance.stackedLayoutAppearance.normal.iconColor = .systemRed
            appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
            tabs.tabBar.scrollEdgeAppearance = appearance
            appearance.stackedLayoutAppearance.normal.iconColor = nil
            return appearance
        }
        #expect(isRed() && !isGreen())
        play.stage.run {
            red.backgroundColor = .systemGreen
            tabs.tabBar.scrollEdgeAppearance = nil
            tabs.tabBar.standardAppearance = red
            tabs.tabBar.unselectedItemTintColor = nil
        }
        #expect(!isGreen())
        play.stage.run {
            let scroll = UIScrollView(frame: root.view.bounds)
            scroll.contentSize = CGSize(width: 390, height: 2000)
            root.view.addSubview(scroll)
            expect(tabs.tabBar.barTintColor, is: .systemGreen)
        }
        #expect(isGreen())
        play.stage.run {
            expect((tabs.tabBar.items?.map(\.title), tabs.tabBar.selectedItem?.title), is: (["List", "Other"], "List"))
            expect(tabs.tabBar.items?[1].image, is: UIImage(systemName: "plus"))
            tabs.tabBar.items?[1].selectedImage = UIImage(systemName: "minus")
            expect(tabs.tabBar.items?[1].selectedImage, is: UIImage(systemName: "minus"))
        }
    }

    // https://developer.apple.com/documentation/uikit/uibarbuttonitem/primaryaction
    @Test func `setting an action gives an item its title, but not a system item`() throws {
        var done: [String] = []
        play.stage.run {
            let item = UIBarButtonItem(title: "Old", primaryAction: UIAction { _ in done.append("old") })
            let system = UIBarButtonItem(systemItem: .add)
            root.navigationItem.setRightBarButtonItems([item, system], animated: true)
            item.primaryAction = UIAction(title: "New") { _ in done.append("new") }
            system.primaryAction = UIAction(title: "Plus") { _ in done.append("plus") }
            item.button.sendActions(for: .primaryActionTriggered)
            system.button.sendActions(for: .primaryActionTriggered)
            expect((item.title, system.button.currentTitle, done), is: ("New", "Add", ["new", "plus"]))
            item.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
            #expect(!item.button.showsMenuAsPrimaryAction)
            item.primaryAction = nil
            expect((item.button.showsMenuAsPrimaryAction, item.title), is: (true, "New"))
        }
    }

    // https://developer.apple.com/documentation/uikit/uinavigationitem
    @Test func `buttons can be set with methods, and Back can be shown without a title`() {
        play.stage.run {
            let item = root.navigationItem
            item.setLeftBarButton(UIBarButtonItem(title: "L"), animated: false)
            item.setRightBarButton(UIBarButtonItem(title: "R"), animated: false)
            expect((item.leftBarButtonItem?.title, item.rightBarButtonItem?.title), is: ("L", "R"))
            item.setLeftBarButtonItems(nil, animated: true)
            expect(item.leftBarButtonItem, is: nil)
            item.backButtonTitle = "All"
            let next = UIViewController()
            next.navigationItem.setHidesBackButton(true, animated: false)
            stack.pushViewController(next, animated: false)
            #expect(next.navigationItem.hidesBackButton)
            next.navigationItem.setHidesBackButton(false, animated: false)
            #expect(stack.navigationBar.topItem === next.navigationItem)
            #expect(stack.navigationBar.backItem === item && stack.navigationBar.items?.count == 2)
        }
        #expect(play.picture.contains(">All</text>"))
        play.stage.run { root.navigationItem.backButtonDisplayMode = .generic }
        #expect(play.picture.contains(">Back</text>"))
        play.stage.run { root.navigationItem.backButtonDisplayMode = .minimal }
        #expect(!play.picture.contains(">All</text>") && !play.picture.contains(">Back</text>"))
        expect(play.stage.run { stack.view.screen.text }, is: "button \"All\"")
    }
}
