import Foundation

/// A type that a leaf of the configuration decodes to, shared by the decoder and by the probe that finds the schema.
protocol ConfigurationScalar: Decodable {
    /// What the leaf must hold.
    static var configurationType: ConfigurationType { get }
    /// Makes the value, or returns nil if the leaf holds something else.
    static func scalar(from value: ConfigurationValue) -> Self?
    /// Values to probe a type's initialiser with, the most harmless first.
    static var samples: [Self] { get }
}

extension Bool: ConfigurationScalar {
    static var configurationType: ConfigurationType { .boolean }
    static var samples: [Bool] { [false, true] }

    static func scalar(from value: ConfigurationValue) -> Bool? {
        if case .boolean(let flag) = value { flag } else { nil }
    }
}

extension String: ConfigurationScalar {
    static var configurationType: ConfigurationType { .string }
    static var samples: [String] { ["", "a", "1", "http://localhost/"] }

    static func scalar(from value: ConfigurationValue) -> String? {
        if case .string(let text) = value { text } else { nil }
    }
}

extension Double: ConfigurationScalar {
    static var configurationType: ConfigurationType { .real }
    static var samples: [Double] { [0, 1] }

    static func scalar(from value: ConfigurationValue) -> Double? {
        switch value {
        case .real(let number): number
        case .integer(let number): Double(number)
        default: nil
        }
    }
}

extension Float: ConfigurationScalar {
    static var configurationType: ConfigurationType { .real }
    static var samples: [Float] { [0, 1] }

    static func scalar(from value: ConfigurationValue) -> Float? {
        Double.scalar(from: value).map { Float($0) }
    }
}

extension Date: ConfigurationScalar {
    static var configurationType: ConfigurationType { .date }
    static var samples: [Date] { [Date(timeIntervalSince1970: 0)] }

    static func scalar(from value: ConfigurationValue) -> Date? {
        if case .date(let date) = value { date } else { nil }
    }
}

extension Data: ConfigurationScalar {
    static var configurationType: ConfigurationType { .data }
    static var samples: [Data] { [Data()] }

    static func scalar(from value: ConfigurationValue) -> Data? {
        if case .data(let data) = value { data } else { nil }
    }
}

extension URL: ConfigurationScalar {
    static var configurationType: ConfigurationType { .url }
    static var samples: [URL] { [URL(filePath: "/")] }

    static func scalar(from value: ConfigurationValue) -> URL? {
        guard case .string(let text) = value, ConfigurationType.isURL(text) else { return nil }
        return URL(string: text)
    }
}

extension ConfigurationScalar where Self: FixedWidthInteger {
    static var configurationType: ConfigurationType { .integer(Int(clamping: Self.min)...Int(clamping: Self.max)) }
    static var samples: [Self] { [0, 1] }

    static func scalar(from value: ConfigurationValue) -> Self? {
        if case .integer(let number) = value { Self(exactly: number) } else { nil }
    }
}

extension Int: ConfigurationScalar {}
extension Int8: ConfigurationScalar {}
extension Int16: ConfigurationScalar {}
extension Int32: ConfigurationScalar {}
extension Int64: ConfigurationScalar {}
extension UInt: ConfigurationScalar {}
extension UInt8: ConfigurationScalar {}
extension UInt16: ConfigurationScalar {}
extension UInt32: ConfigurationScalar {}
extension UInt64: ConfigurationScalar {}
