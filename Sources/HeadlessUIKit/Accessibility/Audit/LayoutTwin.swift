import Foundation

/// What a view says of how it is copied for an audit: what lays it out, and how large it asks to be.
struct LayoutTwin {
    /// The copy, empty but for ``parts``; strong, for the time of the audit.
    let view: UIView
    /// The views below that the copy has already, each with its copy.
    var parts: [(original: UIView, twin: LayoutTwin)] = []
    /// The views below that the copy lacks, in the order in which they are laid out.
    let children: [UIView]
    /// Adds the copy of a view below to the copy; the view itself says how, as a subview by default.
    var add: (_ copy: UIView, _ original: UIView) -> Void
    /// Whether the views below keep the frames they have: the view's controller or the system places them.
    var keepsFrames = false
    /// Whether what is below may stand otherwise at another size: a class of the app's own may turn its axis.
    var mayRearrange = false
    /// Whether views below that have a frame may have it from the app's own layout, which gives another at other sizes.
    var mayPlace = false

    /// Says that `view` is the copy and that `children` are to be copied into it.
    init(_ view: UIView, of children: [UIView], keepsFrames: Bool = false) {
        self.view = view
        self.children = children
        self.keepsFrames = keepsFrames
        add = { copy, _ in view.addSubview(copy) }
    }

    /// Says that a plain view is the copy of `original`, whose class may be the app's and place what is in it.
    init(of original: UIView) {
        self.init(UIView(), of: original.subviews)
        mayPlace = type(of: original) != UIView.self
    }

    /// Says that `view` is a whole copy of `original`, whose parts it has in the same order.
    init(whole view: UIView, of original: UIView) {
        self.init(view, of: [])
        parts = zip(original.subviews, view.subviews).map { ($0, LayoutTwin($1, of: $0.subviews)) }
    }
}

/// The copy of a table for an audit: the rows in view, one below the other, each as high as the table's rows are.
final class ListCopy: UIView {
    /// The height of a row, where the app has set one, in points.
    var rowHeight: CGFloat?
    /// How far all but what stands above and below all sections is from either side, in points.
    var inset: CGFloat = 0
    /// The heights that the app has set of headers and footers, by their copies, in points.
    var heights: [ObjectIdentifier: CGFloat] = [:]
    /// The copies of what stands above and below all sections.
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
                isRow ? rowHeight == nil && (view as? UITableViewCell)?.sizesItself == true : true
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

    override func stretches(along axis: NSLayoutConstraint.Axis) -> Bool { true }
}
