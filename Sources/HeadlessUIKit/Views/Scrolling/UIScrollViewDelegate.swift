public import Foundation

#if PHONE
    // Declared here and for the table's delegate: the compiler does not infer it from the inherited protocol.
    @MainActor
#endif
/// An object that is notified of scrolling; every method has a default, since UIKit's are optional.
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called when the user or the app has moved the content.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when the user begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the user lets go of the content; an implementation may change where it stops.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called when the user has let go of the content.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the content moves on after a drag: to a page, or to the delegate's target.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the content has stopped after that.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when an animated scroll by the app has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Called when the content inset plus the safe area has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Returns the subview that is scaled when the content is zoomed; `nil`, the default, if it is not.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called before the content is zoomed with an animation.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called when the scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called when zooming with an animation has ended.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Returns `nil`.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}

extension UIScrollView {
    /// The insets of both scroll bars, or of the vertical one if they differ, in points; no bar is drawn.
    public var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
}
