import Walkthroughs

/// A key path and its value, as `--set` and `--param` take them.
struct KeyValue: Equatable, Sendable {
    var key: String
    var value: String

    init(key: String, value: String) {
        (self.key, self.value) = (key, value)
    }

    /// The value as all may read it: not where the key is called like a secret, nor what a URL says before its host,
    /// which is a name and a password.
    var shownValue: String {
        Secret.isMeant(by: key) ? "…" : value.replacing(/:\/\/[^\/@\s]*@/, with: "://…@")
    }

    /// The key with the value as all may read it.
    var shown: String { key + "=" + shownValue }

    /// Says whether another one gives the same key another value.
    func contradicts(_ other: KeyValue) -> Bool {
        ExactText(key) == ExactText(other.key) && ExactText(value) != ExactText(other.value)
    }

    /// Reads `KEY=VALUE`: the value may be empty and may hold `=`, the key may not.
    init?(_ word: String) {
        guard let sign = word.firstIndex(of: "="), sign > word.startIndex else { return nil }
        self.init(key: String(word[..<sign]), value: String(word[word.index(after: sign)...]))
    }
}
