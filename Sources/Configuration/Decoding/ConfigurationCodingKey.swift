/// A key made from text, or from a place in an array.
struct ConfigurationCodingKey: CodingKey {
    /// The text, or the number as text.
    let stringValue: String
    /// The place in an array.
    let intValue: Int?

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = String(intValue)
        self.intValue = intValue
    }
}

extension ConfigurationKeyPath {
    /// The path that a decoder has taken.
    init(_ codingPath: [any CodingKey]) {
        self.init(codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue })
    }
}
