import HeadlessUIKit

extension CommandReference {
    static let actions: [Entry] = [
        action("tap", "tap ELEMENT", "Taps an element.", "tap button \"Sign In\"") { (line) throws(SyntaxError) in
            .act(.tap, on: try line.element())
        },
        action("double tap", "double tap ELEMENT", "Taps an element twice.", "double tap photo") {
            (line) throws(SyntaxError) in
            line.commandName = "double tap"
            try line.require(.tap)
            return .act(.doubleTap, on: try line.element())
        },
        action(
            "type", "type \"TEXT\" [into ELEMENT]",
            "Appends text to a field, one editing event per character; without `into`, to the focused field.",
            "type \"swi\" into searchField"
        ) { (line) throws(SyntaxError) in
            let text = try line.text("the text in quotes")
            return line.consume(.into) ? .act(.type(text), on: try line.element()) : .gesture(.type(text))
        },
        action("clear", "clear ELEMENT", "Empties a field.", "clear field \"Email\"") { (line) throws(SyntaxError) in
            .act(.clear, on: try line.element())
        },
        action("submit", "submit ELEMENT", "Presses Return in a field.", "submit field \"Password\"") {
            (line) throws(SyntaxError) in
            .act(.submit, on: try line.element())
        },
        action("switch", "switch ELEMENT on|off", "Sets a switch.", "switch rotationLock on") {
            (line) throws(SyntaxError) in
            let element = try line.element()
            if line.consume(.on) { return .act(.switch(on: true), on: element) }
            guard line.consume(.off) else { throw line.expected(oneOf: ["on", "off"]) }
            return .act(.switch(on: false), on: element)
        },
        action(
            "select", "select \"ITEM\" in ELEMENT", "Chooses a segment, an item of a picker or a menu, or a date.",
            "select \"Wallaroo\" in rideOptions"
        ) { (line) throws(SyntaxError) in
            let item = try line.text("the item's name in quotes")
            try line.require(.in)
            return .act(.select(item), on: try line.element())
        },
        action(
            "scroll", "scroll ELEMENT up|down|to ELEMENT", "Scrolls a list up, down, or until an element is in view.",
            "scroll suggestions to row \"swift\""
        ) { (line) throws(SyntaxError) in
            let element = try line.element()
            if line.consume(.up) { return .act(.scroll(.up), on: element) }
            if line.consume(.down) { return .act(.scroll(.down), on: element) }
            guard line.consume(.to) else { throw line.expected(oneOf: ["up", "down", "to"]) }
            return .act(.scroll(.to(try line.element())), on: element)
        },
        action("back", "back", "Presses the navigation bar's Back.", "back") { _ in .gesture(.back) },
        action(
            "swipe back", "swipe back [cancelled]", "Goes back by the edge gesture, or begins and cancels it.",
            "swipe back cancelled"),
        action("swipe left", "swipe left|right", "Turns to the next page, or to the one before.", "swipe left"),
        action(
            "swipe", "swipe ELEMENT left|right|up|down [fully]",
            "Reveals a row's actions (`fully` performs the first one), or makes the swipe of a recogniser.",
            "swipe row \"Dover\" left"
        ) { (line) throws(SyntaxError) in
            if line.consume(.back) {
                line.commandName = "swipe back"
                return .gesture(.swipeBack(cancelled: line.consume(.cancelled)))
            }
            if line.isNext(.left) || line.isNext(.right), line.index + 1 == line.lexer.tokens.count {
                line.commandName = "swipe left"
                let isLeft = line.consume(.left)
                return .gesture(.swipe(isLeft || !line.consume(.right) ? .left : .right))
            }
            let element = try line.element()
            let direction = try line.choice("direction", of: SwipeDirection.self)
            let isSideways = direction == .left || direction == .right
            return .act(.swipe(direction, fully: isSideways && line.consume(.fully)), on: element)
        },
        action(
            "long press", "long press ELEMENT", "Presses an element for a long time, which may open its context menu.",
            "long press row \"Dover\""
        ) { (line) throws(SyntaxError) in
            line.commandName = "long press"
            try line.require(.press)
            return .act(.longPress, on: try line.element())
        },
        action(
            "pull", "pull LIST to refresh", "Pulls a list down to refresh it.", "pull races to refresh"
        ) { (line) throws(SyntaxError) in
            let list = try line.element()
            try line.require(.to)
            try line.require(.refresh)
            return .act(.pullToRefresh, on: list)
        },
        action(
            "adjust", "adjust ELEMENT up|down [N times]",
            "Moves a slider or a stepper by steps, as VoiceOver's increment and decrement do.",
            "adjust slider \"Volume\" up 3 times"
        ) { (line) throws(SyntaxError) in
            let element = try line.element()
            let isUp = line.consume(.up)
            guard isUp || line.consume(.down) else { throw line.expected(oneOf: ["up", "down"]) }
            let times = line.current == nil ? 1 : try line.times(atLeast: 1)
            return .act(.adjust(isUp ? .up : .down, times: times), on: element)
        },
        action(
            "activate", "activate ELEMENT",
            "Activates an element as VoiceOver does: by its accessibilityActivate, or else by a tap.",
            "activate row \"Dover\""
        ) { (line) throws(SyntaxError) in
            .act(.activate, on: try line.element())
        },
        action(
            "perform", "perform \"ACTION\" on ELEMENT",
            "Performs one of an element's custom accessibility actions, as VoiceOver does.",
            "perform \"Archive\" on row \"Dover\""
        ) { (line) throws(SyntaxError) in
            let name = try line.text("the action's name in quotes")
            try line.require(.on)
            return .act(.perform(name), on: try line.element())
        },
        action(
            "dismiss", "dismiss", "Closes an open menu, pulls down the top sheet, or lowers the keyboard.", "dismiss"
        ) { _ in .gesture(.dismiss) },
        action("rotate", "rotate [to portrait|landscape]", "Turns the device.", "rotate to landscape") {
            (line) throws(SyntaxError) in
            .gesture(.rotate(to: line.consume(.to) ? try line.choice("orientation", of: ScreenOrientation.self) : nil))
        },
        action(
            "background", "background", "Sends the app to the background, where it cannot be used until `foreground`.",
            "background"
        ) { _ in .app(.background) },
        action("foreground", "foreground", "Brings the app to the foreground.", "foreground") { _ in .app(.foreground)
        },
        action("memory warning", "memory warning", "Sends the app a memory warning.", "memory warning") {
            (line) throws(SyntaxError) in
            line.commandName = "memory warning"
            try line.require(.warning)
            return .app(.memoryWarning)
        },
        action("launch", "launch", "Launches the app; without it, the first step that needs the app does.", "launch") {
            _ in .app(.launch)
        },
        action("relaunch", "relaunch", "Ends the app and launches it again with its storage kept.", "relaunch") { _ in
            .app(.relaunch)
        },
        action(
            "open", "open \"ADDRESS\"",
            "Follows a link to the app, from another app or a notification, and brings the app to the foreground.",
            "open \"tides://harbour/Dover\""
        ) { (line) throws(SyntaxError) in
            .app(.open(try line.text("the link's address in quotes")))
        },
        action(
            "do", "do NAME [\"TEXT\" …]", "Performs a command that the app adds to the language.",
            "do scan card \"4711\""
        ) { (line) throws(SyntaxError) in
            .app(try line.appCommand())
        },
        action(
            "wait", "wait [DURATION]", "Moves the clock by a duration, or to the next thing that is due.", "wait 1.5s"
        ) { (line) throws(SyntaxError) in
            .wait(try line.wait())
        },
        action(
            "wait until", "wait until expect … [within DURATION]",
            "Moves the clock until an expectation holds, for at most 60 s without `within`.",
            "wait until expect \"Where to?\" within 30s"),
        action(
            "text size", "text size xs|s|m|l|xl|xxl|xxxl|ax1|ax2|ax3|ax4|ax5", "Sets the preferred text size.",
            "text size xxl"
        ) { (line) throws(SyntaxError) in
            line.commandName = "text size"
            try line.require(.size)
            return .trait(.textSize(try line.choice("text size", of: TextSize.self)))
        },
        action("appearance", "appearance light|dark", "Sets the light or the dark appearance.", "appearance dark") {
            (line) throws(SyntaxError) in
            .trait(.appearance(try line.choice("appearance", of: Appearance.self)))
        },
        action("locale", "locale IDENTIFIER", "Sets the locale.", "locale fr_FR") { (line) throws(SyntaxError) in
            .trait(.locale(try line.locale()))
        },
    ]

