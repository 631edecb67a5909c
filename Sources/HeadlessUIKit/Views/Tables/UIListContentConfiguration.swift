public import Foundation

/// Two texts and an image, as rows of lists show them.
///
/// developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
    /// How a text looks.
    public struct TextProperties: Hashable, Sendable {
        /// Where a text stands in its room.
        public enum TextAlignment: Hashable, Sendable {
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
        /// Where the text stands in its room.
        public var alignment = TextAlignment.natural
        /// Where a text that is too long is cut or broken; held, as in a label.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines; 0 is any number.
        public var numberOfLines = 0
        /// Whether a text on one line becomes smaller to fit the width.
        public var adjustsFontSizeToFitWidth = false
        /// How small such a text may become, as a part of its size; any size if 0.
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
        /// The most room that the image has, in points; any if 0.
        public var maximumSize = CGSize.zero
        /// The room that is kept for the image, in points, so that the texts of rows stand below each other.
        public var reservedLayoutSize = CGSize.zero

        /// Feeds what tells it from others to a hasher.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }

    /// The image before the texts.
    public var image: UIImage?
    /// The main text.
    public var text: String?
    /// The other text.
    public var secondaryText: String?
    /// How the image looks.
    public var imageProperties = ImageProperties()
    /// How the main text looks.
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    /// How the other text looks.
    public var secondaryTextProperties: TextProperties
    /// Whether the texts stand beside each other if there is room for both.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// The distance between image and texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The least distance between two texts beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The distance between two texts below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The room around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)

    private init(secondary: UIFont.TextStyle, _ color: UIColor, isBeside: Bool) {
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary), color: color)
        prefersSideBySideTextAndSecondaryText = isBeside
    }

    /// Makes the content of a cell, with the other text below the main one.
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

    #if PHONE
        /// Makes a view that shows it.
        @MainActor public func makeContentView() -> any UIView & UIContentView {
            UIListContentView(configuration: self)
        }
        /// Returns the configuration itself: no state changes it.
        @MainActor public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
    #else
        /// Makes a view that shows it.
        public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
        /// Returns the configuration itself: no state changes it.
        public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
    #endif

    /// Feeds the texts and the image to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(image)
    }
}

extension UITableViewCell {
    /// Returns the configuration of a cell's style, for the app to fill in.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }
}
