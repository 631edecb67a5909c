import Foundation

extension ConfigurationType {
    /// Returns the value that a text of the command line, a script or the environment stands for, or nil.
    func value(parsing text: String) -> ConfigurationValue? {
        switch self {
        case .boolean:
            switch text {
            case "true": .boolean(true)
            case "false": .boolean(false)
            default: nil
            }
        case .integer(let range):
            Int(text).flatMap { range.contains($0) ? .integer($0) : nil }
        case .real:
            Self.isDecimal(text) ? Double(text).flatMap { $0.isFinite ? .real($0) : nil } : nil
        case .string: .string(text)
        case .word(let words): words.contains(text) ? .string(text) : nil
        case .date: (try? Date(text, strategy: .iso8601)).map { .date($0) }
        case .url: Self.isURL(text) ? .string(text) : nil
        case .data, .array, .group: nil
        }
    }

    /// Whether a leaf of the file has this type; groups and arrays are looked at value by value elsewhere.
    func accepts(_ value: ConfigurationValue) -> Bool {
        switch (self, value) {
        case (.boolean, .boolean), (.real, .real), (.real, .integer), (.string, .string), (.date, .date),
            (.data, .data):
            true
        case (.integer(let range), .integer(let number)): range.contains(number)
        case (.word(let words), .string(let text)): words.contains(text)
        case (.url, .string(let text)): Self.isURL(text)
        case (.array, .array), (.group, .dictionary): true
        default: false
        }
    }

    /// Whether a text is a URL with a scheme and something after it.
    static func isURL(_ text: String) -> Bool {
        guard let url = URL(string: text), let scheme = url.scheme, !scheme.isEmpty else { return false }
        return url.host()?.isEmpty == false || (url.isFileURL && !url.path().isEmpty)
    }

    /// Keeps out what `Double` reads besides decimal numbers: `nan`, `inf`, `0x1p3`.
    private static func isDecimal(_ text: String) -> Bool {
        text.utf8.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
        }
    }
}
