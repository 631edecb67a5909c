import Foundation

extension UIView {
    /// The direction of the view's subviews and constraints, but not of the subviews' content, as in UIKit.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { extras?.semantics ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            madeExtras.semantics = newValue
            constraintsDidChange()
            dropEngines()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The direction of the view's content: from the left, unless the app forces the other one.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    /// Returns the direction for an attribute: from the left, unless it forces the other one.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }

    var isRightToLeft: Bool { extras?.semantics == .forceRightToLeft }

    /// Returns an empty view of the same size and background, so that scripts find each element once.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let copy = UIView(frame: CGRect(origin: .zero, size: placement.size))
        copy.backgroundColor = backgroundColor
        return copy
    }
}

/// Whether a view is mirrored for languages that are read from the right.
@nonexhaustive public nonisolated enum UISemanticContentAttribute: Int, Sendable {
    /// As the language requires.
    case unspecified = 0
    /// Never: it controls playback.
    case playback = 1
    /// Never: it shows directions in space.
    case spatial = 2
    /// From the left.
    case forceLeftToRight = 3
    /// From the right.
    case forceRightToLeft = 4
}

/// A direction of reading.
@nonexhaustive public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From the left.
    case leftToRight = 0
    /// From the right.
    case rightToLeft = 1
}
