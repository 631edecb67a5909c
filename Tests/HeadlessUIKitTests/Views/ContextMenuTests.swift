import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Context menus, by Apple's pages: developer.apple.com/documentation/uikit/uicontextmenuinteraction and those of its
/// delegate; the order of the callbacks is that of apps that depend on it.
@Suite struct ContextMenuTests {
    /// Gives the menu of a view, and notes what it is asked and told.
    private final class Owner: NSObject, UIContextMenuInteractionDelegate {
        let log = Journal()
        var isWilling = true
        var preview: UIViewController?
        var menu: UIMenu?

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.note("at \(location.x),\(location.y)")
            guard isWilling else { return nil }
            return UIContextMenuConfiguration(
                identifier: NSString(string: "photo"),
                previewProvider: { [unowned self] in
                    log.note("preview")
                    return preview
                },
                actionProvider: { [unowned self] suggested in
                    log.note("actions \(suggested.count)")
                    return menu
                })
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { note("display \(configuration.identifier)", animator) }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { note("end", animator) }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { note("commit \(animator.previewViewController === preview)", animator) }

        private func note(_ line: String, _ animator: (any UIContextMenuInteractionAnimating)?) {
            log.note(line)
            animator?.addCompletion { [log] in log.note("done") }
            animator?.addAnimations { [log] in log.note("animate") }
        }
    }

    private let play = Play()
    private let owner = Owner()
    private let controller: UIViewController
    private let photo: UIView
    private let interaction: UIContextMenuInteraction

    init() {
        let owner = owner
        (controller, photo, interaction) = play.stage.run {
            let controller = UIViewController()
            let photo = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
            photo.isAccessibilityElement = true
            photo.accessibilityLabel = "Photo"
            let interaction = UIContextMenuInteraction(delegate: owner)
            photo.addInteraction(interaction)
            controller.view.addSubview(photo)
            owner.menu = UIMenu(children: [Self.action("Copy", owner.log), Self.action("Delete", owner.log)])
            return (controller, photo, interaction)
        }
        play.show(controller)
    }

    private static func action(
        _ title: String, _ log: Journal, _ attributes: UIMenuElement.Attributes = [],
        _ state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { _ in log.note(title) }
    }

    private var text: String { play.stage.run { play.window.topmostView?.screen.text ?? "" } }
    private var isOpen: Bool { play.window.isMenuOpen }

