import Foundation

/// A text for a log; as on a phone, texts and objects in it are private by default, numbers are not.
///
/// Source: https://developer.apple.com/documentation/os/oslogmessage
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    /// The text, with `<private>` for hidden parts.
    let text: String
    /// Makes a message of a text without values.
    public init(stringLiteral value: String) { text = value }
    /// Makes a message of its parts.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var text = ""
    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    /// Adds text of the source, which is public.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a number: public by default.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> some BinaryInteger & CustomStringConvertible, privacy: OSLogPrivacy = .auto
    ) { append(number().description, privacy) }
    /// Adds a number with some decimals, by default six.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> some BinaryFloatingPoint & CVarArg, format: OSLogFloatFormatting = .fixed,
        privacy: OSLogPrivacy = .auto
    ) {
        let text = String(format: "%.\(format.precision)f", locale: Locale(identifier: "en_US_POSIX"), number())
        append(text, privacy)
    }
    /// Adds `true` or `false`.
    public mutating func appendInterpolation(_ value: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto) {
        append(value().description, privacy)
    }
    /// Adds the description of a value: private by default.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> some CustomStringConvertible, privacy: OSLogPrivacy = .auto
    ) { append(value().description, privacy.isHidden == nil ? .private : privacy) }
    /// Adds the name of a type.
    public mutating func appendInterpolation(_ type: @autoclosure () -> any Any.Type, privacy: OSLogPrivacy = .auto) {
        append("\(type())", privacy)
    }

    private mutating func append(_ value: String, _ privacy: OSLogPrivacy) {
        text += privacy.isHidden == true ? "<private>" : value
    }
}

/// Whether a part of a message is shown.
public struct OSLogPrivacy: Sendable {
    /// The replacement of a hidden value.
    public enum Mask: Sendable {
        /// A hash; nothing.
        case hash, none
    }
    /// Whether the value is hidden; `nil` for the default of its type.
    let isHidden: Bool?
    /// As is the default for the type.
    public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: nil) }
    /// Shown.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
    /// Hidden.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
    /// Hidden.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
    /// Hidden; a trace has no hash of it.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true) }
}

/// The number of decimals of a number in a message.
public struct OSLogFloatFormatting: Sendable {
    let precision: Int
    /// Six decimals.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }
    /// A number of decimals.
    public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(precision: max(0, precision()))
    }
}
