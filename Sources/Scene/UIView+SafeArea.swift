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

extension UIView {
    /// Stacks views below each other in the safe area; they scroll if large text makes them higher than it.
    ///
    /// - Parameter views: the views, from top to bottom.
    public func addScrollingColumn(_ views: [UIView]) {
        fillSafeArea(with: UIScrollView(scrolling: UIStackView(column: views)))
    }

    /// Stacks views below each other, above a table that takes the rest of the safe area.
    ///
    /// - Parameters:
    ///   - views: the views, from top to bottom.
    ///   - table: what lies below them.
    public func addColumn(_ views: [UIView], above table: UITableView) {
        let column = UIStackView(arrangedSubviews: [UIStackView(column: views), table])
        column.axis = .vertical
        fillSafeArea(with: column)
    }
}

extension UIStackView {
    /// Makes a column of views, 12 points apart, with 16 points around it: the margins of a phone's screen.
    ///
    /// - Parameter views: the views, from top to bottom.
    public convenience init(column views: [UIView]) {
        self.init(arrangedSubviews: views)
        axis = .vertical
        spacing = 12
        layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        isLayoutMarginsRelativeArrangement = true
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
