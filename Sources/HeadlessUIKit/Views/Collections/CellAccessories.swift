import Foundation

/// The views of a list cell's accessories, from left to right.
struct CellAccessories {
    struct Shown {
        /// The view; strong, a subview of the cell.
        let view: UIView
        /// The width that is reserved for the view, in points; `nil` for the view's own.
        let width: CGFloat?
        let keepsSize: Bool

        var size: CGSize {
            let own = view.placement.size
            if keepsSize { return own }
            let size = view.fit(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
            return size.width > 0 && size.height > 0 ? size : own
        }
        var room: CGFloat { width ?? size.width }
    }

    /// The distance of an accessory from the edge of the cell, and of leading ones from the content, in points.
    static let margin: CGFloat = 16
    /// The distance of two accessories, in points.
    private static let gap: CGFloat = 8
    /// The accessories at the left, from left to right.
    private(set) var leading: [Shown]
    /// The accessories at the right, from left to right.
    private(set) var trailing: [Shown]

    init(_ accessories: [UICellAccessory]) {
        // The label is next to the content and the chevron at the edge, whatever the order in the array.
        func shown(_ kinds: [UICellAccessory.AccessoryType]) -> [UICellAccessory] {
            kinds.flatMap { kind in accessories.filter { $0.accessoryType == kind && $0.isDisplayed } }
        }
        var right = shown([.label, .checkmark, .disclosureIndicator, .outlineDisclosure, .reorder])
        var left = shown([.delete, .insert])
        for accessory in accessories where accessory.isDisplayed {
            guard case .customView = accessory.accessoryType else { continue }
            switch accessory.placement {
            case .leading(_, let position): left.insert(accessory, at: min(max(position(left), 0), left.count))
            case .trailing(_, let position): right.insert(accessory, at: min(max(position(right), 0), right.count))
            }
        }
        leading = left.map(\.shown)
        trailing = right.map(\.shown)
    }

    init(leading: [Shown] = [], trailing: [Shown] = []) {
        self.leading = leading
        self.trailing = trailing
    }

    var views: [UIView] { (leading + trailing).map(\.view) }
    var leadingWidth: CGFloat { width(of: leading) }
    var trailingWidth: CGFloat { width(of: trailing) }

    private func width(of shown: [Shown]) -> CGFloat {
        guard !shown.isEmpty else { return 0 }
        return Self.margin + shown.reduce(0) { $0 + $1.room } + CGFloat(shown.count - 1) * Self.gap
    }

    func place(in room: CGRect) {
        place(leading, from: room.minX + Self.margin, in: room)
        place(trailing, from: room.maxX - trailingWidth, in: room)
    }

    private func place(_ shown: [Shown], from left: CGFloat, in room: CGRect) {
        var x = left
        for item in shown {
            let size = item.size
            item.view.place(
                CGRect(
                    x: x + (item.room - size.width) / 2, y: room.midY - size.height / 2, width: size.width,
                    height: size.height))
            x += item.room + Self.gap
        }
    }
}

extension UICellAccessory {
    fileprivate var isDisplayed: Bool {
        switch placement {
        case .leading(let state, _), .trailing(let state, _): state != .whenEditing
        }
    }

    fileprivate var shown: CellAccessories.Shown {
        let view: UIView
        switch accessoryType {
        case .disclosureIndicator: view = RowMarkView(.disclosureIndicator)
        case .checkmark: view = RowMarkView(.checkmark)
        case .reorder: view = RowMarkView(.reorder)
        case .delete: view = AccessoryButton("minus.circle.fill", "Delete", handler: handler ?? {})
        case .insert: view = AccessoryButton("plus.circle.fill", "Insert", handler: handler ?? {})
        case .outlineDisclosure: view = AccessoryButton("chevron.down", nil, handler: handler)
        case .customView(let own): view = own
        case .label:
            let text = UILabel()
            text.text = label?.text
            text.font = label?.font
            text.textColor = tintColor ?? .secondaryLabel
            view = text
        default: view = UIView()
        }
        if let tintColor { view.tintColor = tintColor }
        view.isHidden = isHidden
        var reserved: CGFloat?
        if case .custom(let width) = width { reserved = width }
        return CellAccessories.Shown(view: view, width: reserved, keepsSize: keepsSize)
    }
}
