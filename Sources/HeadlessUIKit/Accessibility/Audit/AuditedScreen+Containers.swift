import Foundation

extension AuditedScreen {
    /// A row or a sheet, with its view, strong for the time of the audit; its content should not reach outside it.
    private struct Container {
        let view: UIView
        let name: String
    }

    /// How far content may reach outside, in points.
    private static let tolerance: CGFloat = 1

    /// Checks that elements and texts lie within their row or sheet.
    ///
    /// Views in a scroll view can be scrolled, and a row with revealed actions is moved, so these are not checked.
    mutating func checkContainers() {
        let sheet = isSheet ? Container(view: root, name: "sheet") : nil
        for view in root.subviews { checkPosition(of: view, in: sheet) }
    }

    private var isSheet: Bool {
        guard let host = root.controller?.presentationHost, host.presentingViewController != nil, !host.isAlert else {
            return false
        }
        return host.modalPresentationStyle != .fullScreen
    }

    private mutating func checkPosition(of view: UIView, in container: Container?) {
        guard view.isOnDisplay, !view.showsSystemText, !view.isBar else { return }
        var inner = container
        if view.elementRole == .row {
            let isSwiped = (view as? any SwipeableCell)?.rowActions != nil
            inner = isSwiped ? nil : Container(view: view, name: "row")
        } else if view.asScrollView != nil {
            inner = nil
        } else if let container, element(showing: view) != nil || view.shownText?.text.isEmpty == false,
            let problem = Self.problem(of: view, in: container)
        {
            return report(.outsideContainer, view, problem)
        }
        for view in view.subviews { checkPosition(of: view, in: inner) }
    }

    /// Returns on which sides a view reaches outside, and how far; `nil` if it lies within or has no size.
    private static func problem(of view: UIView, in container: Container) -> String? {
        let (frame, edges) = (view.convert(view.bounds, to: container.view), container.view.bounds)
        guard frame.width > 0, frame.height > 0 else { return nil }
        let sides: [(name: String, length: CGFloat)] = [
            ("above", edges.minY - frame.minY), ("below", frame.maxY - edges.maxY),
            ("left of", edges.minX - frame.minX), ("right of", frame.maxX - edges.maxX),
        ]
        let over = sides.filter { $0.length > tolerance }
        guard !over.isEmpty else { return nil }
        let part = frame.intersects(edges) ? "reaches" : "lies"
        let texts = over.map { "\(Int(saturating: $0.length.rounded())) pt \($0.name)" }
        return "\(part) outside its \(container.name): \(texts.joined(separator: " and ")) it"
    }
}
