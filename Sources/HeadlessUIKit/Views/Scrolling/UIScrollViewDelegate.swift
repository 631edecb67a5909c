/// What a scroll view tells; every method has a default, as UIKit's are optional.
public protocol UIScrollViewDelegate: AnyObject {
    /// Tells that the content has moved, by the user or by the app.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Tells that the user begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Tells that the user has let go of the content.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Tells that a scroll by the app has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
