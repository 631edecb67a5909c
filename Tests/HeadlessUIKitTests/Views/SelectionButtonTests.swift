import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Buttons whose tap changes what is selected: themselves, or an item of their menu.
@Suite struct SelectionButtonTests {
    let display = Display { UIStackView() }

    private func makeButton(_ title: String? = nil) -> UIButton {
        display.add {
            let button = UIButton()
            button.setTitle(title, for: .normal)
            button.accessibilityIdentifier = "it"
            button.changesSelectionAsPrimaryAction = true
            return button
        }
    }

    @Test func `a menu can be made with other items, and is otherwise the same`() {
        display.stage.run {
            let menu = UIMenu(title: "Sort", identifier: .init("sort"), options: .singleSelection)
            let other = menu.replacingChildren([UIAction(title: "Name") { _ in }])
            expect((other.children.map(\.title), menu.children.isEmpty), is: (["Name"], true))
            expect((other.title, other.identifier, other.options), is: ("Sort", menu.identifier, .singleSelection))
        }
    }

    @Test func `a tap toggles the selection of a toggle button before its action runs`() throws {
        let button = makeButton("Horses")
        var heard: [Bool] = []
        button.addAction(
            UIAction { [unowned button] _ in heard.append(button.isSelected) }, for: .primaryActionTriggered)
        expect(display.text, is: #"button "Horses""#)
        try display.use("it") { try $0.tap() }
        expect(display.text, is: #"button "Horses" selected"#)
        try display.use("it") { try $0.tap() }
        expect(heard, is: [true, false])
        button.isEnabled = false
        #expect(throws: InputRefusal.disabled) { try display.use("it") { try $0.tap() } }
        #expect(!button.isSelected)
    }

    @Test func `a selected toggle has a background in the drawing`() {
        let button = makeButton("Horses")
        let before = display.picture
        button.isSelected = true
        #expect(display.picture != before)
    }

    @Test func `a pop-up button has the title of the marked item, and choosing marks one item`() throws {
        let button = makeButton("None")
        var chosen: [String] = []
        func item(_ title: String, _ state: UIAction.State = .off) -> UIAction {
            UIAction(title: title, state: state) { chosen.append($0.title) }
        }
        display.stage.run {
            button.menu = UIMenu(children: [item("One"), item("Two"), UIMenu(children: [item("Three")])])
        }
        expect(display.text, is: #"button "None""#)
        display.stage.run { button.showsMenuAsPrimaryAction = true }
        expect(display.text, is: #"menu "One""#)
        try display.use("it") { try $0.select("Three") }
        expect((display.text, chosen), is: (#"menu "Three""#, ["Three"]))
        expect(button.menu?.selectedElements.map(\.title), is: ["Three"])
        display.stage.run { button.menu = UIMenu(children: [item("One"), item("Two", .on)]) }
        expect(display.text, is: #"menu "Two""#)
        display.stage.run { button.menu = nil }
        expect(display.text, is: #"button "None""#)
    }

    @Test func `a single-selection menu marks the chosen item and does not change the title`() throws {
        let button = makeButton("Sort")
        let items = [UIAction(title: "Up", state: .on) { _ in }, UIAction(title: "Down") { _ in }]
        display.stage.run {
            button.changesSelectionAsPrimaryAction = false
            button.showsMenuAsPrimaryAction = true
            button.menu = UIMenu(options: .singleSelection, children: items)
        }
        try display.use("it") { try $0.select("Down") }
        expect((items.map(\.state), display.text), is: ([.off, .on], #"menu "Sort""#))
    }

    @Test func `choosing a longer item changes the size of the button`() throws {
        let button = makeButton()
        display.stage.run {
            button.showsMenuAsPrimaryAction = true
            button.menu = UIMenu(children: [UIAction(title: "A") { _ in }, UIAction(title: "A long one") { _ in }])
        }
        let before = display.stage.run { button.intrinsicContentSize.width }
        try display.use("it") { try $0.select("A long one") }
        #expect(display.stage.run { button.intrinsicContentSize.width } > before)
    }
}

/// Lists that are pulled to refresh them.
@Suite struct UIRefreshControlTests {
    let display = Display()

    private func makeList(with control: UIRefreshControl?) -> UITableView {
        display.add {
            let list = UITableView()
            list.accessibilityIdentifier = "list"
            list.refreshControl = control
            return list
        }
    }

    @Test func `pulling begins a refresh and sends one event until the app ends it`() throws {
        let control = display.stage.run { UIRefreshControl() }
        _ = makeList(with: control)
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        try display.use("list") { try $0.pullToRefresh() }
        #expect(control.isRefreshing)
        try display.use("list") { try $0.pullToRefresh() }
        expect(count, is: 1)
        display.stage.run { control.endRefreshing() }
        #expect(!control.isRefreshing)
        display.stage.run { control.beginRefreshing() }
        expect((control.isRefreshing, count, display.text), is: (true, 1, "list `list`"))
    }

    @Test func `a list without an enabled refresh control cannot be pulled`() throws {
        let list = makeList(with: nil)
        let refusal = InputRefusal.unfit(role: .list, action: "be pulled to refresh")
        #expect(throws: refusal) { try display.use("list") { try $0.pullToRefresh() } }
        display.stage.run {
            list.refreshControl = UIRefreshControl()
            list.refreshControl?.isEnabled = false
        }
        #expect(throws: refusal) { try display.use("list") { try $0.pullToRefresh() } }
    }

    @Test func `a refresh under way is drawn`() {
        let list = makeList(with: display.stage.run { UIRefreshControl() })
        let before = display.picture
        display.stage.run { list.refreshControl?.beginRefreshing() }
        #expect(display.picture != before)
    }
}

/// Views and controllers that are light or dark whatever the user prefers.
@Suite struct OverriddenStyleTests {
    let display = Display { UIStackView() }

    @Test func `the style of a view applies to all views below, and the nearest one wins`() {
        let label = display.add { UILabel() }
        display.stage.run {
            expect(label.traitCollection.userInterfaceStyle, is: .light)
            display.window.overrideUserInterfaceStyle = .dark
            expect(label.traitCollection.userInterfaceStyle, is: .dark)
            display.root.overrideUserInterfaceStyle = .light
            expect(label.traitCollection.userInterfaceStyle, is: .light)
            expect(display.window.traitCollection.userInterfaceStyle, is: .dark)
            display.root.overrideUserInterfaceStyle = .unspecified
            display.window.overrideUserInterfaceStyle = .unspecified
            expect(label.traitCollection.userInterfaceStyle, is: .light)
            expect(UITraitCollection.current.userInterfaceStyle, is: .light)
        }
    }

    @Test func `an overridden style changes the drawing only of its view`() {
        let label = display.add { UILabel() }
        display.stage.run {
            label.text = "Hello"
            label.overrideUserInterfaceStyle = .dark
            let picture = ScreenPicture(of: display.window, in: display.window.traitCollection)
            expect((picture.isDark, picture.body.contains(##"fill='#fff'>Hello"##)), is: (false, true))
            display.window.overrideUserInterfaceStyle = .dark
            #expect(ScreenPicture(of: display.window, in: display.window.traitCollection).isDark)
        }
    }

    @Test func `controllers are notified of an overridden style if it changes theirs`() {
        final class Spy: UIViewController {
            var heard: [UIUserInterfaceStyle?] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                heard.append(previous?.userInterfaceStyle)
            }
        }
        let stage = Stage()
        stage.run {
            let (window, spy) = (UIWindow(), Spy())
            window.rootViewController = spy
            window.makeKeyAndVisible()
            stage.settle()
            window.overrideUserInterfaceStyle = .light
            expect(spy.heard, is: [])
            window.overrideUserInterfaceStyle = .dark
            expect((spy.heard, spy.traitCollection.userInterfaceStyle), is: ([.light], .dark))
            spy.overrideUserInterfaceStyle = .light
            expect((spy.heard, spy.traitCollection.userInterfaceStyle), is: ([.light, .dark], .light))
        }
        stage.shutDown()
    }
}
