import StageRuntime

/// The notifications to assistive technologies.
public struct UIAccessibility {
    /// Notifies assistive technologies of a change, and moves their focus to a view given as the argument.
    public static func post(notification: Notification, argument: Any?) {
        let app = UIApplication.shared
        let view = argument as? UIView
        if let view, notification != .announcement { app.accessibilityFocus = view }
        let text = view?.elementLabel ?? view?.elementIdentifier ?? argument as? String
        app.stage.trace.accessibility(notification.name, argument: text)
    }
}

extension UIAccessibility {
    /// Whether VoiceOver runs: never, although scripts do what its users do.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether Switch Control runs: never.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether the user wants less motion: never.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether the user wants less transparency: never.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether the user wants bold text: never.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether the user wants darker colours: never.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether the user has inverted the colours: never.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether the user sees shades of grey: never.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether the user wants cross-fades instead of motion: never.
    public static var prefersCrossFadeTransitions: Bool { false }
}

extension UIAccessibility {
    /// A kind of notification to assistive technologies.
    public nonisolated struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number of the kind.
        public let rawValue: UInt32
        /// Makes a kind of notification.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A new screen has appeared; the argument is the element to read first.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Part of the screen has changed; the argument is the element to read first.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is a text to read out.
        public static let announcement = Notification(rawValue: 1008)
        /// The page has been scrolled; the argument is a text to read out.
        public static let pageScrolled = Notification(rawValue: 1009)

        var name: String {
            switch self {
            case .screenChanged: "screen changed"
            case .layoutChanged: "layout changed"
            case .announcement: "announcement"
            case .pageScrolled: "page scrolled"
            default: "notification \(rawValue)"
            }
        }
    }
}

extension UIView {
    /// Whether the view keeps its colours when the user inverts those of the screen; stored only.
    public var accessibilityIgnoresInvertColors: Bool {
        get { extras?.keepsColors ?? false }
        set { madeExtras.keepsColors = newValue }
    }
}

/// What an accessibility element is and can do.
public nonisolated struct UIAccessibilityTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Makes traits from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No trait.
    public static let none: UIAccessibilityTraits = []
    /// It acts when tapped.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// It leads out of the app.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It plays a sound itself.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It sums up the state of the app.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It cannot be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It is a search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It starts media that speech would disturb.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value can be moved up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It handles touches directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Reading it turns the page.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// It is not an element itself, but contains choices; buttons in it have the role segment.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// It is the header of a section.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// It is a switch.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
}
