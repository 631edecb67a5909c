import Foundation
import HeadlessUIKit

extension UITableView {
    /// Makes every row two lines high where the text is very large, for long names are then broken.
    func adapt(to size: UIContentSizeCategory) {
        guard size.isAccessibilityCategory else {
            rowHeight = UITableView.automaticDimension
            return
        }
        let lines = UILabel(centred: "1\n2")
        rowHeight = lines.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).height + 22
    }
}
