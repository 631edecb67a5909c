import HeadlessUIKit
import TestSupport
import Testing

@testable import KooberScenes

/// The row of ride options: a button for each, which stays while its option is shown.
@Suite struct RideOptionsViewTests {
    /// Performs a test of a row that stands in a window.
    private func test(_ body: (_ view: RideOptionsView, _ screen: ScreenTester) -> Void) {
        StageTester.run { tester in
            let screen = ScreenTester(on: tester)
            let view = RideOptionsView()
            screen.show {
                let controller = UIViewController()
                view.frame = controller.view.bounds
                controller.view.addSubview(view)
                return controller
            }
            body(view, screen)
            UIApplication.shared.terminate()
        }
    }

    private func item(_ id: String, isSelected: Bool = false) -> RideOptionItem {
        RideOptionItem(id: id, title: id, value: "1 rider", isHighlighted: isSelected, isSelected: isSelected)
    }

    @Test func `it is hidden while there are no options`() {
        test { view, _ in
            #expect(view.isHidden)
            view.show([item("a")])
            #expect(!view.isHidden)
            view.show([])
            #expect(view.isHidden)
        }
    }

    @Test func `a choice changes the buttons, other options replace them`() {
        test { view, screen in
            var chosen: [String] = []
            view.chosen = { chosen.append($0) }
            view.show([item("a"), item("b")])
            let buttons = view.arrangedSubviews
            view.show([item("a", isSelected: true), item("b")])
            expect(view.arrangedSubviews.map(ObjectIdentifier.init), is: buttons.map(ObjectIdentifier.init))
            expect(screen.notation(of: "a"), is: #"segment "a" value "1 rider" selected"#)
            view.show([item("c"), item("b")])
            expect(view.arrangedSubviews.count, is: 2)
            #expect(!screen.has("a"))
            expect(screen.notation(of: "c"), is: #"segment "c" value "1 rider""#)
            screen.tap("c")
            expect(chosen, is: ["c"])
        }
    }
}
