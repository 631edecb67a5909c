public import Foundation

/// The item of a constraint: a view or a layout guide.
protocol LayoutItemSource: AnyObject {
    var itemView: UIView? { get }
    /// The item's name for traces, the same in every run.
    var itemName: String { get }
    var itemReference: LayoutItemReference { get }
}

/// A reference to the item of a constraint: a view, which it does not keep alive, or a guide.
enum LayoutItemReference {
    case view(ViewReference)
    /// A guide; strong, it keeps no view alive either.
    case guide(UILayoutGuide)

    var item: (any LayoutItemSource)? {
        switch self {
        case .view(let reference): reference.view
        case .guide(let guide): guide
        }
    }

    /// The view, or the owner of the guide; `nil` if it was released.
    var view: UIView? {
        switch self {
        case .view(let reference): reference.view
        case .guide(let guide): guide.owner?.view
        }
    }
}

/// A rectangle in a view for constraints; it is not drawn.
open class UILayoutGuide: NSObject, LayoutItemSource {
    enum Place {
        /// Placed by constraints.
        case free
        /// Inside its view, by insets computed from the view.
        case inset((UIView) -> UIEdgeInsets)
        /// The content of a scroll view.
        case scrollContent
        /// The frame of a scroll view, wherever it has scrolled.
        case scrollFrame
    }

    /// The view that it is in, which owns it.
    open var owningView: UIView? { owner?.view }
    /// The reference to the view; `nil` for a guide without one.
    var owner: ViewReference?
    /// A name for traces.
    open var identifier = ""
    let place: Place

    /// Makes a guide; `addLayoutGuide(_:)` adds it to a view.
    public override init() { place = .free }

    init(_ place: Place, of view: UIView, _ identifier: String) {
        self.place = place
        self.identifier = identifier
        owner = view.reference
    }

    var itemView: UIView? { owningView }
    var itemReference: LayoutItemReference { .guide(self) }
    var itemName: String { (owningView?.itemName ?? "nil") + "." + (identifier.isEmpty ? "guide" : identifier) }

    /// Its frame in its view's coordinates, from the last layout; zero before the first one.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        switch place {
        case .inset(let insets): return owningView.bounds.inset(by: insets(owningView))
        case .scrollFrame: return owningView.bounds
        case .free, .scrollContent:
            let known = owningView.engineWithin?.frame(of: self)
            if let known { return known }
            return CGRect(origin: .zero, size: owningView.asScrollView?.contentSize ?? .zero)
        }
    }

    /// Whether constraints do not determine its frame; for debugging.
    open var hasAmbiguousLayout: Bool { owningView?.engineWithin?.openParts(of: self).isEmpty == false }
    /// The left edge; where lines begin.
    open var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
    /// The right edge; where lines end.
    open var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { .init(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { .init(self, .height) }
    /// The middle from left to right.
    open var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
    /// The middle from top to bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
}

extension UIView: LayoutItemSource {
    var itemView: UIView? { self }
    var itemReference: LayoutItemReference { .view(reference) }
    var itemName: String {
        let name = accessibilityIdentifier ?? elementLabel ?? ""
        return String(describing: type(of: self)) + (name.isEmpty ? "" : ":'\(name)'")
    }

    /// The left edge; where lines begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
    /// The right edge; where lines end.
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { .init(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { .init(self, .height) }
    /// The middle from left to right.
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
    /// The middle from top to bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
    /// The baseline of the first line of text; the top edge of a view without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
    /// The baseline of the last line of text; the bottom edge of a view without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }
}
