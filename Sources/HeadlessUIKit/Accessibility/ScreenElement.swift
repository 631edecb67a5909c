package import Foundation

/// One element of one screen, at its place in reading order.
package struct ScreenElement {
    /// What it shows; strong, it holds no view.
    let node: ScreenNode
    /// How many elements it lies in.
    package let depth: Int
    /// The place of the element it lies in, among the screen's elements.
    package let parent: Int?
    /// Its own place among the screen's elements.
    package let index: Int
    /// The place after the last element in it.
    package internal(set) var end: Int

    /// What it is.
    package var role: ElementRole { node.role }
    /// What it is called.
    package var label: String? { node.label }
    /// The name by which tests find it.
    package var identifier: String? { node.identifier }
    /// What it holds; `nil` if it holds nothing.
    package var value: String? { node.value }
    /// The states that a user can tell.
    package var states: ElementStates { node.states }
    /// How many rows it had by its data source; `nil` if it is no list.
    package var rowCount: Int? { node.rowCount }
    /// Whether it is a field whose text nobody may read; known when its view is gone, too.
    package var isSecure: Bool { node.isSecure }
    /// What acting on it does, by what the view says now.
    package var hint: String? { node.view?.accessibilityHint }
    /// The view it shows; `nil` once that is gone.
    package var view: UIView? { node.view }
    /// Where the view lies in the window now, in points, as laid out last.
    package var frame: CGRect { node.view.map { $0.convert($0.bounds, to: nil) } ?? .zero }
    /// Where a finger reaches it in the window: its frame, at least 44 points either way for the system's controls.
    package var hitArea: CGRect {
        let frame = frame
        guard node.view?.hasStandardHitArea == true else { return frame }
        return frame.insetBy(dx: min((frame.width - 44) / 2, 0), dy: min((frame.height - 44) / 2, 0))
    }
}
