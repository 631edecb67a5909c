public import Foundation

extension UITextField {
    /// When a part of a field is shown.
    @nonexhaustive public nonisolated enum ViewMode: Int, Sendable {
        /// At which times it shows.
        case never, whileEditing, unlessEditing, always
    }

    /// The border of a field.
    @nonexhaustive public nonisolated enum BorderStyle: Int, Sendable {
        /// What the border looks like.
        case none, line, bezel, roundedRect
    }
}

extension UITextField {
    /// The text with the field's font and colour; setting it sets those of its beginning, as in UIKit.
    public var attributedText: NSAttributedString? {
        get {
            let attributes: [NSAttributedString.Key: Any?] = [.font: font, .foregroundColor: textColor]
            return NSAttributedString(string: text ?? "", attributes: attributes.compactMapValues { $0 })
        }
        set {
            text = newValue?.string
            guard let newValue else { return }
            font = newValue.first(.font) ?? font
            textColor = newValue.first(.foregroundColor) ?? textColor
        }
    }

    /// The text as VoiceOver reads it, in a secure field a bullet per character.
    var maskedText: String {
        let text = text ?? ""
        return isSecureTextEntry ? String(repeating: "\u{2022}", count: text.count) : text
    }

    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    var shownSides: [UIView] {
        [(leftView, leftViewMode), (rightView, rightViewMode)].compactMap { view, mode in shows(mode) ? view : nil }
    }

    func sideDidChange(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        showSides()
    }

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

    func placeSides() {
        let own = CGRect(origin: .zero, size: placement.size)
        for view in shownSides {
            view.place(view === leftView ? leftViewRect(forBounds: own) : rightViewRect(forBounds: own))
        }
    }

    /// Returns the rectangle of a side view at its edge, centred in the height, in the size that it has or needs.
    func defaultRect(of view: UIView?, in bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        let asked = view.measure(in: bounds.size)
        let width = view.placement.width > 0 ? view.placement.width : asked.width
        let height = min(view.placement.height > 0 ? view.placement.height : asked.height, bounds.height)
        return CGRect(
            x: view === leftView ? bounds.minX : bounds.maxX - width, y: bounds.midY - height / 2, width: width,
            height: height)
    }

    /// The room between the text and a border, in points.
    private var inset: CGFloat { borderStyle == .none && !isForSearching ? 0 : 10 }

    /// Returns the room for text between border, side views, magnifying glass and clear button.
    func defaultTextRect(in bounds: CGRect) -> CGRect {
        var left = bounds.minX + inset + (isForSearching ? 22 : 0)
        var right = bounds.maxX - inset
        for view in shownSides {
            if view === leftView {
                left = max(left, leftViewRect(forBounds: bounds).maxX + 4)
            } else {
                right = min(right, rightViewRect(forBounds: bounds).minX - 4)
            }
        }
        if drawsClearButton { right = min(right, clearButtonRect(forBounds: bounds).minX - 5) }
        return CGRect(x: left, y: bounds.minY, width: max(right - left, 0), height: bounds.height)
    }

    func defaultClearButtonRect(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - inset - 17, y: bounds.midY - 8, width: 16, height: 16)
    }

    /// The rectangle of what is drawn now: the text, the text being edited or the placeholder.
    var shownTextRect: CGRect {
        let own = CGRect(origin: .zero, size: placement.size)
        if text?.isEmpty != false { return placeholderRect(forBounds: own) }
        return isEditing ? editingRect(forBounds: own) : textRect(forBounds: own)
    }

    /// Whether the clear button is shown: there is text, and no right view.
    private var drawsClearButton: Bool {
        shows(clearButtonMode) && text?.isEmpty == false && !shownSides.contains { $0 === rightView }
    }

    func drawSides(with painter: inout ScreenPainter, in rect: CGRect) {
        for view in shownSides {
            painter.paint(view, at: CGPoint(x: rect.minX + view.placement.minX, y: rect.minY + view.placement.minY))
        }
        guard drawsClearButton else { return }
        let place = clearButtonRect(forBounds: CGRect(origin: .zero, size: placement.size))
        let center = CGPoint(x: rect.minX + place.midX, y: rect.minY + place.midY)
        painter.canvas.circle(center, radius: 8, fill: painter.palette.disabled)
        for sign in [-1.0, 1.0] as [CGFloat] {
            painter.canvas.line(
                [
                    CGPoint(x: center.x - 3, y: center.y - 3 * sign), CGPoint(x: center.x + 3, y: center.y + 3 * sign),
                ], width: 1.5, stroke: painter.palette.raised)
        }
    }
}

extension UITextField {
    /// The placeholder with its attributes; only the first colour is drawn.
    public var attributedPlaceholder: NSAttributedString? {
        get {
            placeholder.map { text in
                NSAttributedString(string: text, attributes: placeholderColor.map { [.foregroundColor: $0] })
            }
        }
        set {
            placeholder = newValue?.string
            placeholderColor = newValue.flatMap { StyledText($0).firstColor }
        }
    }

    func placeholderDidChange(from old: String?) {
        placeholderColor = nil
        widthMayHaveChanged()
        if placeholder != old { invalidateScreen() }
    }
}
