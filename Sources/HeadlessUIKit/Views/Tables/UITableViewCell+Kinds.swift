import Foundation

extension UITableViewCell {
    /// The arrangement of a cell's texts.
    @nonexhaustive public nonisolated enum CellStyle: Int, Sendable {
        /// One text.
        case `default` = 0
        /// A text and a detail beside it.
        case value1 = 1
        /// A text and a detail beside it, in UIKit with other alignments than ``value1``.
        case value2 = 2
        /// A text and a detail below it.
        case subtitle = 3
    }

    /// How a selected cell looks.
    @nonexhaustive public nonisolated enum SelectionStyle: Int, Sendable {
        /// Like a cell that is not selected.
        case none = 0
        /// In the system's style; on iOS 7 and later the same as ``default``.
        case blue = 1
        /// In the system's style; on iOS 7 and later the same as ``default``.
        case gray = 2
        /// In the system's style.
        case `default` = 3
    }

    /// The line between two rows.
    @nonexhaustive public nonisolated enum SeparatorStyle: Int, Sendable {
        /// Whether there is a line.
        case none, singleLine
        /// Two lines.
        @available(*, deprecated, message: "Use UITableViewCell.SeparatorStyle.singleLine instead.")
        case singleLineEtched = 2
    }

    /// What editing does to a row.
    @nonexhaustive public nonisolated enum EditingStyle: Int, Sendable {
        /// What the user can do with the row.
        case none, delete, insert
    }

    /// The system's view at the trailing edge.
    @nonexhaustive public nonisolated enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A chevron: a tap leads to another screen.
        case disclosureIndicator = 1
        /// A button with more about the row, and a chevron.
        case detailDisclosureButton = 2
        /// A tick.
        case checkmark = 3
        /// A button with more about the row.
        case detailButton = 4

        var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }
        var width: CGFloat {
            switch self {
            case .none: 0
            case .disclosureIndicator, .checkmark: 32
            case .detailButton: 50
            case .detailDisclosureButton: 68
            }
        }
    }
}
