import Foundation

/// Where a user scrolls to.
package enum ScrollDirection: Sendable {
    /// Towards the beginning.
    case up
    /// Towards the end.
    case down
}

extension ScreenElement {
    /// Drags the content by the height of the view; tells whether it moved.
    ///
    /// - Throws: why the user cannot.
    @discardableResult
    package func scroll(_ direction: ScrollDirection) throws(InputRefusal) -> Bool {
        let scroll = try scrollView()
        scroll.layoutScreenIfNeeded()
        guard scroll.canBeDragged else { return false }
        let before = scroll.contentOffset
        let page = scroll.bounds.height
        scroll.drag(to: CGPoint(x: before.x, y: before.y + (direction == .up ? -page : page)))
        return scroll.contentOffset != before
    }

    /// Sees that the user can scroll the element.
    ///
    /// - Throws: why the user cannot.
    package func checkScrolling() throws(InputRefusal) { _ = try scrollView() }

    private func scrollView() throws(InputRefusal) -> UIScrollView {
        let view = try present()
        guard let scroll = view as? UIScrollView else { throw .unfit(role: role, action: "be scrolled") }
        try view.reach()
        guard scroll.isScrollEnabled else { throw .disabled }
        return scroll
    }

    /// Scrolls the element into view, with every scroll view it lies in; each move is traced.
    package func scrollIntoView() { view?.scrollIntoView() }

    /// The labels of all the list's rows by its data source; `nil` where it is none.
    package var rowLabels: [String]? { (view as? UITableView)?.rowLabels }

    /// Scrolls the list until its row `number`, from 1, is in view, and returns the row's view; `nil` if there is none.
    package func revealRow(_ number: Int) -> UIView? { (view as? UITableView)?.reveal(row: number - 1) }
}
