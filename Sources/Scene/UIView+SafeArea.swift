import Foundation

#if os(iOS) || PHONE
    public import UIKit
#else
    public import HeadlessUIKit
#endif

extension UIView {
    /// Adds a view that fills the safe area: what bars and the edges of the device leave of this view.
    ///
    /// The constraints are the usual four, with the edges of `safeAreaLayoutGuide`.
    ///
    /// - Parameter content: the view, mostly a stack view, or a `UIScrollView(scrolling:)`.
    public func fillSafeArea(with content: UIView) {
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
            content.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
        ])
    }
}

extension UIScrollView {
    /// Makes a scroll view with content that is as wide as itself, and scrolls if it is higher.
    ///
    /// The constraints are those of Apple's guide: four with the content's edges, one with the frame's width.
    ///
    /// - Parameter content: what scrolls, mostly a stack view.
    public convenience init(scrolling content: UIView) {
        self.init(frame: .zero)
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
            content.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
        ])
    }
}
