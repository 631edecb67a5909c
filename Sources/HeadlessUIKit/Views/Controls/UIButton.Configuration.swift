public import Foundation

/// Edges of a rectangle, in the direction of the language.
public nonisolated struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes edges from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The edge where lines begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The edge where lines end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension UIButton {
    /// What a button shows and how it looks, as one value.
    public nonisolated struct Configuration: Hashable {
        /// The roundness of the background's corners.
        @nonexhaustive public enum CornerStyle: Hashable, Sendable {
            /// The background's radius.
            case fixed
            /// The background's radius, adjusted to the text size in UIKit; not adjusted here.
            case dynamic
            /// A radius of this size.
            case small, medium, large
            /// As round as the height allows.
            case capsule
        }

        /// The size of a button.
        @nonexhaustive public enum Size: Hashable, Sendable {
            /// The default size, two smaller ones, and a larger one.
            case medium, small, mini, large
        }

        /// How title and subtitle are aligned with each other.
        @nonexhaustive public enum TitleAlignment: Hashable, Sendable {
            /// Towards the image; without an image at the leading edge, with one above or below in the middle.
            case automatic
            /// At an edge or in the middle.
            case leading, center, trailing
        }

        enum Style: Hashable {
            /// The background: nothing, grey, a translucent tint or the tint.
            case plain, gray, tinted, filled
        }

        let style: Style
        /// The title; if not set, that of the button's state.
        public var title: String? { didSet { titleText = nil } }
        /// The text below the title.
        public var subtitle: String? { didSet { subtitleText = nil } }
        /// The title with the app's attributes; `nil` if a plain one was set last.
        private(set) var titleText: AttributedString?
        /// The subtitle with the app's attributes; `nil` if a plain one was set last.
        private(set) var subtitleText: AttributedString?
        /// Changes the attributes of the title.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Changes the attributes of the subtitle.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The image; if not set, that of the button's state.
        public var image: UIImage?
        /// Size and weight of a symbol, unless the image sets them.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether an activity indicator replaces the image.
        public var showsActivityIndicator = false
        /// The edge at which the image lies.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The distance between image and text, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle are aligned with each other.
        public var titleAlignment = TitleAlignment.automatic
        /// How the title is broken into lines; modes that truncate keep it on one line.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The size of the button.
        public var buttonSize = Size.medium
        /// The roundness of the background's corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The colour of text and image; if not set, that of the style.
        public var baseForegroundColor: UIColor?
        /// The colour from which the style makes the background; if not set, the tint or gray.
        public var baseBackgroundColor: UIColor?
        /// The background.
        public var background = UIBackgroundConfiguration(cornerRadius: 6)
        private var ownInsets: NSDirectionalEdgeInsets?

        private init(_ style: Style) { self.style = style }

        /// The title with its attributes.
        public var attributedTitle: AttributedString? {
            get { titleText ?? title.map { AttributedString($0) } }
            set {
                title = newValue.map { String($0.characters) }
                titleText = newValue
            }
        }

        /// The subtitle with its attributes.
        public var attributedSubtitle: AttributedString? {
            get { subtitleText ?? subtitle.map { AttributedString($0) } }
            set {
                subtitle = newValue.map { String($0.characters) }
                subtitleText = newValue
            }
        }

        /// The room around the content, in points; by default that of the button's size.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? Self.defaultInsets(of: buttonSize) }
            set { ownInsets = newValue }
        }

        /// Resets the room around the content to that of the button's size.
        public mutating func setDefaultContentInsets() { ownInsets = nil }
        /// Returns the configuration itself: drawing adds what depends on the button's state.
        public func updated(for button: UIButton) -> Configuration { self }
        /// Makes a configuration without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Makes a configuration with a gray background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Makes a configuration whose background is the tint, almost transparent.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Makes a configuration whose background is the tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Makes a configuration that looks like ``plain()`` on a phone.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// Makes a configuration that looks like ``gray()`` on a phone.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// Makes a configuration that looks like ``tinted()`` on a phone.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// Makes a configuration that looks like ``filled()`` on a phone.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        private static func defaultInsets(of size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        /// Combines the texts into a hasher.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(title)
            hasher.combine(subtitle)
        }
    }

    /// Called to change the configuration of a button when its state has changed.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

nonisolated extension UIButton.Configuration {
    var titleFont: UIFont { titleStyle?.largestFont ?? usualTitleFont }
    var subtitleFont: UIFont { subtitleStyle?.largestFont ?? usualSubtitleFont }

    /// The attributes of the title or subtitle; `nil` if it has only those of the button.
    var titleStyle: StyledText? { style(of: title, titleText, titleTextAttributesTransformer, usualTitleFont) }
    var subtitleStyle: StyledText? {
        style(of: subtitle, subtitleText, subtitleTextAttributesTransformer, usualSubtitleFont)
    }

    private var usualTitleFont: UIFont {
        .preferredFont(forTextStyle: buttonSize == .mini || buttonSize == .small ? .subheadline : .body)
    }

    private var usualSubtitleFont: UIFont {
        .preferredFont(forTextStyle: buttonSize == .mini || buttonSize == .small ? .caption1 : .footnote)
    }

    /// Returns the attributes of a text, set by the app and then changed by the transformer.
    private func style(
        of text: String?, _ styled: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?,
        _ font: UIFont
    ) -> StyledText? {
        guard let transformer, let text else { return styled.map(StyledText.init) }
        var result = styled ?? AttributedString(text)
        for run in result.runs {
            var usual = AttributeContainer()
            usual[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
            let own = usual.merging(run.attributes)
            result[run.range].mergeAttributes(transformer(own))
        }
        return StyledText(result)
    }

    var titleLines: Int { titleLineBreakMode == .byWordWrapping || titleLineBreakMode == .byCharWrapping ? 0 : 1 }

    func cornerRadius(atHeight height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .fixed, .dynamic: background.cornerRadius
        case .small: 4
        case .medium: 6
        case .large: 9
        case .capsule: height / 2
        }
    }
}
