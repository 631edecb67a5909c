import Foundation
import StageRuntime

/// What the user prefers and how much room there is.
public nonisolated struct UITraitCollection: Equatable, Sendable {
    /// The size of text that the user prefers.
    public internal(set) var preferredContentSizeCategory = UIContentSizeCategory.large
    /// Whether the interface is light or dark.
    public internal(set) var userInterfaceStyle = UIUserInterfaceStyle.light
    /// How much room there is from side to side; a phone's is compact.
    public internal(set) var horizontalSizeClass = UIUserInterfaceSizeClass.compact
    /// How much room there is from top to bottom; regular in portrait, compact in landscape.
    public internal(set) var verticalSizeClass = UIUserInterfaceSizeClass.regular

    /// Makes the traits of a phone in portrait as it is sold.
    public init() {}
}

extension UITraitCollection {
    /// The traits that hold now on the stage that runs on this thread.
    public static var current: UITraitCollection { UIApplication.shared.traitCollection }
}

/// Whether the interface is light or dark.
public nonisolated enum UIUserInterfaceStyle: Int, CaseIterable, Sendable {
    /// As whatever it lies in; traits that hold never have it.
    case unspecified = 0
    /// Dark on light.
    case light = 1
    /// Light on dark.
    case dark = 2

    /// The name, for traces.
    package var name: String {
        switch self {
        case .unspecified: "unspecified"
        case .light: "light"
        case .dark: "dark"
        }
    }
}

/// How much room there is in one direction.
public nonisolated enum UIUserInterfaceSizeClass: Sendable {
    /// Little: a phone's width, or its height in landscape.
    case compact
    /// Plenty: a phone's height in portrait.
    case regular
}
