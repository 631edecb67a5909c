public import Foundation

/// A function that changes the colour of a configuration.
public nonisolated struct UIConfigurationColorTransformer: Hashable {
    /// The function; strong, the transformer owns it.
    private let function: TransformerFunction<UIColor>
    /// The function.
    public var transform: (UIColor) -> UIColor { function.body }
    /// Makes a transformer from a function.
    public init(_ transform: @escaping (UIColor) -> UIColor) { function = TransformerFunction(transform) }
    /// Returns the colour that the function makes.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// A function that changes the attributes of a button's title.
public nonisolated struct UIConfigurationTextAttributesTransformer: Hashable {
    /// The function; strong, the transformer owns it.
    private let function: TransformerFunction<AttributeContainer>
    /// The function.
    public var transform: (AttributeContainer) -> AttributeContainer { function.body }
    /// Makes a transformer from a function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        function = TransformerFunction(transform)
    }
    /// Returns the attributes that the function makes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// The function of a transformer; a transformer is equal to its copies only.
private nonisolated final class TransformerFunction<Value>: Hashable {
    /// Strong, the transformer owns it.
    let body: (Value) -> Value

    init(_ body: @escaping (Value) -> Value) { self.body = body }

    static func == (left: TransformerFunction, right: TransformerFunction) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
