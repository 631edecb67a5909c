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
