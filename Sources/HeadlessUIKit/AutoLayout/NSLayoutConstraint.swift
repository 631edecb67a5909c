public import Foundation
import Synchronization

/// A relation between attributes of two views or guides: `first = multiplier × second + constant`, or `≤`, or `≥`.
///
/// While it is active, its *holder* owns it: the nearest view that contains both items. It keeps neither view alive.
/// Source: developer.apple.com/documentation/uikit/nslayoutconstraint
open class NSLayoutConstraint: NSObject {
    /// The view or the guide of the left side; `nil` if the view was released.
    var firstSource: (any LayoutItemSource)? { first?.item }
    let first: LayoutItemReference?
    /// The view or the guide of the right side; `nil` if the right side is only the constant.
    var secondSource: (any LayoutItemSource)? { second?.item }
    let second: LayoutItemReference?
    /// The attribute of the left side.
    open private(set) var firstAttribute: Attribute
    /// The attribute of the right side.
    open private(set) var secondAttribute: Attribute
    /// The comparison of the two sides.
    open private(set) var relation: Relation
    /// The factor of the right side.
    open private(set) var multiplier: CGFloat
    /// The summand of the right side, in points; it may change while the constraint is active.
    open var constant: CGFloat {
        didSet {
            guard constant != oldValue else { return }
            Self.check(constant)
            holder?.noteChange(of: self)
        }
    }
    /// The priority; while the constraint is active, it cannot change from optional to required or back.
    open var priority = UILayoutPriority.required {
        didSet {
            precondition(
                priority.rawValue > 0 && priority.rawValue <= 1000,
                "It's illegal to set priority:\(priority.rawValue). Priorities must be greater than 0 and less or equal"
                    + " to NSLayoutPriorityRequired, which is 1000.")
            guard priority != oldValue, let holder else { return }
            precondition(
                (priority == .required) == (oldValue == .required),
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported."
                    + "  You passed priority \(Int(priority.rawValue)) and the existing priority was "
                    + "\(Int(oldValue.rawValue)).")
            holder.replace(self)
        }
    }
    /// A name for traces.
    open var identifier: String?
    /// The view that owns the constraint while it is active.
    var holder: UIView? {
        get { heldBy?.view }
        set { heldBy = newValue?.reference }
    }
    private var heldBy: ViewReference?
    /// The order of its activation among all constraints.
    var rank = 0
    private static let activations = Atomic(0)
    static func nextRank() -> Int { activations.add(1, ordering: .relaxed).newValue }

    /// Makes a constraint from its sides; the caller has checked that the attributes fit.
    init(
        _ first: (any LayoutItemSource)?, _ firstAttribute: Attribute, _ relation: Relation,
        _ second: (any LayoutItemSource)?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        Self.check(constant)
        Self.check(multiplier)
        self.first = first?.itemReference
        self.second = second?.itemReference
        self.firstAttribute = firstAttribute
        self.secondAttribute = secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
    }

    /// Makes a constraint without items, which cannot be activated.
    public convenience override init() {
        self.init(nil, .notAnAttribute, .equal, nil, .notAnAttribute, multiplier: 1, constant: 0)
    }

    /// Makes a constraint, not yet active.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            view1 as? any LayoutItemSource, attr1, relation, view2 as? any LayoutItemSource,
            view2 == nil ? .notAnAttribute : attr2, multiplier: multiplier, constant: c)
        precondition(firstSource != nil, "A constraint must have a first item that is a view or a layout guide.")
        precondition(
            attr1.isLength || (secondSource != nil && multiplier != 0),
            "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal"
                + " constraint of a location equal to a constant. Location attributes must be specified in pairs.")
        precondition(
            secondSource == nil || (attr1.axis == attr2.axis && attr1.isLength == attr2.isLength)
                || (attr1.isLength && attr2.isLength),
            "Invalid pairing of layout attributes.")
    }

    /// The view or the guide of the left side.
    open var firstItem: AnyObject? { firstSource }
    /// The view or the guide of the right side.
    open var secondItem: AnyObject? { secondSource }

    /// Whether it holds; activating it requires a view that contains both items.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { install() } else { uninstall() } }
    }

    /// Activates constraints, in order.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private static func check(_ number: CGFloat) {
        precondition(number.isFinite, "Constant is not finite! That's illegal. constant:\(number)")
    }

    private func install() {
        guard holder == nil else { return }
        let first = first?.view
        let second = second == nil ? first : second?.view
        guard let first, let second, let common = first.commonAncestor(with: second) else {
            preconditionFailure(
                "Unable to activate constraint with anchors \(firstWords) and \(secondWords) because they have no "
                    + "common ancestor.  Does the constraint or its anchors reference items in different view "
                    + "hierarchies?  That's illegal.")
        }
        common.activate(self)
    }

    private func uninstall() { holder?.deactivate(self) }
}

extension NSLayoutConstraint {
    /// A direction of layout.
    @nonexhaustive public nonisolated enum Axis: Int, Sendable {
        /// From leading to trailing, or from top to bottom.
        case horizontal, vertical
    }

    /// The comparison of two sides.
    @nonexhaustive public nonisolated enum Relation: Int, Sendable {
        /// The left side is at most the right one.
        case lessThanOrEqual = -1
        /// The left side equals the right one, or is at least the right one.
        case equal, greaterThanOrEqual
    }

    /// The part of a view or guide that a constraint is about.
    @nonexhaustive public nonisolated enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// Another edge, a length or the middle.
        case right, top, bottom, leading, trailing, width, height, centerX, centerY
        /// The baseline of the last or first line of text; without text the bottom or top edge.
        case lastBaseline, firstBaseline
        /// An edge or middle within the margins.
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins,
            centerYWithinMargins
        /// None: the side is only the constant.
        case notAnAttribute = 0
    }
}

extension NSLayoutConstraint {
    var isDirectional: Bool { firstAttribute.turned != firstAttribute || secondAttribute.turned != secondAttribute }
}

extension NSLayoutConstraint.Attribute {
    /// The attribute when lines begin at the right: leading is the right edge, trailing the left one.
    var turned: NSLayoutConstraint.Attribute {
        switch self {
        case .leading: .right
        case .trailing: .left
        case .leadingMargin: .rightMargin
        case .trailingMargin: .leftMargin
        default: self
        }
    }

    var isLength: Bool { self == .width || self == .height }

    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .notAnAttribute:
            .horizontal
        default: .vertical
        }
    }
}
