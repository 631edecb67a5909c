import Foundation

extension UITextField {
    /// Returns whether something with a mode is shown now.
    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    /// The side views that are shown, the left one first.
    var shownSides: [UIView] {
        [(leftView, leftViewMode), (rightView, rightViewMode)].compactMap { view, mode in shows(mode) ? view : nil }
    }

    /// Replaces a side view.
    func sideDidChange(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        showSides()
    }

    /// Adds the side views that must be shown now, and removes the others.
    func showSides() {
        guard leftView != nil || rightView != nil else { return }
        let shown = shownSides
        for view in [leftView, rightView].compactMap({ $0 }) {
            let isShown = shown.contains { $0 === view }
            if isShown, view.superview !== self { addSubview(view) }
            if !isShown, view.superview === self { view.removeFromSuperview() }
        }
        invalidateScreen()
        setNeedsLayout()
    }

    /// Places the side views, centred in the height, in the size that they have or ask for.
    func placeSides() {
        for view in shownSides {
            let asked = view.measure(in: placement.size)
            let size = CGSize(
                width: view.placement.width > 0 ? view.placement.width : asked.width,
                height: view.placement.height > 0 ? view.placement.height : asked.height)
            let height = min(size.height, placement.height)
            let x = view === leftView ? 0 : placement.width - size.width
            view.place(CGRect(x: x, y: (placement.height - height) / 2, width: size.width, height: height))
        }
    }

    /// Whether the clear button is shown: there is text, and no view of the app in its place.
    private var showsClearButton: Bool { shows(clearButtonMode) && text?.isEmpty == false }

    /// Draws the side views, or the clear button, and reduces the room for the text.
    func drawSides(with painter: inout ScreenPainter, in rect: CGRect, leaving room: inout CGRect) {
        let sides = shownSides
        for view in sides {
            let place = view.placement
            let isLeft = view === leftView
            let x = isLeft ? rect.minX : rect.maxX - place.width
            painter.paint(view, at: CGPoint(x: x, y: rect.minY + place.minY))
            let taken = isLeft ? rect.minX + place.width + 4 - room.minX : room.maxX - (rect.maxX - place.width - 4)
            if isLeft { room.origin.x += max(taken, 0) }
            room.size.width -= max(taken, 0)
        }
        guard showsClearButton, !sides.contains(where: { $0 === rightView }) else { return }
        let center = CGPoint(x: room.maxX - 9, y: rect.midY)
        painter.canvas.circle(center, radius: 8, fill: painter.palette.disabled)
        for sign in [-1.0, 1.0] as [CGFloat] {
            painter.canvas.line(
                [
                    CGPoint(x: center.x - 3, y: center.y - 3 * sign), CGPoint(x: center.x + 3, y: center.y + 3 * sign),
                ], width: 1.5, stroke: painter.palette.raised)
        }
        room.size.width -= 22
    }
}
