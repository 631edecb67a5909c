/// A trait, identified by its type.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of a trait collection.
///
/// A trait that the app defines always has its default value on a stage, since there are no trait overrides.
public nonisolated protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value of traits that do not specify it.
    static var defaultValue: Value { get }
}

nonisolated protocol StageTrait: UITraitDefinition where Value: Equatable {
    static func value(in traits: UITraitCollection) -> Value
}

nonisolated extension StageTrait {
    static func differs(in one: UITraitCollection, and other: UITraitCollection) -> Bool {
        value(in: one) != value(in: other)
    }
}

/// Whether the interface is light or dark.
public nonisolated struct UITraitUserInterfaceStyle: StageTrait {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// The text size that the user prefers.
public nonisolated struct UITraitPreferredContentSizeCategory: StageTrait {
    /// The default size; UIKit's default is `unspecified`, which is no text size here.
    public static let defaultValue = UIContentSizeCategory.large
    static func value(in traits: UITraitCollection) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}

/// The horizontal size class.
public nonisolated struct UITraitHorizontalSizeClass: StageTrait {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// The vertical size class.
public nonisolated struct UITraitVerticalSizeClass: StageTrait {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

/// The kind of the device, which never changes on a stage.
public nonisolated struct UITraitUserInterfaceIdiom: StageTrait {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}