    /// Performs something with the one element of a label, on the stage, and settles.
    private func use(_ label: String, _ body: (ScreenElement) throws -> Void) throws {
        try play.stage.run {
            let found = play.window.topmostView?.screen.elements(labelled: label) ?? []
            try body(#require(found.count == 1 ? found.first : nil))
        }
        play.stage.settle()
    }

    private func press() throws { try use("Photo") { try $0.longPress() } }

    @Test func `a press asks for the configuration, makes preview and actions, and opens the menu`() throws {
        try use("Photo") { #expect($0.canBePressedLong) }
        expect(owner.log.take(), is: ["at 100.0,40.0"])
        try press()
        expect(owner.log.take(), is: ["at 100.0,40.0", "preview", "actions 0", "display photo", "animate", "done"])
        expect(text, is: "menu\n  button \"Copy\"\n  button \"Delete\"")
        expect(interaction.location(in: nil), is: CGPoint(x: 120, y: 140))
        expect(play.window.presentationChain, is: [controller])
    }

    @Test func `an action is performed when the menu has gone, and then the delegate is told`() throws {
        try press()
        _ = owner.log.take()
        try use("Delete") { try $0.tap() }
        expect((owner.log.take(), isOpen, text), is: (["Delete", "end", "animate", "done"], false, "text \"Photo\""))
        try press()
        let menu = try #require(play.stage.run { play.window.topmostView?.screen.elements.first })
        #expect(menu.isOpenMenu)
        try play.stage.run { try menu.select("Copy") }
        #expect(owner.log.take().contains("Copy") && !isOpen)
    }

    @Test func `hidden items are left out, disabled ones refuse a tap, marked ones are selected`() throws {
        let log = owner.log
        owner.menu = UIMenu(
            title: "Photo of a swift",
            children: [
                Self.action("Hide", log, .hidden), Self.action("Sell", log, .disabled),
                UIMenu(options: .displayInline, children: [Self.action("Star", log, .keepsMenuPresented, .on)]),
                UIMenu(title: "Share", children: [Self.action("Mail", log), Self.action("Print", log, .destructive)]),
                UIMenu(title: "Nothing", children: [Self.action("No", log, .hidden)]),
            ])
        try press()
        let whole = """
            menu "Photo of a swift"
              button "Sell" disabled
              button "Star" selected
              button "Share"
            """
        expect(text, is: whole)
        #expect(throws: InputRefusal.disabled) { try use("Sell") { try $0.tap() } }
        _ = log.take()
        try use("Star") { try $0.tap() }
        expect((log.take(), text), is: (["Star"], whole))
        try use("Share") { try $0.tap() }
        expect((text, log.take()), is: ("menu \"Share\"\n  button \"Mail\"\n  button \"Print\"", []))
        try use("Print") { try $0.tap() }
        expect((log.take(), isOpen), is: (["Print", "end", "animate", "done"], false))
    }

    @Test func `a choice marks its item in a menu with a single selection`() throws {
        let log = owner.log
        let sizes = UIMenu(
            title: "Size", options: .singleSelection,
            children: [Self.action("Small", log, [], .on), Self.action("Large", log)])
        owner.menu = UIMenu(children: [sizes])
        try press()
        try use("Size") { try $0.tap() }
        try use("Large") { try $0.tap() }
        expect(sizes.selectedElements.map(\.title), is: ["Large"])
    }

    @Test func `dismiss closes the menu without an action, and nothing else can be done before`() throws {
        try press()
        _ = owner.log.take()
        #expect(play.window.canBePulledDown)
        for gesture in [{ try $0.goBack() }, { try $0.swipe(.left) }, { try $0.swipeBack() }]
            as [(UIWindow) throws -> Void]
        { #expect(throws: GestureRefusal.menuOpen) { try play.stage.run { try gesture(play.window) } } }
        try play.stage.run { try play.window.pullDown() }
        expect((owner.log.take(), isOpen, play.window.canBePulledDown), is: (["end", "animate", "done"], false, false))
    }

    @Test func `a delegate may give nothing, and a menu without items does not open`() throws {
        owner.menu = UIMenu(children: [Self.action("No", owner.log, .hidden)])
        try press()
        expect((owner.log.take(), isOpen), is: (["at 100.0,40.0", "preview", "actions 0"], false))
        owner.isWilling = false
        let reason = "nothing recognises that, and it opens no menu; `elements` in the console lists what can"
        #expect(throws: InputRefusal.unfit(role: .text, action: "be pressed long: \(reason)")) { try press() }
        try use("Photo") { #expect(!$0.canBePressedLong) }
    }

    @Test func `a tap on the preview tells the delegate before the menu closes`() throws {
        owner.preview = play.stage.run { UIViewController() }
        try press()
        expect(text, is: "menu\n  button \"Preview\"\n  button \"Copy\"\n  button \"Delete\"")
        _ = owner.log.take()
        try use("Preview") { try $0.tap() }
        expect((owner.log.take(), isOpen), is: (["commit true", "end", "animate", "done", "animate", "done"], false))
    }

    @Test func `the menu closes when its view leaves, its interaction goes, or something is presented`() throws {
        try press()
        play.stage.run { photo.isHidden = true }
        #expect(!isOpen)
        play.stage.run { photo.isHidden = false }
        try press()
        play.stage.run {
            controller.present(UIAlertController(title: "Now", message: nil, preferredStyle: .alert), animated: false)
        }
        #expect(!isOpen && text.hasPrefix("alert \"Now\""))
        play.stage.run { controller.dismiss(animated: false) }
        try press()
        play.stage.run { interaction.dismissMenu() }
        #expect(!isOpen)
        try press()
        play.stage.run { photo.removeInteraction(interaction) }
        expect((isOpen, interaction.view, photo.interactions.isEmpty), is: (false, nil, true))
        play.stage.run { photo.interactions = [interaction] }
        #expect(interaction.view === photo && photo.interactions.first === interaction)
    }

    @Test func `an open menu can be replaced, and keeps nothing alive when it has closed`() throws {
        final class Token {}
        weak var token: Token?
        do {
            let held = Token()
            token = held
            owner.menu = UIMenu(children: [UIAction(title: "Keep") { _ in _ = held }])
        }
        try press()
        owner.menu = nil
        #expect(token != nil)
        let log = owner.log
        play.stage.run {
            interaction.updateVisibleMenu { UIMenu(title: $0.title, children: [Self.action("New", log)]) }
        }
        expect(text, is: "menu\n  button \"New\"")
        try play.stage.run { try play.window.pullDown() }
        #expect(token == nil)
    }

    @Test func `the nearest of menus and recognisers handles a press, on one view the menu`() throws {
        let log = owner.log
        let inner = play.stage.run {
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            inner.isAccessibilityElement = true
            inner.accessibilityLabel = "Inner"
            photo.isAccessibilityElement = false
            photo.addSubview(inner)
            return inner
        }
        func add(to view: UIView, _ name: String) {
            let press = UILongPressGestureRecognizer()
            press.addAction { if $0.state == .began { log.note(name) } }
            view.addGestureRecognizer(press)
        }
        add(to: photo, "photo")
        try use("Inner") { try $0.longPress() }
        expect((log.take().first, isOpen), is: ("at 25.0,25.0", true))
        play.stage.run { interaction.dismissMenu() }
        _ = log.take()
        add(to: inner, "inner")
        try use("Inner") { try $0.longPress() }
        expect((log.take(), isOpen), is: (["inner"], false))
    }

    @Test func `a button opens its menu for a press if a tap has another action`() throws {
        let log = owner.log
        let button = play.stage.run {
            let button = UIButton(primaryAction: Self.action("Send", log))
            button.frame = CGRect(x: 0, y: 300, width: 100, height: 44)
            button.menu = UIMenu(children: [Self.action("Send later", log)])
            button.addAction(UIAction { _ in log.note("menu") }, for: .menuActionTriggered)
            controller.view.addSubview(button)
            return button
        }
        try use("Send") { try $0.longPress() }
        expect((log.take(), text), is: (["menu"], "menu\n  button \"Send later\""))
        try use("Send later") { try $0.tap() }
        expect(log.take(), is: ["Send later"])
        play.stage.run { button.showsMenuAsPrimaryAction = true }
        try use("Send") { #expect(!$0.canBePressedLong) }
    }

    @Test func `the audit finds nothing in an open menu, and the keyboard is not drawn behind it`() throws {
        owner.menu = UIMenu(
            title: "Photo", children: [Self.action("A long title that takes two lines at least", owner.log)])
        play.stage.run {
            let field = UITextField(frame: CGRect(x: 0, y: 10, width: 200, height: 44))
            field.placeholder = "Name"
            controller.view.addSubview(field)
            _ = field.becomeFirstResponder()
            UIApplication.shared.add(play.window)
        }
        try press()
        play.stage.run {
            expect(play.window.audit().findings.map { "\($0)" }, is: [])
            expect(KeyboardPicture(play.window), is: nil)
            let drawn = ScreenPicture(of: play.window, in: .current).body
            #expect(drawn.contains("that takes two lines") || drawn.contains("A long title"))
            #expect(throws: InputRefusal.noFocusedField) { try play.window.type("x") }
        }
    }
}
