import Rehearsal

extension UITableView {
    /// The room above and below a row's text together, in points, as in a row of the table's own height.
    private static let margins: CGFloat = 22

    /// Makes every row as high as the longest text needs in a width, in points: at the present size of text.
    ///
    /// Where a line is enough for each, rows have the table's own height.
    func fitRows(to texts: [String], width: CGFloat) {
        let label = UILabel()
        label.numberOfLines = 0
        let room = CGSize(width: width, height: .infinity)
        func height(of text: String) -> CGFloat {
            label.text = text
            return label.sizeThatFits(room).height
        }
        let line = height(of: "1")
        let highest = texts.map(height).max() ?? 0
        let fitting = highest > line ? highest + Self.margins : UITableView.automaticDimension
        if rowHeight != fitting { rowHeight = fitting }
    }
}
