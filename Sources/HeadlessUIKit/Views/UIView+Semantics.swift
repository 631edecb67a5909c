import Foundation

extension UIView {
    /// In which direction the view arranges its subviews, where constraints that it holds say leading or trailing.
    ///
    /// It does not hold for the content of the subviews, as in UIKit.
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

    /// In which direction the view's content goes: from the left, unless the app forces the other one.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    /// Returns the direction that an attribute means: from the left, unless it forces the other one.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }

    var isRightToLeft: Bool { extras?.semantics == .forceRightToLeft }

    /// Returns a view of the same size and background that stands for the view's picture.
    ///
    /// It has no subviews, so that scripts find each element once.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let copy = UIView(frame: CGRect(origin: .zero, size: placement.size))
        copy.backgroundColor = backgroundColor
        return copy
    }
}

/// Whether a view is turned around for languages that are read from the right.
@nonexhaustive public nonisolated enum UISemanticContentAttribute: Int, Sendable {
    /// As the language says.
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
