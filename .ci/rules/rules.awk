# The rules, over files whose names are the arguments; it is run in the folder they are relative to.
#
# A finding is one line, `file:line: message [rule]`. Each rule has fixtures beside it: see `house-rules --self-test`.

FNR == 1 && NR > 1 { finish_file() }
FNR == 1 { begin_file(FILENAME) }
{
    raw[FNR] = $0
    lines = FNR
}
END {
    if (NR > 0) finish_file()
    finish_all()
    exit found > 0
}

function find(line, rule, message) {
    printf "%s:%d: %s [%s]\n", file, line, message, rule
    found++
}

function begin_file(name) {
    file = name
    base = name
    sub(/^.*\//, "", base)
    folder = substr(name, 1, length(name) - length(base))
    sub(/\.swift$/, "", base)
    sub(/^\.\//, "", folder)
    lines = 0
    in_sources = folder ~ /^Sources\//
    in_scenes = folder ~ /^Sources\/(Scenes|DependencyContainers)\// || folder ~ /^Examples\/[^\/]+\/Sources\//
    in_engine = folder ~ /^Sources\/(StageRuntime|HeadlessUIKit|ProcessPool|WalkthroughLanguage|WalkthroughRunner)\//
    in_tests = folder ~ /^Tests\//
    in_runtime = folder ~ /^Sources\/StageRuntime\//
    may_print = folder ~ /^Sources\/(Reports|Console)\// || folder ~ /^Examples\/[^\/]+\/Tests\//
    is_manifest = base == "Package" && folder !~ /Sources\//
}

# A file is judged once it is read as a whole: its code and its comments line by line.
function finish_file(    i) {
    lex_reset()
    for (i = 1; i <= lines; i++) {
        code[i] = lex(raw[i])
        comment[i] = lexed_comment
    }
    if (is_manifest) check_manifest()
    else if (in_sources || in_scenes) {
        for (i = 1; i <= lines; i++) {
            if (in_engine) check_constructs(i)
            check_everywhere(i)
            check_apple(i)
            if (in_sources) check_line(i)
        }
        if (in_sources) {
            check_length()
            check_declarations()
        }
    }
    if (in_tests) check_test()
    note_scene()
    note_graphics()
}

# MARK: Apple's platforms

# What no compiler on Linux sees: declarations of Apple's that are newer than the platforms of Package.swift, and names
# that CoreGraphics has there too.
function check_apple(i,    text) {
    text = " " code[i] " "
    if (text ~ /[^A-Za-z0-9_](InlineArray|UTF8Span|RawSpan|MutableSpan|OutputSpan|Observations)[^A-Za-z0-9_]|\.(utf8\.span|mutableSpan|utf8Span)[^A-Za-z0-9_(]|\.(nano|micro|milli)seconds\(.*(as: *Double|Double\()/)
        find(i, "availability", "this is of macOS 26 and iOS 26: use what the platforms of Package.swift have; a Duration of a Double is .seconds(_:)")
    if (folder ~ /^Sources\// && text ~ /[^A-Za-z0-9_.](CGRect|CGSize|CGPoint|CGVector|CGAffineTransform)[^A-Za-z0-9_]/) graphics_line[file] = i
}

# What a Mac lacks, in tests that run there too; the programs of the build are not beside `Bundle.main` there.
function check_test(    i, depth, linux) {
    for (i = 1; i <= lines; i++) {
        if (code[i] ~ /^ *#if/ && ++depth && !linux && code[i] ~ /os\(Linux\)/) linux = depth
        if (code[i] ~ /^ *#(else|endif)/ && linux == depth) linux = 0
        if (code[i] ~ /^ *#endif/) depth--
        if (!linux && raw[i] ~ /\/proc\/|"\/proc"|\/dev\/full|"\/bin\/(true|false)"|dlsym\(nil|Bundle\.main\.bundleURL/)
            find(i, "linux-only", "a Mac has no /proc, /dev/full or /bin/true: put it in #if os(Linux); programs are found by ProgramFile, functions by SystemFunction")
    }
}

# Collects what is known once all files were read: who re-exports CoreGraphics, who brings it, which names hide its own.
function note_graphics(    i, name) {
    for (i = 1; i <= lines; i++) {
        if (code[i] ~ /^ *(public |package |internal )?import (HeadlessUIKit|Rehearsal|Scene|UIKit|MapKit|CoreGraphics)$/) brings_graphics[file] = 1
        if (folder ~ /^Sources\/HeadlessUIKit\//) {
            if (code[i] ~ /^ *@_exported public import CoreGraphics$/) exports_graphics = 1
            if (code[i] ~ /^public .*(class|struct|enum) (CG[A-Z]|NSItem)/) {
                name = code[i]
                sub(/^.*(class|struct|enum) /, "", name)
                sub(/[^A-Za-z0-9_].*$/, "", name)
                hidden++
                hidden_name[hidden] = name
                hidden_file[hidden] = file
                hidden_line[hidden] = i
            }
        }
        if (folder == "Sources/Rehearsal/" && code[i] ~ /^ *public typealias /) {
            name = code[i]
            sub(/^ *public typealias /, "", name)
            sub(/[^A-Za-z0-9_].*$/, "", name)
            renamed[name] = 1
        }
    }
}

function finish_graphics(    n, name) {
    for (name in graphics_line) {
        file = name
        if (name ~ /^Sources\/HeadlessUIKit\// || brings_graphics[name]) continue
        find(graphics_line[name], "core-graphics", "on a Mac its members are CoreGraphics': import HeadlessUIKit, which re-exports it")
    }
    for (n = 1; n <= hidden; n++) {
        file = hidden_file[n]
        if (!exports_graphics) find(hidden_line[n], "core-graphics", "HeadlessUIKit must re-export CoreGraphics where it can be imported")
        if (!(hidden_name[n] in renamed)) find(hidden_line[n], "apple-name", "Apple has this name too, so it is ambiguous for an app: add a typealias to Rehearsal.swift")
    }
}

# MARK: Manifests

# The root package has no dependency; a package in a folder of its own has the root one, by its path.
function check_manifest(    i, call) {
    for (i = 1; i <= lines; i++) {
        if (code[i] !~ /\.package *\(/) continue
        call = whole_call(i, ".package", 0)
        if (folder == "")
            find(i, "dependency", "the root package has no package dependencies: use the toolchain's own libraries")
        else if (call !~ /[(,][ \t]*path:/)
            find(i, "dependency", "a package here depends on Rehearsal only: .package(name: \"Rehearsal\", path: \"../..\")")
        else if (call !~ /[(,][ \t]*name:/)
            find(i, "dependency-name", "without its name the package is known by the clone's folder: add name: \"Rehearsal\"")
    }
}

# MARK: Constructs

# What the engine must not use, since it leaves the stage or differs from run to run: a table of pattern and way out.
# In scenes, workers and containers `rehearse check --sources` looks for these and more.
function construct(rule, pattern, message) {
    constructs++
    construct_rule[constructs] = rule
    construct_pattern[constructs] = pattern
    construct_message[constructs] = message
}

BEGIN {
    # What stands before a word that is a name of its own.
    W = "(^|[^A-Za-z0-9_.])"
    construct("task-detached", W "Task *(<[^>]*> *)?\\.(detached|immediate)", "this task leaves the stage's loop: start it with tasks.start(\"name\") of a task scope")
    construct("task-sleep", W "Task *(<[^>]*> *)?\\.sleep", "this sleeps in real time: use tasks.sleep(for:) or tasks.after(_:_:_:), in the stage's time")
    construct("clock", W "(ContinuousClock|SuspendingClock|DispatchTime|CFAbsoluteTimeGetCurrent)[^A-Za-z0-9_]", "this is real time: use the stage's clock")
    construct("date", W "Date *(\\( *\\)|\\.now|\\.init\\( *\\))", "this reads the wall clock: use stage.now")
    construct("uuid", W "UUID *(\\( *\\)|\\.init\\( *\\))", "two runs give two values: use stage.makeIdentifier(_:)")
    construct("system-random", W "SystemRandomNumberGenerator[^A-Za-z0-9_]", "two runs give two values: use stage.random as the generator")
    construct("hasher", "(" W "Hasher *\\(|\\.hashValue[^A-Za-z0-9_])", "Swift's hashes differ from process to process: use a TraceHash, or compare the values")
    # Those that take a generator are fine with one.
    construct("random", "\\.random *\\(", "this draws from the system: give the stage's generator, using: &stage.random")
    construct("random-element", "\\.randomElement *\\(", "this draws from the system: give the stage's generator, using: &stage.random")
    construct("shuffle", "\\.shuffled? *\\(", "this draws from the system: give the stage's generator, using: &stage.random")
}

# Whether a line is compiled for a phone only, whose clock is the real one and whose scenes are on the main actor.
function is_phone(i,    k, depth) {
    for (k = i; k > 0; k--) {
        if (raw[k] ~ /^ *#endif/) depth++
        else if (raw[k] ~ /^ *#if /) {
            if (depth == 0) return raw[k] ~ /#if (os\(iOS\) \|\| )?PHONE *$/
            depth--
        } else if (raw[k] ~ /^ *#else/ && depth == 0) return 0
    }
    return 0
}

# Looks for the constructs in a line.
function check_constructs(i,    k, text) {
    if (code[i] == "") return
    text = code[i] " "
    for (k = 1; k <= constructs; k++) {
        if (text !~ construct_pattern[k]) continue
        if (construct_rule[k] == "clock" && is_phone(i)) continue
        if (construct_rule[k] ~ /^(random|random-element|shuffle)$/ && whole_call(i, ".", 1) ~ /using:/) continue
        find(i, construct_rule[k], construct_message[k])
    }
}

# The text of a call that begins on a line, with the lines after it up to the parenthesis that closes it.
function whole_call(i, from, is_pattern,    text, n, opened) {
    text = substr(code[i], index(code[i], from))
    for (n = 0; n < 12; n++) {
        opened = text
        if (gsub(/\(/, "", opened) <= gsub(/\)/, "", opened)) break
        text = text " " code[i + n + 1]
    }
    return text
}

# MARK: Lines

# What stands nowhere but in StageRuntime, and there with its reason.
function check_everywhere(i,    text) {
    text = code[i] " "
    if (text ~ /@unchecked +Sendable/) check_unsafe(i, "unchecked-sendable", "@unchecked Sendable")
    if (text ~ /nonisolated\(unsafe\)/) check_unsafe(i, "nonisolated-unsafe", "nonisolated(unsafe)")
}

function check_unsafe(i, rule, name,    above, k) {
    if (!in_runtime) {
        find(i, rule, name " stands in StageRuntime only: confine the value to the stage, or make it Sendable")
        return
    }
    above = comment[i]
    for (k = i - 1; k > 0 && (comment[k] != "" || code[k] ~ /^[ \t]*@|nonisolated\(unsafe\)/); k--) above = above comment[k]
    if (above !~ /(^|[^A-Za-z])[Ss]afe|unchecked Sendable/)
        find(i, rule "-reason", "say on the lines above why it is safe: // Safe: …")
}

function check_line(i,    text) {
    if (characters(raw[i]) > 120) find(i, "line-length", characters(raw[i]) " columns, 120 are the most")
    if (comment[i] ~ /(^|[^A-Za-z])(TODO|FIXME|XXX)([^A-Za-z]|$)/)
        find(i, "leftover", "finish it, or open an issue: nothing is left to be done in the sources")
    if (code[i] == "") return
    text = " " code[i] " "
    if (text ~ /[^A-Za-z0-9_]fatalError *\(/)
        find(i, "fatal-error", "throw a typed error; for a broken invariant, preconditionFailure with a sentence that names the fix")
    if (text ~ /[^A-Za-z0-9_]try!/) find(i, "force-try", "let the error through or handle it: try or do and catch")
    if (text ~ /[^A-Za-z0-9_]as!/) find(i, "force-cast", "use as? and say what happens if it is something else")
    gsub(/(try|as)!/, "", text)
    if (match(text, /[^A-Za-z0-9_](var|let) +[A-Za-z0-9_]+: *[A-Za-z0-9_.<>\]\[]+!/)) {
        # UIKit itself has some of these, and whoever knows UIKit expects them.
        if (folder !~ /^Sources\/HeadlessUIKit\// || text !~ /[^A-Za-z0-9_](public|open|override) /)
            find(i, "implicit-unwrap", "make it an optional, or give it a value from the start")
        text = substr(text, RSTART + RLENGTH)
    }
    # A delegate's method that WebKit declares so; with `?`, an app's would not be its witness.
    gsub(/: WKNavigation!/, "", text)
    if (text ~ /[A-Za-z0-9_)\]}>`"?]!([^=]|=[^= ])/)
        find(i, "force-unwrap", "use if let, guard let or ?? and say what happens if it is nil")
    if (text ~ /@preconcurrency/) find(i, "preconcurrency", "import what is checked: @preconcurrency hides what the compiler knows")
    if (text ~ /(^|[^A-Za-z0-9_.])(actor +[A-Z`]|@globalActor[^A-Za-z])/)
        find(i, "actor", "no actors: a stage and all on it are confined to its thread")
    if (!in_scenes && text ~ /@MainActor/ && !is_phone(i))
        find(i, "actor", "no actors: a stage and all on it are confined to its thread")
    if (!may_print && !in_scenes && text ~ /[^A-Za-z0-9_.](Swift\.)?(print|debugPrint|dump) *\(/ && text !~ /func +(print|debugPrint|dump)/)
        find(i, "print", "only Reports and Console print: record it with stage.trace, or return it")
}

function check_length() {
    if (lines > 300) find(301, "file-length", lines " lines, 300 are the most: is it really one thing?")
    if (lines < 15 && in_sources && !in_scenes && base != "main" && !has_protocol())
        find(1, "file-length", lines " lines, 15 are the least: put it beside what it belongs to")
}

# Whether the file declares a protocol, which is a file of its own at a seam.
function has_protocol(    i) {
    for (i = 1; i <= lines; i++) if (code[i] ~ /(^|[ \t])protocol[ \t]/) return 1
    return 0
}

# MARK: Declarations

# Walks the file's scopes, so that it is known what each declaration is a member of.
function check_declarations(    i, keyword, parent) {
    scopes = 0
    scope_kind[0] = "file"
    parentheses = 0
    pending_kind = ""
    only_functions = 1
    has_own_name = base == "main"
    for (i = 1; i <= lines; i++) {
        keyword = parentheses == 0 ? declaration(code[i]) : ""
        if (keyword != "") {
            parent = scope_kind[scopes]
            pending_kind = keyword
            pending_access = decl_access
            pending_name = decl_name
            check_documentation(i, keyword, parent)
            if (scopes == 0) note_top_level(i, keyword)
            if (keyword ~ TYPES && parent == "extension" && scopes == 1 && scope_name[1] "." decl_name == base) has_own_name = 1
        }
        walk_braces(i, code[i])
    }
    # A module of no type, an umbrella, has its functions and what it re-exports in a file of the module's name.
    if (only_functions && folder == "Sources/" base "/") has_own_name = 1
    if (!has_own_name && lines > 0)
        find(1, "file-name", "no type, extension or function here is named " base ": name the file for what it holds")
}

# Opens and closes scopes by the braces of a line; a brace within parentheses is a closure's and opens none of its own.
function walk_braces(i, line,    c) {
    while (match(line, /[][{}()]/)) {
        c = substr(line, RSTART, 1)
        line = substr(line, RSTART + 1)
        if (c == "(" || c == "[") parentheses++
        else if (c == ")" || c == "]") parentheses--
        else if (c == "{") {
            scopes++
            scope_kind[scopes] = parentheses == 0 ? pending_kind : ""
            scope_access[scopes] = pending_access
            scope_name[scopes] = pending_name
            scope_line[scopes] = i
            outer_parentheses[scopes] = parentheses
            parentheses = 0
            if (outer_parentheses[scopes] == 0) pending_kind = ""
        } else if (scopes > 0) {
            parentheses = outer_parentheses[scopes]
            scopes--
        }
    }
}

# Which declarations need a comment: those that cross a target, a crossing enum's cases, a crossing protocol's members.
function check_documentation(i, keyword, parent,    crosses) {
    if (keyword ~ /^(import|extension|deinit)$/) return
    crosses = decl_access ~ CROSSES
    if (parent == "enum" && keyword == "case") crosses = scope_access[scopes] ~ CROSSES
    if (parent == "protocol") crosses = scope_access[scopes] ~ CROSSES
    if (crosses) {
        if (!has_doc(i)) find(i, "documentation", "what crosses a target has a doc comment: " keyword " " decl_name)
        else if (abstract_length > 150)
            find(i, "abstract", "the first sentence has " abstract_length " characters, 150 are the most: " keyword " " decl_name)
    } else if (keyword ~ /^(var|let)$/ && parent ~ /^(class|struct|enum)$/ && is_stored(code[i]) && !has_shared_doc(i)) {
        if (code[i] ~ /(^|[^A-Za-z0-9_])(weak|unowned)[^A-Za-z0-9_]/)
            find(i, "stored-documentation", "say why the reference is weak or unowned: " decl_name)
    }
}

# Whether a property's line is that of a stored one.
function is_stored(line,    brace, value) {
    brace = index(line, "{")
    value = index(line, "=")
    return brace == 0 || (value > 0 && value < brace) || line ~ /\{ *(did|will)Set/
}

# Whether a doc comment stands above a line, with attributes between at most; sets `abstract_length`.
function has_doc(i,    k, first, text, line) {
    abstract_length = 0
    for (k = i - 1; k > 0; k--) {
        line = raw[k]
        sub(/^[ \t]+/, "", line)
        if (line !~ /^[@#]/ || line ~ /^#(if|else|elseif|endif)/) break
    }
    if (k < 1 || line !~ /^\/\/\//) return 0
    for (first = k; first > 1 && raw[first - 1] ~ /^[ \t]*\/\/\//; first--) continue
    text = ""
    for (; first <= k; first++) {
        line = raw[first]
        sub(/^[ \t]*\/\/\/[ \t]*/, "", line)
        if (line == "" || line ~ /^- /) break
        text = text (text == "" ? "" : " ") line
    }
    abstract_length = characters(text)
    return text != ""
}

# Whether a doc comment stands above a line or above the lines that it follows without a blank one; for the members of
# a type that holds references to one thing, the type's own comment may speak of them.
function has_shared_doc(i,    k) {
    for (k = i; k > scope_line[scopes] && raw[k] !~ /^[ \t]*$/; k--) if (raw[k] ~ /^[ \t]*\/\/\//) return 1
    if (code[i] !~ /(^|[^A-Za-z0-9_])(weak|unowned)[^A-Za-z0-9_]/) return 0
    for (k = scope_line[scopes] - 1; k > 0 && raw[k] ~ /^[ \t]*\/\/\//; k--) if (raw[k] ~ /weak|unowned/) return 1
    return 0
}

# A file holds one idea and is named for a type, extension or function that it declares.
function note_top_level(i, keyword,    name) {
    name = base
    sub(/\+.*$/, "", name)
    if (keyword == "import") return
    if (keyword !~ /^(func|typealias)$/) only_functions = 0
    if (decl_name == name || (keyword == "func" && base == decl_name)) has_own_name = 1
}

# MARK: Scenes

function note_scene(    n) {
    if (folder !~ /(^|\/)Scenes\// && folder !~ /^Examples\/[^\/]+\/Sources\//) return
    exists[folder base] = 1
    if (base ~ /VC$/) {
        n = ++scenes
        scene[n] = folder substr(base, 1, length(base) - 2)
        scene_file[n] = file
    }
}

# A scene's controller stands with all the parts, each in a file of its name, also one with nothing to do.
function finish_all(    n, k, count, part) {
    count = split("View Interactor Logic LogicState Presenter Navigator Setup", part, " ")
    for (n = 1; n <= scenes; n++) {
        file = scene_file[n]
        for (k = 1; k <= count; k++)
            if (!((scene[n] part[k]) in exists))
                find(1, "scene-part", "the scene has no " part_name(scene[n]) part[k] ".swift: each part has a file, an empty one says why")
    }
    finish_graphics()
}

function part_name(path) {
    sub(/^.*\//, "", path)
    return path
}
