public import Foundation

/// Edges of a rectangle, in the direction of the language.
public nonisolated struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes edges of bits.
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

/// What is painted behind the content of a button.
public nonisolated struct UIBackgroundConfiguration: Hashable, Sendable {
    /// The colour; the style's, if it has one, if not set.
    public var backgroundColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The colour of the border; the tint if not set.
    public var strokeColor: UIColor?
    /// The width of the border, in points.
    public var strokeWidth: CGFloat = 0

    /// Makes a background that paints nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }

    init(cornerRadius: CGFloat = 0) { self.cornerRadius = cornerRadius }
}

extension UIButton {
    /// What a button shows and how it looks, as one value.
    ///
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
    public nonisolated struct Configuration: Hashable, Sendable {
        /// How round the corners of the background are.
        public enum CornerStyle: Hashable, Sendable {
            /// As the background says.
            case fixed
            /// As the background says, more for large text; the same here.
            case dynamic
            /// A little.
            case small
            /// More.
            case medium
            /// Still more.
            case large
            /// As round as the height allows.
            case capsule
        }

        /// How large a button is.
        public enum Size: Hashable, Sendable {
            /// As usual.
            case medium
            /// Smaller.
            case small
            /// As small as can be.
            case mini
            /// Larger.
            case large
        }

        /// Where title and subtitle stand to each other.
        public enum TitleAlignment: Hashable, Sendable {
            /// On the side of the image; at the leading edge without one, in the middle with one above or below.
            case automatic
            /// At the edge where lines begin.
            case leading
            /// In the middle.
            case center
            /// At the edge where lines end.
            case trailing
        }

        /// What the style fills the background with.
        enum Style: Hashable {
            /// Nothing.
            case plain
            /// Gray.
            case gray
            /// The tint, almost transparent.
            case tinted
            /// The tint.
            case filled
        }

        /// The style.
        let style: Style
        /// The title; that of the button's state if there is none.
        public var title: String?
        /// The text below the title.
        public var subtitle: String?
        /// The image; that of the button's state if there is none.
        public var image: UIImage?
        /// Whether a wheel that turns stands in the place of the image.
        public var showsActivityIndicator = false
        /// The edge at which the image stands.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The distance between image and text, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// Where title and subtitle stand to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// How the title is broken into lines; modes that cut it keep it on one line.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How large the button is.
        public var buttonSize = Size.medium
        /// How round the corners of the background are.
        public var cornerStyle = CornerStyle.dynamic
        /// The colour of text and image; the style's if not set.
        public var baseForegroundColor: UIColor?
        /// The colour of which the style makes the background; the tint or gray if not set.
        public var baseBackgroundColor: UIColor?
        /// What is painted behind the content.
        public var background = UIBackgroundConfiguration(cornerRadius: 6)
        /// The insets that the app has set.
        private var ownInsets: NSDirectionalEdgeInsets?

        private init(_ style: Style) { self.style = style }

        /// The room around the content, in points; by itself what the size of the button has.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? Self.defaultInsets(of: buttonSize) }
            set { ownInsets = newValue }
        }

        /// Brings back the room around the content that the size of the button has.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        /// Returns the configuration for a button; what is left open follows the button's state when it is drawn.
        public func updated(for button: UIButton) -> Configuration { self }

        /// Makes one without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Makes one with a gray background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Makes one whose background is the tint, almost transparent.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Makes one whose background is the tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Makes one without a border, which on a phone is as ``plain()``.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// Makes one with a border, which on a phone is as ``gray()``.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// Makes one with a border in the tint, which on a phone is as ``tinted()``.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// Makes one that stands out, which on a phone is as ``filled()``.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        private static func defaultInsets(of size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        /// Feeds the texts to a hasher.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(title)
            hasher.combine(subtitle)
        }
    }

    /// Changes the configuration of a button for its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

nonisolated extension UIButton.Configuration {
    /// The font of the title.
    var titleFont: UIFont {
        .preferredFont(forTextStyle: buttonSize == .mini || buttonSize == .small ? .subheadline : .body)
    }

    /// The font of the subtitle.
    var subtitleFont: UIFont {
        .preferredFont(forTextStyle: buttonSize == .mini || buttonSize == .small ? .caption1 : .footnote)
    }

    /// The most lines of the title; 0 is any number.
    var titleLines: Int { titleLineBreakMode == .byWordWrapping || titleLineBreakMode == .byCharWrapping ? 0 : 1 }

    /// The radius of the corners of a background that is so high, in points.
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
