import Foundation

extension AuditedScreen {
    /// Calls a closure for each view that shows text, in the order of the view tree.
    ///
    /// Bars and alerts are left out: their colours are UIKit's, the text of bars does not grow, and that of alerts
    /// scrolls.
    mutating func forEachText(
        in view: UIView? = nil, _ body: (inout AuditedScreen, UIView, ShownText) -> Void
    ) {
        forEachView(in: view ?? root) { screen, view in
            if let text = view.shownText { body(&screen, view, text) }
        }
    }

    /// Calls a closure for a view and each visible view below it, except bars, alerts and maps.
    mutating func forEachView(in view: UIView, _ body: (inout AuditedScreen, UIView) -> Void) {
        guard view.isOnDisplay, !view.showsSystemText else { return }
        body(&self, view)
        for view in view.subviews { forEachView(in: view, body) }
    }

    mutating func checkText() {
        let size = window.traitCollection.preferredContentSizeCategory
        for part in root.controller?.isAlert == true ? root.subviews : [root] {
            forEachText(in: part) { screen, view, text in
                guard let problem = text.clipping(in: view, within: screen.root) else { return }
                screen.report(.clippedText, view, problem + " at text size \(size.word)" + view.adviceAboutMask)
            }
        }
    }

    /// Checks that texts have room at other text sizes, on a copy of the screen.
    ///
    /// Views that the app itself lays out may differ in the copy, so their texts are left undecided. A text that is cut
    /// off is reported once, with the first such size.
    mutating func checkText(at sizes: [UIContentSizeCategory]) {
        let current = window.traitCollection.preferredContentSizeCategory
        let others = sizes.filter { $0 != current }
        guard !others.isEmpty else { return }
        let copy = ScreenCopy(of: root)
        let faithful = copy.faithfulViews()
        var reported: Set<ObjectIdentifier> = []
        var isUndecided = false
        forEachText { screen, view, text in
            if text.clipping(in: view, within: screen.root) != nil { reported.insert(ObjectIdentifier(view)) }
        }
        for size in others {
            copy.layOut(at: size)
            forEachText { screen, view, text in
                guard !reported.contains(ObjectIdentifier(view)) else { return }
                guard let viewCopy = copy.viewCopy(of: view), faithful.contains(ObjectIdentifier(view)) else {
                    if !isUndecided { screen.leaveUndecided(.clippedText, view, "is laid out by the app itself") }
                    return
                }
                guard let problem = copy.measure(at: size, { text.clipping(in: viewCopy, within: copy.root) })
                else { return }
                reported.insert(ObjectIdentifier(view))
                screen.report(.clippedText, view, problem + " at text size \(size.word)")
            }
            isUndecided = true
        }
    }
}
