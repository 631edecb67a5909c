# Swift as the rules see it: per line the code, with comments and the contents of strings taken out, and the comment.
#
# Frames are nested: code at the bottom, a string in it, the code of an interpolation in that, and so on.

# Begins a file.
function lex_reset() {
    frames = 0
    frame_kind[0] = "code"
    comment_depth = 0
}

# Returns the code of a line; sets `lexed_comment`. Call it for each line of a file in turn.
function lex(line,    out) {
    rest = line
    out = ""
    lexed_comment = ""
    while (rest != "") {
        if (comment_depth > 0) {
            lex_block_comment()
        } else if (frame_kind[frames] == "string") {
            out = out lex_string()
        } else if (!match(rest, /["\/#()]/)) {
            out = out rest
            rest = ""
        } else {
            out = out substr(rest, 1, RSTART - 1)
            rest = substr(rest, RSTART)
            out = out lex_special(out)
        }
    }
    # A string of one line that is still open here is a mistake of its author or of this lexer: it ends with its line.
    while (frame_kind[frames] == "string" && !frame_multiline[frames]) frames--
    return out
}

# Takes a quote, slash, number sign or parenthesis off the front of `rest`, and returns the code it stands for.
function lex_special(before,    c, two) {
    c = substr(rest, 1, 1)
    two = substr(rest, 1, 2)
    if (two == "//") {
        lexed_comment = lexed_comment rest
        rest = ""
        return ""
    }
    if (two == "/*") {
        comment_depth = 1
        lexed_comment = lexed_comment two
        rest = substr(rest, 3)
        return " "
    }
    if (c == "\"") return lex_open_string(0)
    if (c == "#") {
        if (match(rest, /^#+"/)) return lex_open_string(RLENGTH - 1)
        if (match(rest, /^#+\//)) return lex_extended_regex(RLENGTH - 1)
    }
    if (c == "/" && before ~ /(^|[(,=:[{;!&|?]|return|case|in)[ \t]*$/ && match(rest, /^\/[^ \t\/*]([^\\\/]|\\.)*\//)) {
        rest = substr(rest, RLENGTH + 1)
        return "\"\""
    }
    rest = substr(rest, 2)
    if (frames > 0 && c == "(") frame_parentheses[frames]++
    if (frames > 0 && c == ")" && --frame_parentheses[frames] == 0) frames--
    return c
}

# Opens a string whose quote has so many number signs before it.
function lex_open_string(signs,    i) {
    rest = substr(rest, signs + 1)
    frames++
    frame_kind[frames] = "string"
    frame_multiline[frames] = (substr(rest, 1, 3) == "\"\"\"")
    frame_signs[frames] = ""
    for (i = 0; i < signs; i++) frame_signs[frames] = frame_signs[frames] "#"
    rest = substr(rest, frame_multiline[frames] ? 4 : 2)
    return "\""
}

# Takes the contents of a string off `rest`, up to its end or to an interpolation.
function lex_string(    close_, escape, to_close, to_escape) {
    close_ = (frame_multiline[frames] ? "\"\"\"" : "\"") frame_signs[frames]
    escape = "\\" frame_signs[frames]
    to_close = index(rest, close_)
    to_escape = index(rest, escape)
    if (to_close == 0 && to_escape == 0) {
        rest = ""
        return ""
    }
    if (to_escape == 0 || (to_close > 0 && to_close < to_escape)) {
        rest = substr(rest, to_close + length(close_))
        frames--
        return "\""
    }
    rest = substr(rest, to_escape + length(escape))
    if (substr(rest, 1, 1) != "(") {
        rest = substr(rest, 2)
        return ""
    }
    rest = substr(rest, 2)
    frames++
    frame_kind[frames] = "code"
    frame_parentheses[frames] = 1
    return "("
}

# Takes `#/…/#` off `rest`; of one that goes on over the next lines only its first is taken.
function lex_extended_regex(signs,    close_, to_close, i) {
    close_ = "/"
    for (i = 0; i < signs; i++) close_ = close_ "#"
    rest = substr(rest, signs + 2)
    to_close = index(rest, close_)
    rest = to_close == 0 ? "" : substr(rest, to_close + length(close_))
    return "\"\""
}

# Takes a block comment off `rest`, up to its end or to one nested in it.
function lex_block_comment(    to_close, to_open) {
    to_close = index(rest, "*/")
    to_open = index(rest, "/*")
    if (to_close == 0 && to_open == 0) {
        lexed_comment = lexed_comment rest
        rest = ""
    } else if (to_open > 0 && (to_close == 0 || to_open < to_close)) {
        comment_depth++
        rest = substr(rest, to_open + 2)
    } else {
        comment_depth--
        lexed_comment = lexed_comment substr(rest, 1, to_close + 1)
        rest = substr(rest, to_close + 2)
    }
}

# Reads the declaration that begins on a line of code: returns its keyword, or "" where none does.
# Sets `decl_name`, `decl_access` and `decl_static`.
function declaration(line,    word, next_word) {
    decl_name = ""
    decl_access = ""
    decl_static = 0
    sub(/^[ \t]+/, "", line)
    for (;;) {
        if (match(line, /^@[A-Za-z_][A-Za-z0-9_.]*(\([^()]*(\([^()]*\)[^()]*)*\))?[ \t]*/)) {
            line = substr(line, RLENGTH + 1)
            continue
        }
        if (!match(line, /^[A-Za-z_]+/)) return ""
        word = substr(line, 1, RLENGTH)
        line = substr(line, RLENGTH + 1)
        if (word == "class") {
            next_word = line
            sub(/^[ \t]+/, "", next_word)
            if (next_word ~ /^(func|var|subscript|override|final)[^A-Za-z0-9_]/) word = "static"
        }
        if (word ~ KEYWORDS) {
            if (word ~ /^(init|subscript|deinit)$/) {
                if (line !~ /^[ \t]*[(<?!{]/) return ""
                decl_name = word
                return word
            }
            if (line !~ /^[ \t]/) return ""
            sub(/^[ \t]+/, "", line)
            if (match(line, /^`[^`]+`/) || match(line, /^[A-Za-z_][A-Za-z0-9_.]*/) || match(line, /^[^A-Za-z0-9_ \t(]+/))
                decl_name = substr(line, 1, RLENGTH)
            return word
        }
        if (word !~ MODIFIERS) return ""
        if (match(line, /^\([a-z]+\)/)) {
            line = substr(line, RLENGTH + 1)
        } else if (word ~ ACCESS) {
            decl_access = word
        }
        if (word == "static") decl_static = 1
        if (line !~ /^[ \t]/) return ""
        sub(/^[ \t]+/, "", line)
    }
}

# Counts the characters of a UTF-8 text in any awk: bytes less those that go on with a character.
function characters(text) {
    gsub(/[\200-\277]/, "", text)
    return length(text)
}

BEGIN {
    KEYWORDS = "^(class|struct|enum|protocol|actor|extension|func|var|let|init|deinit|subscript|typealias|associatedtype|case|macro|operator|precedencegroup|import)$"
    MODIFIERS = "^(open|public|package|internal|fileprivate|private|static|class|final|override|required|convenience|lazy|weak|unowned|nonisolated|isolated|mutating|nonmutating|dynamic|indirect|prefix|postfix|infix|distributed|consuming|borrowing|async)$"
    ACCESS = "^(open|public|package|internal|fileprivate|private)$"
    CROSSES = "^(open|public|package)$"
    TYPES = "^(class|struct|enum|protocol|actor)$"
}
