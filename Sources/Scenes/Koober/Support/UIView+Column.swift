import Foundation
import HeadlessUIKit

extension UIView {
    /// Stacks views below each other; they scroll where large text makes them higher than the view.
    func addScrollingColumn(_ views: [UIView]) {
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = 12
        column.layoutMargins = UIEdgeInsets(top: 16, left: 8, bottom: 16, right: 8)
        column.isLayoutMarginsRelativeArrangement = true
        let scroll = UIScrollView()
        scroll.addSubview(column)
        addSubview(scroll)
    }
}
