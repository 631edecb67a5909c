import Foundation

/// How a view is copied for an audit.
struct ViewCopy {
    /// The copy, with ``parts`` only at first; strong, for the time of the audit.
    let view: UIView
    /// The subviews that the copy already has, each with its copy.
    var parts: [(original: UIView, viewCopy: ViewCopy)] = []
    /// The subviews still to be copied, in the order of layout.
    let children: [UIView]
    /// Adds the copy of a subview to this copy; by default as a subview.
    var add: (_ copy: UIView, _ original: UIView) -> Void
    /// Whether the subviews keep their frames, which the view's controller or the system sets.
    var keepsFrames = false
    /// Whether the subviews may be arranged differently at another size: an app's stack may change its axis.
    var mayRearrange = false
    /// Whether the app's own layout may have set the frames of subviews, and may set others at another size.
    var mayPlace = false

    /// Uses a view as the copy, into which `children` are still to be copied.
    init(_ view: UIView, of children: [UIView], keepsFrames: Bool = false) {
        self.view = view
        self.children = children
        self.keepsFrames = keepsFrames
        add = { copy, _ in view.addSubview(copy) }
    }

    /// Uses a plain view as the copy; all subviews keep their frames.
    init(keepingFramesIn original: UIView) { self.init(UIView(), of: original.subviews, keepsFrames: true) }

    /// Uses a plain view as the copy of one whose class may be the app's and may place its subviews.
    init(of original: UIView) {
        self.init(UIView(), of: original.subviews)
        mayPlace = type(of: original) != UIView.self
    }

    /// Uses a view with the same parts in the same order as the complete copy.
    init(whole view: UIView, of original: UIView) {
        self.init(view, of: [])
        parts = zip(original.subviews, view.subviews).map { ($0, ViewCopy($1, of: $0.subviews)) }
    }
}

/// The copy of a table for an audit: the visible rows one below the other, each as high as the table's rows.
final class ListCopy: UIView {
    /// The height of a row in points, if the app has set one.
    var rowHeight: CGFloat?
    /// The distance from both sides, in points; the table's header and footer have none.
    var inset: CGFloat = 0
    /// The heights that the app has set for headers and footers, in points, by their copies.
    var heights: [ObjectIdentifier: CGFloat] = [:]
    var ends: Set<ObjectIdentifier> = []

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override init(frame: CGRect) {
        super.init(frame: frame)
        passesSizeUp = false
    }

    override func layoutSubviews() {
        let line = TextMetrics(font: .preferredFont(forTextStyle: .body), in: self).lineHeight
        var top: CGFloat = 0
        for view in subviews {
            let isRow = view.elementRole == .row
            let side = ends.contains(ObjectIdentifier(view)) ? 0 : inset
            let width = max(placement.width - 2 * side, 0)
            var own = heights[ObjectIdentifier(view)]
            let isMeasured =
                isRow ? rowHeight == nil && (view as? UITableViewCell)?.sizesItself ?? true : true
            if own == nil, isMeasured {
                own =
                    view.systemLayoutSizeFitting(
                        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                        verticalFittingPriority: .fittingSizeLevel
                    ).height
            }
            let height = own ?? (isRow ? rowHeight ?? max(line + 22, 44) : 28)
            view.place(CGRect(x: side, y: top, width: width, height: height))
            top += height
        }
    }

    override func measure(in offer: CGSize) -> CGSize { .zero }

    /// The sides only: a table insets its content at the top and the bottom.
    override var safeAreaInside: UIEdgeInsets { safeAreaSides }

    override func stretches(along axis: NSLayoutConstraint.Axis) -> Bool { true }
}
