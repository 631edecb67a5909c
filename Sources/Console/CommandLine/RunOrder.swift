/// The order in which walkthroughs run.
enum RunOrder: Equatable, Sendable {
    /// As given, folders by name.
    case given
    /// By chance; nil is a seed that is drawn and said.
    case random(seed: UInt64?)
    /// Those first that failed the last time.
    case failedFirst

    init?(_ word: String) {
        switch word {
        case "given": self = .given
        case "failed-first": self = .failedFirst
        case "random": self = .random(seed: nil)
        default:
            guard word.hasPrefix("random:"), let seed = UInt64(digits: word.dropFirst(7)) else { return nil }
            self = .random(seed: seed)
        }
    }
}
