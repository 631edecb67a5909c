import HeadlessUIKit

/// A word, text, pattern or sign of a line, by its bytes in the file.
struct Token: Equatable {
    /// What it is.
    var kind: Kind
    /// Whether its bytes are its value: a text or pattern without a backslash and `$`.
    var isPlain: Bool
    /// The keyword that a bare word is; nil for other words.
    var keyword: Keyword?
    /// The role that a bare word names; some words are keywords too.
    var role: ElementRole?
    /// Its first byte; of a text, the quote.
    var start: Int
    /// The byte after its last.
    var end: Int

    /// The roles by their words.
    static let roles = Dictionary(uniqueKeysWithValues: ElementRole.allCases.map { ($0.rawValue, $0) })

    /// Whether it is a word that follows an element in some command.
    var followsElements: Bool { keyword?.followsElements ?? false }

    /// Its bytes.
    var range: Range<Int> { start..<end }
}

extension Token {
    /// The kinds of token.
    enum Kind: UInt8 {
        /// A bare word: letters, digits, `_`, `.`, `-`.
        case word
        /// A bare word with a colon in it, as times of day have; only `time` takes it.
        case time
        /// A text in double quotes.
        case text
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

/// A keyword of the language; if a misspelt word is equally near to several, the first is suggested.
enum Keyword: UInt8, CaseIterable, Sendable {
    // What an expectation looks at, and what it asks about it
    case no, screen, storage, state, request, rows, row, accessible
    case contains, matches, `is`, not, empty, times, time, within, value

    // What stands between the parts of a command
    case `in`, on, off, up, down, to, of, into, until, expect, back, cancelled, warning, size
    case online, offline, with, by, last, are, because, exact, failure, over, refresh
    case left, right, fully

    // The first words of a header's lines, those above apart
    case properties, never, always, sometimes, after, volatile, survives
    case walkthrough, tags, app, environment, flag, set, param, timing, fragment, skip, known, waive, examples

    // The first words of steps, those above apart
    case tap, type, clear, submit, `switch`, select, scroll, long, press, pull, adjust, swipe, dismiss, rotate,
        background,
        foreground, memory
    case launch, relaunch, wait, text, appearance, locale
    case network, fail, delay, hold, release, reply
    case also, use, `repeat`, when, end

    // The first words of what works in the console only, those above apart
    case tree, trace, clock, tasks, elements, undo, save, picture, run, help, quit

    /// The word as it is written: each case is called as its word is.
    var word: String { Self.words[Int(rawValue)] }

    /// The words of all keywords.
    private static let words = allCases.map { "\($0)" }

    /// The keywords by their words.
    static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.word, $0) })

    /// Whether the word begins a line of a script's header.
    var beginsHeaderLine: Bool {
        switch self {
        case .walkthrough, .tags, .app, .environment, .flag, .set, .storage, .param, .time, .timing, .fragment, .skip,
            .known, .waive, .examples, .properties, .never, .always, .sometimes, .after, .volatile, .survives:
            true
        default: false
        }
    }

    /// Whether the word follows an element in some command, and so is no identifier.
    var followsElements: Bool {
        switch self {
        case .in, .is, .are, .on, .off, .up, .down, .to, .of, .contains, .matches, .within, .because:
            true
        default: false
        }
    }
}
