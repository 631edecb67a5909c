/// What a person pressed, by its meaning for a line that is being typed.
enum Key: Equatable, Sendable {
    /// Printable characters, as many as came in one piece; never a control character.
    case text(String)
    case enter
    case tab
    case backspace
    case delete
    case left
    case right
    case wordLeft
    case wordRight
    case home
    case end
    case up
    case down
    case killToStart
    case killToEnd
    case killWordBefore
    case killWordAfter
    case yank
    case clearScreen
    /// Ctrl-C.
    case interrupt
    /// Ctrl-D: the end of the input on an empty line, elsewhere the character at the cursor goes.
    case endOfInput
    /// Ctrl-Z.
    case suspend
    /// Escape alone, which nothing follows.
    case escape
}
