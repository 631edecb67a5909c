import Foundation

/// How a view is copied for an audit: by what lays it out and how large it asks to be.
struct LayoutCopyKind {
    /// The view that is copied; strong, for the time of the audit.
    private let view: UIView

    init(_ view: UIView) { self.view = view }

    /// Whether the views below keep the frames they have: the view's controller or the system places them.
    var keepsFrames: Bool { view is ContainerView || view is UIWindow || view is MapView || view.isBar }

    /// Whether what is below may stand otherwise at another size: a stack of the app's own class may turn.
    var mayRearrange: Bool { view is UIStackView && type(of: view) != UIStackView.self }

    /// Returns an empty view that is laid out, and asks for room, as the view does.
    func makeTwin() -> UIView {
        switch view {
        case let label as UILabel: return Self.copy(label)
        case let button as UIButton: return Self.copy(button)
        case let field as UITextField:
            let copy = UITextField()
            copy.font = field.font
            return copy
        case let control as UISegmentedControl:
            return UISegmentedControl(
                items: (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" })
        case is UISwitch: return UISwitch()
        case is UISlider: return UISlider()
        case is UIPickerView: return UIPickerView()
        case let image as UIImageView: return UIImageView(image: image.image)
        case let wheel as UIActivityIndicatorView: return UIActivityIndicatorView(style: wheel.style)
        case let bar as UISearchBar:
            let copy = UISearchBar()
            copy.showsCancelButton = bar.showsCancelButton
            copy.searchTextField.font = bar.searchTextField.font
            return copy
        case let stack as UIStackView: return Self.copy(stack)
        case let table as UITableView:
            let copy = ListCopy()
            copy.rowHeight = table.rowHeight == UITableView.automaticDimension ? nil : table.rowHeight
            return copy
        case is UIScrollView: return UIScrollView()
        case let cell as UITableViewCell:
            let copy = UITableViewCell(style: .default, reuseIdentifier: nil)
            copy.accessoryType = cell.accessoryType
            copy.accessoryView = cell.accessoryView.map { LayoutCopyKind($0).makeTwin() }
            return copy
        default: return UIView()
        }
    }

    /// Returns the views below that an empty copy has already, each with its copy.
    func parts(of original: UIView, in twin: UIView) -> [(UIView, UIView)] {
        if let cell = original as? UITableViewCell, let copy = twin as? UITableViewCell {
            let accessory = cell.accessoryView.flatMap { view in copy.accessoryView.map { (view, $0) } }
            return [(cell.contentView, copy.contentView)] + [accessory].compactMap { $0 }
        }
        guard original is UISearchBar || original is UISegmentedControl else { return [] }
        return Array(zip(original.below, twin.below))
    }

    /// Returns the views below that an empty copy lacks, in the order in which they are laid out.
    func children(of original: UIView) -> [UIView] {
        switch original {
        case is UISearchBar, is UISegmentedControl: return []
        case let cell as UITableViewCell:
            return cell.below.filter { $0 !== cell.contentView && $0 !== cell.accessoryView }
        case let table as UITableView: return table.inReadingOrder
        case let stack as UIStackView:
            let arranged = Set(stack.arrangedSubviews.map(ObjectIdentifier.init))
            return stack.arrangedSubviews + stack.below.filter { !arranged.contains(ObjectIdentifier($0)) }
        default: return original.below
        }
    }

    private static func copy(_ label: UILabel) -> UILabel {
        let copy = UILabel()
        copy.text = label.text
        copy.font = label.font
        copy.numberOfLines = label.numberOfLines
        return copy
    }

    private static func copy(_ button: UIButton) -> UIButton {
        let copy = UIButton()
        copy.font = button.font
        copy.titleLines = button.titleLines
        copy.setTitle(button.currentTitle, for: .normal)
        copy.setImage(button.currentImage, for: .normal)
        return copy
    }

    private static func copy(_ stack: UIStackView) -> UIStackView {
        let copy = UIStackView()
        copy.axis = stack.axis
        copy.spacing = stack.spacing
        copy.alignment = stack.alignment
        copy.distribution = stack.distribution
        copy.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
        return copy
    }
}
