/// A key path and its value, as `--set` and `--param` take them.
struct KeyValue: Equatable, Sendable {
    var key: String
    var value: String

    init(key: String, value: String) {
        (self.key, self.value) = (key, value)
    }

    /// Reads `KEY=VALUE`: the value may be empty and may hold `=`, the key may not.
    init?(_ word: String) {
        guard let sign = word.firstIndex(of: "="), sign > word.startIndex else { return nil }
        self.init(key: String(word[..<sign]), value: String(word[word.index(after: sign)...]))
    }
}
