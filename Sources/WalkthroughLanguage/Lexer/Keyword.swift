/// A word that has a meaning of its own in the language; where slips for several are as near, the first is meant.
enum Keyword: UInt8, CaseIterable, Sendable {
    // What an expectation looks at, and what it asks about it
    case no, screen, storage, state, request, rows, row, accessible
    case contains, matches, `is`, not, empty, times, time, within, value

    // What stands between the parts of a command
    case `in`, on, off, up, down, to, of, into, until, expect, back, cancelled, warning, size
    case online, offline, with, by, last, are, because, exact, failure, over, refresh

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
    case tree, trace, clock, tasks, elements, undo, save, run, help, quit

    /// The word as it is written: each case is called as its word is.
    var word: String { Self.words[Int(rawValue)] }

    /// The words of all keywords.
    private static let words = allCases.map { "\($0)" }

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
        case .in, .is, .are, .on, .off, .up, .down, .to, .of, .contains, .matches, .within, .because: true
        default: false
        }
    }
}
