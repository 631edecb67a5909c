import Foundation
import StageRuntime
import Testing

@testable import HeadlessUIKit

/// A screen for one rule of the audit: what it shows, and whether that breaks the rule.
struct AuditCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The findings about the rule: each an element and what is wrong with it.
    let expected: [String]
    /// Adds to the screen, a column of views.
    let build: @Sendable (UIStackView) -> Void

    init(_ name: String, finds expected: [String] = [], _ build: @escaping @Sendable (UIStackView) -> Void) {
        (testDescription, self.expected, self.build) = (name, expected, build)
    }

    /// The findings about one rule on the screen: each an element and what is wrong with it.
    func findings(_ rule: AuditRule) -> [String] {
        let display = Display {
            let column = UIStackView()
            column.axis = .vertical
            return column
        }
        return display.stage.run {
            if let column = display.root as? UIStackView { build(column) }
            UIApplication.shared.add(display.window)
            let lines = display.window.audit().findings.filter { $0.rule == rule }.map { "\($0.element) \($0.problem)" }
            UIApplication.shared.terminate()
            return lines
        }
    }
}

/// A button with a title.
func makeButton(_ title: String, _ identifier: String? = nil) -> UIButton {
    let button = UIButton()
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = identifier
    return button
}

/// A label with a text.
func makeLabel(_ text: String, _ identifier: String? = nil) -> UILabel {
    let label = UILabel()
    label.text = text
    label.accessibilityIdentifier = identifier
    return label
}

/// A view with a frame of its own.
func makeBox(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ views: UIView...) -> UIView {
    let box = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    for view in views { box.addSubview(view) }
    return box
}

/// A view at a place of its own.
func place<View: UIView>(_ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> View {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    return view
}
