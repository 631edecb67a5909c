public import Foundation

/// What a screen shows instead of missing content: a picture or a spinner, two texts and two buttons.
///
/// ```swift
/// override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
///     contentUnavailableConfiguration = results.isEmpty ? UIContentUnavailableConfiguration.search() : nil
/// }
/// ```
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// The position of the content.
    @nonexhaustive public nonisolated enum Alignment: Hashable, Sendable {
        /// In the middle.
        case center
        /// At the edge where the language's lines begin.
        case natural
    }

    /// How a text looks.
    public struct TextProperties: Hashable {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// The maximum number of lines; 0 is any number.
        public var numberOfLines = 0
    }

    /// How the image looks.
    public struct ImageProperties: Hashable {
        /// The colour of a symbol; grey if not set.
        public var tintColor: UIColor?
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points; unlimited if 0.
        public var maximumSize = CGSize.zero
    }

    /// What a button does.
    public struct ButtonProperties: Hashable {
        /// The action of a tap; strong.
        public var primaryAction: UIAction?
        /// The menu of the button, which a tap opens if there is no action; strong.
        public var menu: UIMenu?
        /// Whether the button can be tapped.
        public var isEnabled = true
    }

    private enum Kind { case empty, loading, search }

    private let kind: Kind
    /// Whether there is a spinner instead of the image.
    var isLoading: Bool { kind == .loading }
    /// The picture above the texts.
    public var image: UIImage?
    /// How the picture looks.
    public var imageProperties = ImageProperties()
    /// The main text.
    public var text: String?
    /// How the main text looks.
    public var textProperties: TextProperties
    /// The secondary text.
    public var secondaryText: String?
    /// How the secondary text looks.
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    /// The button below the texts; it shows if it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// A second button; it shows if it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()
    /// The position of the content.
    public var alignment = Alignment.center
    /// The colour and the border behind the content.
    public var background = UIBackgroundConfiguration.clear()
    /// The distance between picture and text, in points.
    public var imageToTextPadding: CGFloat = 12
    /// The distance between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The distance between the texts and the button, in points.
    public var textToButtonPadding: CGFloat = 16
    /// The distance between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8

    private init(_ kind: Kind, _ text: String? = nil) {
        self.kind = kind
        self.text = text
        let font = UIFont.preferredFont(forTextStyle: kind == .loading ? .subheadline : .title2)
        let bold = kind == .loading ? nil : font.fontDescriptor.withSymbolicTraits(.traitBold)
        textProperties = TextProperties(
            font: bold.map { UIFont(descriptor: $0, size: 0) } ?? font,
            color: kind == .loading ? .secondaryLabel : .label)
    }

    /// Makes a configuration that shows nothing yet.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

    /// Makes a configuration with a spinner and "Loading…".
    public static func loading() -> UIContentUnavailableConfiguration {
        UIContentUnavailableConfiguration(.loading, "Loading…")
    }

    /// Makes a configuration for a search without results; ``updated(for:)`` adds the text of the search.
    public static func search() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration(.search, "No Results")
        made.image = UIImage(systemName: "magnifyingglass")
        made.secondaryText = "Check the spelling or try a new search."
        return made
    }

    /// Makes a view that shows it.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns the configuration for a state; that of a search names the text of the search.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard kind == .search, text == "No Results",
            let search = (state as? UIContentUnavailableConfigurationState)?.searchText, !search.isEmpty
        else { return self }
        var updated = self
        updated.text = "No Results for “\(search)”"
        return updated
    }
}

/// The state of a screen that a configuration for missing content adapts to.
public nonisolated struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// The traits of the screen.
    public var traitCollection: UITraitCollection
    /// The text in the screen's search bar; `nil` without a search.
    public var searchText: String?
    private var additions: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// The value of a custom state that the app adds.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { additions[key] }
        set { additions[key] = newValue }
    }

    /// Makes the state of a screen without a search.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
