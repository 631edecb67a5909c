/// A trait, as the type that stands for it.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of a trait collection.
///
/// A trait of the app's own keeps its default on a stage: there are no overrides that give it another value.
public nonisolated protocol UITraitDefinition {
    /// What the trait's values are.
    associatedtype Value
    /// The value of traits that do not specify it.
    static var defaultValue: Value { get }
}

/// A trait that can change, or is known, on a stage.
nonisolated protocol StageTrait: UITraitDefinition where Value: Equatable {
    /// Returns the value in a trait collection.
    static func value(in traits: UITraitCollection) -> Value
}

nonisolated extension StageTrait {
    /// Returns whether two trait collections have different values.
    static func differs(in one: UITraitCollection, and other: UITraitCollection) -> Bool {
        value(in: one) != value(in: other)
    }
}

/// The trait that says whether the interface is light or dark.
public nonisolated struct UITraitUserInterfaceStyle: StageTrait {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// The trait that says which text size the user prefers.
public nonisolated struct UITraitPreferredContentSizeCategory: StageTrait {
    /// The usual size; UIKit's default is `unspecified`, which is no text size here.
    public static let defaultValue = UIContentSizeCategory.large
    static func value(in traits: UITraitCollection) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}

/// The trait that says how much room there is from side to side.
public nonisolated struct UITraitHorizontalSizeClass: StageTrait {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// The trait that says how much room there is from top to bottom.
public nonisolated struct UITraitVerticalSizeClass: StageTrait {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

/// The trait that says what kind of device it is; it never changes on a stage.
public nonisolated struct UITraitUserInterfaceIdiom: StageTrait {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}
