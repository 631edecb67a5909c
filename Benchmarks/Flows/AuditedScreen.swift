import Foundation
import HeadlessUIKit
import Scene
import StageRuntime

/// A screen of 200 elements without faults, for the time that its audit takes.
final class AuditedScreen {
    /// How many groups of five elements it has.
    private static let groups = 40

    /// The stage that the screen is on; strong, this object owns it.
    private let stage = Stage()
    /// The window that shows it; strong, this object owns it.
    private let window: UIWindow

    /// Puts the screen on a stage of its own.
    init() {
        let stage = stage
        window = stage.run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let controller = UIViewController()
            let column = UIStackView()
            column.axis = .vertical
            for number in 1...Self.groups { column.addArrangedSubview(Self.group(number)) }
            controller.view = UIScrollView(scrolling: column)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return window
        }
    }

    /// How many elements are on screen.
    var elementCount: Int { stage.run { window.rootViewController?.view.screen.elements.count ?? 0 } }

    /// Audits it; returns how much was found.
    func audit() -> Int { stage.run { window.audit().findings.count } }

    private static func group(_ number: Int) -> UIView {
        let title = UILabel()
        title.text = "Group \(number)"
        let text = UILabel()
        text.text = "What group \(number) is about"
        let field = UITextField()
        field.placeholder = "Name of group \(number)"
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Use group \(number)"
        let button = UIButton(primaryAction: UIAction(title: "Remove group \(number)") { _ in })
        let stack = UIStackView(arrangedSubviews: [title, text, field, toggle, button])
        stack.axis = .vertical
        return stack
    }
}
