import Foundation

/// The layout of the image and the labels that a cell has without constraints or a content configuration.
extension UITableViewCell {
    /// The room on both sides of the image and the labels, in points; there is none beside an accessory.
    private static let margin: CGFloat = 16
    /// The default margins of the content view, in points.
    static let contentMargins = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
    /// The room above and below the labels together, in points.
    private static let room: CGFloat = 22

    /// The labels that the cell places itself, since the app has not placed them with constraints.
    var placedLabels: [UILabel] {
        var labels: [UILabel] = []
        if let mainLabel, isPlaced(mainLabel) { labels.append(mainLabel) }
        if let detailLabel, isPlaced(detailLabel) { labels.append(detailLabel) }
        return labels
    }

    /// Whether a label that the cell places itself may have several lines.
    var placesLongLabel: Bool { isLong(mainLabel) || isLong(detailLabel) }

    private func isLong(_ label: UILabel?) -> Bool { label.map { $0.numberOfLines != 1 && isPlaced($0) } ?? false }

    private func isPlaced(_ label: UILabel) -> Bool {
        label.superview === contentView && !label.isHidden && label.translatesAutoresizingMaskIntoConstraints
    }

    /// Places the image and the labels; two labels are side by side, except in the style with a subtitle.
    func placeLabels() {
        let size = contentView.bounds.size
        let across = labelSpan(in: size.width, beside: size.width < placement.width)
        if let pictureView, let image = pictureView.image, !pictureView.isHidden {
            let side = min(image.size.width, size.height, size.width)
            let x = min(Self.margin, size.width / 2)
            pictureView.place(CGRect(x: x, y: (size.height - side) / 2, width: side, height: side))
        }
        let width = across.upperBound - across.lowerBound
        let place = CGRect(x: across.lowerBound, y: 0, width: width, height: size.height)
        let labels = placedLabels
        if labels.count == 1 {
            labels[0].place(place)
        } else if labels.count == 2, style != .subtitle {
            let detail = min(labels[1].fit(in: place.size).width, width)
            let text = min(labels[0].fit(in: place.size).width, width - detail)
            labels[0].place(CGRect(x: place.minX, y: 0, width: text, height: size.height))
            labels[1].place(CGRect(x: place.maxX - detail, y: 0, width: detail, height: size.height))
        } else {
            StackLayout(axis: .vertical).arrange(labels, in: place)
        }
    }

    /// Returns the height of a row that shows the whole text of its labels, in points.
    ///
    /// Long text makes a row higher if `numberOfLines` is 0:
    /// developer.apple.com/documentation/uikit/uitableview/automaticdimension
    func height(of labels: [UILabel], in width: CGFloat, beside isBesideAccessory: Bool) -> CGFloat {
        let across = labelSpan(in: width, beside: isBesideAccessory)
        let offer = CGSize(width: across.upperBound - across.lowerBound, height: .infinity)
        let heights = labels.map { $0.height(in: offer) }
        let height = style == .subtitle ? heights.reduce(0, +) : heights.max() ?? 0
        return max(height + Self.room, tableView?.standardRowHeight ?? 44)
    }

    /// Returns the range of the labels in a width: after the image, before the accessory.
    private func labelSpan(in width: CGFloat, beside isBesideAccessory: Bool) -> Range<CGFloat> {
        let margin = min(Self.margin, width / 2)
        let right = isBesideAccessory ? width : width - margin
        guard let pictureView, let image = pictureView.image, !pictureView.isHidden else { return margin..<right }
        return min(margin + image.size.width + 12, right)..<right
    }
}

/// The accessory and the separator of a cell.
extension UITableViewCell {
    /// Makes or removes the button of a detail accessory, and places it at the trailing edge of a rectangle.
    ///
    /// A tap calls `tableView(_:accessoryButtonTappedForRowWith:)`. VoiceOver reads "More Info".
    func placeDetailButton(in room: CGRect) {
        guard shownAccessory.hasButton, isEditing || accessoryView == nil else {
            detailButton?.removeFromSuperview()
            detailButton = nil
            return
        }
        let button = detailButton ?? makeDetailButton()
        let x = room.maxX - min(shownAccessory.width, room.width)
        button.place(CGRect(x: x, y: room.midY - min(room.height, 44) / 2, width: 44, height: min(room.height, 44)))
    }

    private func makeDetailButton() -> UIButton {
        let button = UIButton(
            type: .detailDisclosure,
            primaryAction: UIAction { [weak self] _ in
                guard let self, let tableView, let path = tableView.indexPath(for: self) else { return }
                tableView.rowDelegate?.tableView(tableView, accessoryButtonTappedForRowWith: path)
            })
        detailButton = button
        addSubview(button)
        return button
    }

    func drawEdges(with painter: inout ScreenPainter, in rect: CGRect, contentShift: CGFloat) {
        let mark: RowMark? =
            switch shownAccessory {
            case _ where showsMoveMark: .reorder
            case .none, .detailButton: nil
            case .disclosureIndicator, .detailDisclosureButton: .disclosureIndicator
            case .checkmark: .checkmark
            }
        if let mark {
            let end = CGPoint(x: rect.maxX + contentShift - mark.margin, y: rect.midY)
            painter.draw(mark, endingAt: end, mark.paint(in: painter.palette, tint: tintColor))
        }
        if tableView?.separatorStyle == SeparatorStyle.none || isLastOfInsetGroup { return }
        let color = tableView.map { $0.separatorColor ?? .separator } ?? .separator
        painter.drawSeparator(below: rect, left: separatorInset.left, right: separatorInset.right, color)
    }

    /// Whether the row is the last of a group with rounded corners, which has no separator below.
    private var isLastOfInsetGroup: Bool {
        guard let tableView, tableView.style == .insetGrouped, let path = tableView.indexPath(for: self) else {
            return false
        }
        return path.row == tableView.numberOfRows(inSection: path.section) - 1
    }
}
