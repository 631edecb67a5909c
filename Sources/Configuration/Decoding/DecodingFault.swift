/// What the decoder found, before it is known which layer the value came from.
enum DecodingFault: Error {
    /// The type asks for a key that is not there.
    case missing(ConfigurationKeyPath)
    /// A value of another type.
    case wrongType(ConfigurationKeyPath, expected: ConfigurationType, found: ConfigurationValue)
    /// The type asked for something that a property list cannot give.
    case unsupported(ConfigurationKeyPath, reason: String)
}
