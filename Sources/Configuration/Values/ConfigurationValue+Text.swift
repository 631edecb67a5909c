import Foundation

extension ConfigurationValue {
    /// A phrase for messages that says what was found: `the string "yes"`, `an array of 2 values`.
    package var phrase: String {
        switch self {
        case .string(let text): "the string \(QuotedText.quoted(text))"
        case .integer(let number): "the integer \(number)"
        case .real(let number): "the real number \(number)"
        case .boolean(let flag): "the boolean \(flag)"
        case .date: "the date \(text)"
        case .data(let data): "data of \(data.count) \(data.count == 1 ? "byte" : "bytes")"
        case .array(let values): "an array of \(values.count) \(values.count == 1 ? "value" : "values")"
        case .dictionary(let members): "a dictionary of \(members.count) \(members.count == 1 ? "key" : "keys")"
        }
    }

    /// What `rehearse config get` prints: the bare text of a leaf, brackets around the rest, keys in order.
    package var text: String {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .real(let number): String(number)
        case .boolean(let flag): String(flag)
        case .date(let date): date.formatted(.iso8601)
        case .data(let data): data.base64EncodedString()
        case .array(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
        case .dictionary(let members):
            "{" + sortedKeys.map { "\($0): \(members[$0]?.text ?? "")" }.joined(separator: ", ") + "}"
        }
    }
}
