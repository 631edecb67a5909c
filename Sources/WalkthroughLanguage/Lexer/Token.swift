import HeadlessUIKit

/// A word, text, pattern or sign of a line.
struct Token: Equatable {
    var kind: Kind
    /// Whether its value is its bytes as they are: a text or pattern without a backslash and without `$`.
    var isPlain: Bool
    /// The keyword; nil for other words.
    var keyword: Keyword?
    /// The element role that the word names; some words are keywords too.
    var role: ElementRole?
    /// The offset of its first byte; of a text, the quote.
    var start: Int
    /// The offset after its last byte.
    var end: Int

    static let roles = Dictionary(uniqueKeysWithValues: ElementRole.allCases.map { ($0.rawValue, $0) })

    /// Whether it is a word that can follow an element.
    var followsElements: Bool { keyword?.followsElements ?? false }

    var range: Range<Int> { start..<end }
}

extension Token {
    enum Kind: UInt8 {
        /// A bare word: letters, digits, `_`, `.`, `-`.
        case word
        /// A bare word with a colon, such as a time of day; only the header line `time` accepts it.
        case time
        /// A text in double quotes.
        case text
        /// An identifier between backquotes.
        case identifier
        /// A pattern between slashes.
        case pattern
        /// A `|`.
        case bar
        /// A `,`.
        case comma
        /// A `=`.
        case equals
    }
}

/// The keywords of the language; if a misspelt word is equally near to several, the first one is suggested.
enum Keyword: UInt8, CaseIterable, Sendable {
    // Subjects of expectations, and words of their predicates
    case no, screen, storage, state, request, rows, row, accessible
    case contains, matches, `is`, not, empty, times, time, within, value

    // Words between the parts of a command
    case `in`, on, off, up, down, to, of, into, until, expect, back, cancelled, warning, size
    case online, offline, with, by, last, are, because, exact, user, failure, over, refresh
    case left, right, fully

    // First words of header lines that are not listed above
    case properties, never, always, sometimes, after, volatile, survives
    case walkthrough, tags, app, environment, device, flag, set, param, timing, quick, fragment, skip, known, waive,
        examples

    // First words of steps that are not listed above
    case tap, type, clear, submit, `switch`, select, scroll, long, press, pull, adjust, activate, perform, swipe,
        `double`, dismiss
    case rotate, background, foreground, memory
    case launch, relaunch, open, `do`, wait, text, appearance, locale
    case network, fail, delay, hold, release, reply
    case also, use, `repeat`, when, end

    // First words of console commands that are not listed above
    case tree, trace, clock, tasks, elements, undo, save, picture, run, help, quit

    /// The word in scripts, which is the name of the case.
    var word: String { Self.words[Int(rawValue)] }

    private static let words = allCases.map { "\($0)" }

    static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.word, $0) })

    /// Whether the word can begin a line of a script's header.
    var beginsHeaderLine: Bool {
        switch self {
        case .walkthrough, .tags, .app, .environment, .device, .flag, .set, .storage, .param, .time, .timing, .quick,
            .fragment, .skip, .known, .waive, .examples, .properties, .never, .always, .sometimes, .after, .volatile,
            .survives:
            true
        default: false
        }
    }

    /// Whether the word can follow an element, and so is no identifier.
    var followsElements: Bool {
        switch self {
        case .in, .is, .are, .on, .off, .up, .down, .to, .of, .contains, .matches, .within, .because:
            true
        default: false
        }
    }
}