    /// The commands that change the outcomes of worker calls.
    static let world: [Entry] = [
        Entry("network", "network offline|online", "Cuts or restores the connection.", "network offline", .world) {
            (line) throws(SyntaxError) in
            if line.consume(.offline) { return .world(.network(online: false)) }
            guard line.consume(.online) else { throw line.expected(oneOf: ["offline", "online"]) }
            return .world(.network(online: true))
        },
        Entry(
            "fail",
            "fail CALL [with offline|timeout|status N|unauthorised|garbage|lost reply|io|full] [N times]",
            "Makes the next N requests of a worker call fail, or all of them.",
            "fail suggestions.search with status 503 2 times", .world
        ) { (line) throws(SyntaxError) in
            let call = try line.callName()
            let isNamed = line.consume(.with)
            let losesReply = isNamed ? try line.consumeLostReply() : false
            let fault = isNamed && !losesReply ? try line.fault() : nil
            let times = line.current == nil ? nil : try line.times()
            return .world(
                losesReply ? .loseReplies(of: call, times: times) : .fail(call: call, with: fault, times: times))
        },
        Entry(
            "delay", "delay CALL by DURATION", "Makes a call's replies take longer; `by 0s` ends it.",
            "delay suggestions.search by 3s", .world
        ) { (line) throws(SyntaxError) in
            let call = try line.callName()
            try line.require(.by)
            return .world(.delay(call: call, by: try line.duration()))
        },
        Entry("hold", "hold CALL", "Holds a call's replies until `release`.", "hold suggestions.search", .world) {
            (line) throws(SyntaxError) in
            .world(.hold(call: try line.callName()))
        },
        Entry(
            "release", "release CALL [last]",
            "Delivers the held replies, in the order of their requests or the last one first.",
            "release suggestions.search last", .world
        ) { (line) throws(SyntaxError) in
            .world(.release(call: try line.callName(), lastFirst: line.consume(.last)))
        },
        Entry(
            "reply", "reply CALL with \"BODY\"", "Sets the body of the next reply.",
            "reply suggestions.search with \"[\\\"a\\\", [\\\"b\\\"]]\"", .world
        ) { (line) throws(SyntaxError) in
            let call = try line.callName()
            try line.require(.with)
            return .world(.reply(call: call, with: try line.text("the reply's body in quotes")))
        },
    ]

    /// The commands that contain other steps.
    static let structure: [Entry] = [
        Entry(
            "use", "use \"SCRIPT.walk\" [NAME=\"VALUE\" …]", "Performs another script's steps here.",
            "use \"sign-in.walk\" email=\"johnny@gmail.com\"", .structure
        ) { (line) throws(SyntaxError) in
            .use(try line.use())
        },
        Entry(
            "repeat", "repeat N … end", "Performs the steps up to `end` N times.", "repeat 3\n  rotate\nend", .structure
        ),
        Entry(
            "when", "when expect … end", "Performs the steps up to `end` if an expectation holds.",
            "when expect alert\n  tap button \"Ok\"\nend", .structure),
    ]

    private static func action(
        _ name: String, _ syntax: String, _ help: String, _ example: String, parse: Entry.Parse? = nil
    ) -> Entry {
        Entry(name, syntax, help, example, .actions, parse)
    }
}
