import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct AuditConstraintTests {
    /// A box of 200 × 100 points with a label in it that has constraints.
    private static func box(_ text: String, _ constrain: (UIView, UILabel) -> [NSLayoutConstraint]) -> UIView {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let label = makeLabel(text, "label")
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        NSLayoutConstraint.activate(constrain(box, label))
        return box
    }

    private func findings(_ rule: AuditRule, at sizes: [UIContentSizeCategory] = [], _ make: () -> UIView) -> [String] {
        let display = Display()
        return display.stage.run {
            display.root.addSubview(make())
            UIApplication.shared.add(display.window)
            let audit = display.window.audit(textSizes: sizes)
            UIApplication.shared.terminate()
            return (audit.findings + audit.undecided).filter { $0.rule == rule }.map { "\($0.element) \($0.problem)" }
        }
    }

    @Test func `a view whose position the constraints do not determine is found`() {
        let found = findings(.ambiguousLayout) {
            Self.box("Text") { [$1.leftAnchor.constraint(equalTo: $0.leftAnchor)] }
        }
        expect(found, is: [#"text "Text" has constraints that leave open where it lies vertically"#])
    }

    @Test func `constraints that cannot all hold are one finding, which names them`() {
        let found = findings(.contradictingConstraints, at: UIContentSizeCategory.allCases) {
            Self.box("Text") {
                let tooWide = $1.widthAnchor.constraint(equalToConstant: 90)
                tooWide.identifier = "tooWide"
                return [
                    $1.leftAnchor.constraint(equalTo: $0.leftAnchor), $1.topAnchor.constraint(equalTo: $0.topAnchor),
                    $1.widthAnchor.constraint(equalToConstant: 80), tooWide,
                ]
            }
        }
        #expect(
            found == [
                "text \"Text\" has `'tooWide' UILabel:'label'.width == 90`, which cannot hold with "
                    + "`UILabel:'label'.width == 80`, in ColumnView"
            ])
    }

    @Test func `a conflict is told while it lasts, in the same words however wide the screen is`() {
        let display = Display()
        display.stage.run {
            UIApplication.shared.add(display.window)
            let box = Self.box("Text") {
                [
                    $1.leftAnchor.constraint(equalTo: $0.leftAnchor), $1.topAnchor.constraint(equalTo: $0.topAnchor),
                    $1.rightAnchor.constraint(equalTo: $0.rightAnchor), $1.widthAnchor.constraint(equalToConstant: 80),
                ]
            }
            display.root.addSubview(box)
            let found = { display.window.audit().findings.filter { $0.rule == .contradictingConstraints } }
            let first = found()
            #expect(
                first.map(\.problem) == [
                    "has `UILabel:'label'.width == 80`, which cannot hold with the width of UIView's frame, "
                        + "`UILabel:'label'.left == UIView.left` and `UILabel:'label'.right == UIView.right`, "
                        + "in ColumnView"
                ])
            box.frame.size.width = 300
            expect(found(), is: first)
            box.frame.size.width = 80
            expect(found(), is: [])
            UIApplication.shared.terminate()
        }
    }

    @Test func `the finding names each undetermined part of the frame and the stack that causes it`() {
        let box = findings(.ambiguousLayout) { Self.box("Text") { _, _ in [] } }
        #expect(
            box == [
                #"text "Text" has constraints that leave open where it lies horizontally, where it lies vertically, "#
                    + "how wide it is and how high it is"
            ])
        let stacked = findings(.ambiguousLayout) {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
            stack.axis = .vertical
            stack.accessibilityIdentifier = "form"
            stack.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: box.topAnchor),
                stack.leftAnchor.constraint(equalTo: box.leftAnchor),
                stack.widthAnchor.constraint(equalToConstant: 100), stack.heightAnchor.constraint(equalToConstant: 80),
                stack.arrangedSubviews[0].widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
            ])
            return box
        }
        #expect(stacked.contains { $0.hasSuffix("how high it is, in UIStackView:'form'") })
    }

    @Test func `a mask that was not turned off is named if the element has no size`() {
        let advice =
            "; it keeps its frame against its constraints: set its translatesAutoresizingMaskIntoConstraints = false"
        let text = findings(.clippedText) {
            let box = Self.box("Text") {
                [$1.leftAnchor.constraint(equalTo: $0.leftAnchor), $1.topAnchor.constraint(equalTo: $0.topAnchor)]
            }
            box.subviews[0].translatesAutoresizingMaskIntoConstraints = true
            return box
        }
        expect(text, is: [#"text "Text" has no room for its text at text size l"# + advice])
        let control = findings(.noSize) {
            let slider = UISlider()
            slider.accessibilityLabel = "Volume"
            let box = makeBox(0, 0, 50, 50, slider)
            slider.widthAnchor.constraint(equalTo: box.widthAnchor).isActive = true
            return box
        }
        expect(control, is: [#"slider "Volume" is 0 × 0 pt"# + advice])
    }

    @Test func `a view whose frame the constraints determine is no finding`() {
        let found = findings(.ambiguousLayout) {
            Self.box("Text") {
                [$1.leftAnchor.constraint(equalTo: $0.leftAnchor), $1.topAnchor.constraint(equalTo: $0.topAnchor)]
            }
        }
        #expect(found.isEmpty)
    }

    @Test func `a view in a stack or with a frame is no finding`() {
        let found = findings(.ambiguousLayout) {
            let stack = UIStackView(arrangedSubviews: [makeLabel("A"), makeBox(0, 0, 10, 10)])
            stack.addSubview(makeBox(1, 1, 5, 5))
            return stack
        }
        #expect(found.isEmpty)
    }

    @Test func `an element without a width or a height is found`() {
        let found = findings(.noSize) {
            let toggle = UISwitch()
            toggle.accessibilityLabel = "Sound"
            return makeBox(0, 0, 50, 50, place(toggle, 10, 10, 51, 0.5), place(makeButton("Text"), 1, 1, 0, 20))
        }
        #expect(found.isEmpty)
        let flat = findings(.noSize) {
            let toggle = UISwitch()
            toggle.accessibilityLabel = "Sound"
            return makeBox(0, 0, 50, 50, place(toggle, 10, 10, 51, 0))
        }
        expect(flat, is: [#"switch "Sound" is 51 × 0 pt"#])
    }

    @Test func `constrained texts are checked at other text sizes`() {
        let fits = findings(.clippedText, at: [.accessibilityExtraExtraExtraLarge]) {
            Self.box("Text") {
                $1.numberOfLines = 0
                return [
                    $1.leftAnchor.constraint(equalTo: $0.leftAnchor),
                    $1.rightAnchor.constraint(equalTo: $0.rightAnchor),
                    $1.topAnchor.constraint(equalTo: $0.topAnchor),
                ]
            }
        }
        #expect(fits.isEmpty)
        let isCut = findings(.clippedText, at: [.accessibilityExtraExtraExtraLarge]) {
            Self.box("Text") {
                [
                    $1.leftAnchor.constraint(equalTo: $0.leftAnchor), $1.topAnchor.constraint(equalTo: $0.topAnchor),
                    $1.heightAnchor.constraint(equalToConstant: 30),
                ]
            }
        }
        expect(isCut, is: [#"text "Text" is not high enough for its text at text size ax5"#])
    }
}
