import Foundation

#if os(iOS) || PHONE
    public import UIKit
#else
    public import HeadlessUIKit
#endif

extension UIView {
    /// Adds a view that fills the safe area, which no bar and no part of the device covers.
    ///
    ///
    /// - Parameter content: the view, mostly a stack view or a `UIScrollView(scrolling:)`.
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
    /// Adds a column of views to the safe area; it scrolls if large text makes it higher than the safe area.
    ///
    /// - Parameter views: the views, from top to bottom.
    public func addScrollingColumn(_ views: [UIView]) {
        fillSafeArea(with: UIScrollView(scrolling: UIStackView(column: views)))
    }

    /// Adds a column of views to the safe area, and below it a table that fills the rest.
    ///
    /// - Parameters:
    ///   - views: the views of the column, from top to bottom.
    ///   - table: the table below the column.
    public func addColumn(_ views: [UIView], above table: UITableView) {
        let column = UIStackView(arrangedSubviews: [UIStackView(column: views), table])
        column.axis = .vertical
        fillSafeArea(with: column)
    }
}

extension UIStackView {
    /// Makes a column of views with 12 points between them and margins of 16 points, as is common on a phone.
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
    /// Makes a scroll view for a content of its width; it scrolls if the content is higher.
    ///
    /// The constraints follow Apple's guide: four to the content layout guide, and the width to the frame layout guide.
    ///
    /// - Parameter content: the view that scrolls, mostly a stack view.
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
