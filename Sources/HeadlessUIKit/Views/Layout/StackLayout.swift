import Foundation

/// The layout of views in a row or a column; the rules of `UIStackView`.
struct StackLayout {
    var axis: NSLayoutConstraint.Axis
    /// The distance between two views, in points.
    var spacing: CGFloat = 0
    var alignment: UIStackView.Alignment = .fill
    var distribution: UIStackView.Distribution = .fill
    /// The distance after each view, in points; `nil` if it is always ``spacing``.
    var spacingAfter: ((UIView) -> CGFloat)?
    /// Whether `fill` stretches a view even if the contents of all have a length, as a stack view does.
    var alwaysFills = false
    /// Whether `fill` shrinks contents that do not fit in a column, as a stack view does.
    var shrinks = false
    var isFlipped = false

    /// Returns the size that the views need within `size`.
    func size(of views: [UIView], in size: CGSize) -> CGSize {
        guard !views.isEmpty else { return .zero }
        var (total, longest, broadest) = (CGFloat.zero, -CGFloat.infinity, -CGFloat.infinity)
        views.forEach { view in
            let size = view.fit(in: size)
            total += along(size)
            longest = max(longest, along(size))
            broadest = max(broadest, across(size))
        }
        if axis == .horizontal, size.width.isFinite {
            // A text with less width than it needs has more lines.
            let lengths = lengths(of: views, in: size)
            broadest = zip(views, lengths).reduce(broadest) { broadest, item in
                max(broadest, item.0.fit(in: CGSize(width: item.1, height: size.height)).height)
            }
        }
        if distribution == .fillEqually { total = longest * CGFloat(views.count) }
        total += spacings(of: views)
        return axis == .horizontal
            ? CGSize(width: total, height: broadest) : CGSize(width: broadest, height: total)
    }

    func arrange(_ views: [UIView], in room: CGRect) {
        guard !views.isEmpty else { return }
        let lengths = lengths(of: views, in: room.size)
        var position = axis == .horizontal ? room.minX : room.minY
        for (view, length) in zip(views, lengths) {
            place(view, at: position, length: length, in: room)
            position += length + (spacingAfter?(view) ?? spacing)
        }
    }

    private func lengths(of views: [UIView], in size: CGSize) -> [CGFloat] {
        let length = max(along(size) - spacings(of: views), 0)
        return distribution == .fillEqually
            ? Array(repeating: length / CGFloat(views.count), count: views.count) : fill(views, size, length)
    }

    private func spacings(of views: [UIView]) -> CGFloat {
        guard let spacingAfter else { return spacing * CGFloat(views.count - 1) }
        return views.dropLast().reduce(0) { $0 + spacingAfter($1) }
    }

    /// Returns the lengths for `fill`: those that views need, with one longer or some shorter.
    ///
    /// "If the arranged views do not fit within the stack view, it shrinks the views according to their compression
    /// resistance priority. If the arranged views do not fill the stack view, it stretches the views according to their
    /// hugging priority. If there is any ambiguity, the stack view resizes the arranged views based on their index in
    /// the arrangedSubviews array." developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/fill
    private func fill(_ views: [UIView], _ size: CGSize, _ length: CGFloat) -> [CGFloat] {
        var lengths = views.map { along($0.fit(in: size)) }
        var rest = length - lengths.reduce(0, +)
        if rest > 0 {
            let hugging = views.map { $0.huggingInStack(along: axis) }
            guard let least = hugging.min(), alwaysFills || least <= UIView.huggingOfNoContent,
                let index = hugging.firstIndex(of: least)
            else { return lengths }
            lengths[index] += rest
            return lengths
        }
        guard rest < 0 else { return lengths }
        // A view without content has the length that it was last given, which must not shrink another view.
        let resistance = views.map { view in
            view.stretches(along: axis) ? 0 : view.contentCompressionResistancePriority(for: axis).rawValue
        }
        let shrinking = views.indices.filter { axis == .horizontal || shrinks || resistance[$0] == 0 }
        for index in shrinking.sorted(by: { (resistance[$0], $0) < (resistance[$1], $1) }) where rest < 0 {
            let cut = min(lengths[index], -rest)
            lengths[index] -= cut
            rest += cut
        }
        return lengths
    }

    private func place(_ view: UIView, at position: CGFloat, length: CGFloat, in room: CGRect) {
        let whole = axis == .horizontal ? room.height : room.width
        var breadth = whole
        if alignment != .fill {
            let offered =
                axis == .horizontal
                ? CGSize(width: length, height: whole) : CGSize(width: whole, height: length)
            breadth = min(across(view.fit(in: offered)), whole)
        }
        let shift: CGFloat =
            switch alignment {
            case .fill, .leading, .firstBaseline, .lastBaseline: 0
            case .center: (whole - breadth) / 2
            case .trailing: whole - breadth
            }
        var frame =
            axis == .horizontal
            ? CGRect(x: position, y: room.minY + shift, width: length, height: breadth)
            : CGRect(x: room.minX + shift, y: position, width: breadth, height: length)
        if isFlipped { frame.origin.x = room.minX + room.maxX - frame.maxX }
        view.place(frame)
    }

    private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
}

extension UIView {
    /// The hugging priority of a view whose content has no length, below all that apps set.
    static let huggingOfNoContent: Float = 0.5

    /// Returns how strongly a view in a stack hugs its content along the stack's axis; a stack does as its views do.
    func huggingInStack(along axis: NSLayoutConstraint.Axis) -> Float {
        if stretches(along: axis) { return Self.huggingOfNoContent }
        let own = contentHuggingPriority(for: axis).rawValue
        guard let stack = self as? UIStackView, !stack.isSolved else { return own }
        let inner = stack.shown.map { $0.huggingInStack(along: axis) }
        return (axis == stack.axis && stack.distribution == .fill ? inner.min() : inner.max()) ?? own
    }
}
