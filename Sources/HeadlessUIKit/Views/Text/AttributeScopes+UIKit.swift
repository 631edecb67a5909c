public import Foundation

nonisolated extension AttributeScopes {
    /// UIKit's attributes for an `AttributedString`: `title.font = .boldSystemFont(ofSize: 20)`.
    public struct UIKitAttributes: AttributeScope {
        /// The font of a part of a text.
        public let font: FontAttribute
        /// The colour of a part of a text.
        public let foregroundColor: ForegroundColorAttribute
        /// How a part of a text is underlined.
        public let underlineStyle: UnderlineStyleAttribute
        /// How a part of a text is struck through.
        public let strikethroughStyle: StrikethroughStyleAttribute

        /// The font of a part of a text.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = UIFont
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.font.rawValue
        }
        /// The colour of a part of a text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        /// How a part of a text is underlined.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        /// How a part of a text is struck through.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
    }

    /// The attributes of UIKit.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

#if !canImport(Darwin)
    nonisolated extension AttributeContainer {
        /// Makes a container from attributes of an `NSAttributedString`; those that UIKit's scope lacks are ignored.
        public init(_ dictionary: [NSAttributedString.Key: Any]) {
            self.init()
            func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
                dictionary[key] as? NSUnderlineStyle ?? (dictionary[key] as? Int).map(NSUnderlineStyle.init(rawValue:))
            }
            self[AttributeScopes.UIKitAttributes.FontAttribute.self] = dictionary[.font] as? UIFont
            self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] =
                dictionary[.foregroundColor] as? UIColor
            self[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self] = style(.underlineStyle)
            self[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self] = style(.strikethroughStyle)
        }
    }
#endif

nonisolated extension AttributeDynamicLookup {
    /// The attribute of UIKit with a name.
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
        self[T.self]
    }
}
