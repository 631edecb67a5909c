/// One line of `rehearse config`: a key with its value and where that comes from.
package struct ConfigurationEntry: Equatable, Sendable {
    /// The key; a segment `*` stands for any name, where none is in use yet.
    package var keyPath: ConfigurationKeyPath
    /// What it holds.
    package var type: ConfigurationType
    /// The value that counts; nil if the key is nowhere and its default is not known.
    package var value: ConfigurationValue?
    /// Where the value comes from; nil if there is none.
    package var origin: ConfigurationOrigin?
    /// Whether an app cannot do without it.
    package var isRequired: Bool
}
