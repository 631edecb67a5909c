public import Foundation

/// An edge, a middle or a length of a view or a guide, from which constraints are made.
///
/// Only anchors of one kind can be combined. Source: developer.apple.com/documentation/uikit/nslayoutanchor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The view or the guide; like a constraint, an anchor keeps no view alive.
    var source: (any LayoutItemSource)? { reference.item }
    private let reference: LayoutItemReference
    let attribute: NSLayoutConstraint.Attribute

    init(_ source: any LayoutItemSource, _ attribute: NSLayoutConstraint.Attribute) {
        reference = source.itemReference
        self.attribute = attribute
    }

    /// Makes a constraint: this equals the other.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, anchor, 1, 0)
    }
    /// Makes a constraint: this is at least the other.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, 1, 0)
    }
    /// Makes a constraint: this is at most the other.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, 1, 0)
    }
    /// Makes a constraint: this equals the other and a constant, in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, 1, c)
    }
    /// Makes a constraint: this is at least the other and a constant, in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, 1, c) }
    /// Makes a constraint: this is at most the other and a constant, in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, 1, c) }

    /// Makes a constraint with another anchor, or with a constant only.
    func relate(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        let second = other?.source
        guard let source, other == nil || second != nil else {
            preconditionFailure("the view or the guide of an anchor is gone; keep it as long as its anchors are used")
        }
        return NSLayoutConstraint(
            source, attribute, relation, second, other?.attribute ?? .notAnAttribute, multiplier: multiplier,
            constant: constant)
    }
}

/// The spacing that the system leaves between two views, in points.
let systemSpacing: CGFloat = 8

/// An anchor from left to right: an edge or the middle.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Makes a constraint: this lies the system's spacing of 8 points, times a multiplier, after the other.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor, 1, systemSpacing * multiplier) }
    /// Makes a constraint: this lies at least the system's spacing of 8 points, times a multiplier, after the other.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, 1, systemSpacing * multiplier) }
    /// Makes a constraint: this lies at most the system's spacing of 8 points, times a multiplier, after the other.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, 1, systemSpacing * multiplier) }
}

/// An anchor from top to bottom: an edge, the middle or a baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Makes a constraint: this lies the system's spacing of 8 points, times a multiplier, below the other.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor, 1, systemSpacing * multiplier) }
    /// Makes a constraint: this lies at least the system's spacing of 8 points, times a multiplier, below the other.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, 1, systemSpacing * multiplier) }
    /// Makes a constraint: this lies at most the system's spacing of 8 points, times a multiplier, below the other.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, 1, systemSpacing * multiplier) }
}

/// A length: a width or a height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Makes a constraint: the length is a constant, in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, nil, 1, c) }
    /// Makes a constraint: the length is at least a constant, in points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, nil, 1, c)
    }
    /// Makes a constraint: the length is at most a constant, in points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, nil, 1, c)
    }
    /// Makes a constraint: the length is the other's times a multiplier.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, m, 0)
    }
    /// Makes a constraint: the length is at least the other's times a multiplier.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, m, 0) }
    /// Makes a constraint: the length is at most the other's times a multiplier.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, m, 0)
    }
    /// Makes a constraint: the length is the other's times a multiplier, and a constant, in points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor, m, c) }
    /// Makes a constraint: the length is at least the other's times a multiplier, and a constant, in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, m, c) }
    /// Makes a constraint: the length is at most the other's times a multiplier, and a constant, in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, m, c) }
}
