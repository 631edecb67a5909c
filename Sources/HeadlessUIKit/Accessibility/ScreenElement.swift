import Basics

#if !canImport(CoreGraphics)
    package import Foundation
#endif

/// One element of one screen, with its position in reading order.
package struct ScreenElement {
    /// The node that describes the element; strong, the node holds its view weakly.
    let node: ScreenNode
    /// How many elements are around it.
    package let depth: Int
    /// The index of the element that it lies in, among the screen's elements.
    package let parent: Int?
    /// Its own index among the screen's elements.
    package let index: Int
    /// The index after the last element inside it.
    package internal(set) var end: Int
    /// The role.
    package var role: ElementRole { node.role }
    /// Its name, as users and scripts see it.
    package var label: String? { node.label }
    /// Whether it is a navigation bar's Back, whose label is the title of the screen below.
    package var isBack: Bool { (node.view as? BarButton)?.isBack ?? false }
    /// What scripts may call it besides its label: Back of a navigation bar is always `button "Back"`.
    package var otherName: String? { isBack ? UINavigationItem.defaultBackTitle : nil }
    /// The name by which tests find it.
    package var identifier: String? { node.identifier }
    /// Its value, such as a field's text; `nil` if it has none.
    package var value: String? { node.value }
    /// The states that a user can perceive.
    package var states: ElementStates { node.states }
    /// The number of rows that its data source had; `nil` if it is no list.
    package var rowCount: Int? { node.rowCount }
    /// Whether it is a secure field, whose text must not be shown; known even after its view is released.
    package var isSecure: Bool { node.isSecure }
    /// The accessibility hint that its view has now.
    package var hint: String? { node.view?.accessibilityHint }
    /// The view it shows; `nil` once the view is released.
    package var view: UIView? { node.view }
    /// The view's current frame in the window, in points, from the last layout.
    package var frame: CGRect { node.view.map { $0.convert($0.bounds, to: nil) } ?? .zero }
    /// The area of the window in which a touch hits it: its frame, for the system's controls at least 44 × 44 points.
    package var hitArea: CGRect {
        let frame = frame
        guard node.view?.hasStandardHitArea == true else { return frame }
        return frame.insetBy(dx: min((frame.width - 44) / 2, 0), dy: min((frame.height - 44) / 2, 0))
    }
}

extension ScreenElement {
    /// The element's line in the text of its screen, indented by nesting.
    package var line: String { String(repeating: "  ", count: depth) + notation }

    /// The element as the walkthrough language writes it: `field "Search" value "swi" focused`.
    package var notation: String {
        var text = role.rawValue
        if let label, !label.isEmpty {
            text += " " + label.quoted
        } else if let identifier, !identifier.isEmpty {
            text += " " + identifier.asIdentifier
        }
        if let value, !value.isEmpty { text += " value " + value.quoted }
        for word in states.words { text += " " + word }
        return text
    }
}
