public import Foundation

/// An image and two texts, as a row of a list shows them.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
    /// How a text looks.
    public struct TextProperties: Hashable, Sendable {
        /// How a text is aligned in its frame.
        @nonexhaustive public enum TextAlignment: Hashable, Sendable {
            /// At the edge where the language's lines begin.
            case natural
            /// In the middle.
            case center
            /// At both edges; drawn as ``natural``.
            case justified
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// How the text is aligned in its frame.
        public var alignment = TextAlignment.natural
        /// Where a text that is too long is truncated or broken; stored only, as in a label.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 is any number.
        public var numberOfLines = 0
        /// Whether a text on one line shrinks to fit the width.
        public var adjustsFontSizeToFitWidth = false
        /// How far such a text may shrink, as a fraction of its size; 0 for any.
        public var minimumScaleFactor: CGFloat = 0

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }
    }

    /// How the image looks.
    public struct ImageProperties: Hashable, Sendable {
        /// The colour of a symbol; the tint if not set.
        public var tintColor: UIColor?
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points; unlimited if 0.
        public var maximumSize = CGSize.zero
        /// The size reserved for the image, in points, so that the texts of all rows are aligned.
        public var reservedLayoutSize = CGSize.zero

        /// Combines the properties into a hasher.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }

    /// The image before the texts.
    public var image: UIImage?
    /// The main text.
    public var text: String?
    /// The secondary text.
    public var secondaryText: String?
    /// How the image looks.
    public var imageProperties = ImageProperties()
    /// How the main text looks.
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    /// How the secondary text looks.
    public var secondaryTextProperties: TextProperties
    /// Whether the texts are placed side by side if there is room.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// The distance between image and texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The minimum distance between texts side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The distance between texts one below the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The room around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// The minimum height, in points, as in UIKit's lists.
    var minimumHeight: CGFloat = 44
    var isHeading = false

    private init(secondary: UIFont.TextStyle, _ color: UIColor, isBeside: Bool) {
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary), color: color)
        prefersSideBySideTextAndSecondaryText = isBeside
    }

    /// Makes the content of a cell, with the secondary text below the main one.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondary: .subheadline, .label, isBeside: false)
    }

    /// Makes the content of a cell with a subtitle.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondary: .subheadline, .secondaryLabel, isBeside: false)
    }

    /// Makes the content of a cell with a value at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondary: .body, .secondaryLabel, isBeside: true)
    }

    /// Makes the content of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration { edge(.headline, .label, top: 6, bottom: 6) }
    /// Makes the content of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { edge(.footnote, nil, top: 8, bottom: 8) }
    /// Makes the content of a header in a list with groups.
    public static func groupedHeader() -> UIListContentConfiguration { edge(.footnote, .label, top: 16, bottom: 6) }
    /// Makes the content of a footer in a list with groups.
    public static func groupedFooter() -> UIListContentConfiguration { edge(.footnote, nil, top: 8, bottom: 8) }

    /// Makes the content of a header or, without a colour of headings, of a footer.
    private static func edge(
        _ style: UIFont.TextStyle, _ heading: UIColor?, top: CGFloat, bottom: CGFloat
    ) -> UIListContentConfiguration {
        var made = UIListContentConfiguration(secondary: .footnote, .secondaryLabel, isBeside: false)
        let color: UIColor = style == .headline ? .label : .secondaryLabel
        made.textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
        made.isHeading = heading != nil
        made.minimumHeight = top + bottom > 16 ? 38 : 28
        made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16)
        return made
    }

    #if PHONE
        /// Makes a view that shows it.
        @MainActor public func makeContentView() -> any UIView & UIContentView {
            UIListContentView(configuration: self)
        }
        /// Returns the configuration itself, which does not depend on the state.
        @MainActor public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
    #else
        /// Makes a view that shows it.
        public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
        /// Returns the configuration itself, which does not depend on the state.
        public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
    #endif

    /// Combines the texts and the image into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(image)
    }
}

extension UITableViewCell {
    /// Returns the default configuration for the cell's style, for the app to fill in.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }
}
