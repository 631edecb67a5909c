import HeadlessUIKit
import TestSupport

@testable import WalkthroughLanguage

@Suite struct ActionParsingTests {
    private let field = ElementQuery(name: .identifier("searchField"))

    @Test func `what a user does to an element`() {
        expect(
            command(#"tap button "Sign In""#), is: .act(.tap, on: ElementQuery(role: .button, name: .label("Sign In"))))
        expect(command(#"type "swi" into searchField"#), is: .act(.type("swi"), on: field))
        #expect(command(#"type """#) == .gesture(.type("")))
        expect(command("clear searchField"), is: .act(.clear, on: field))
        expect(command("submit searchField"), is: .act(.submit, on: field))
        expect(
            command("switch rotationLock on"),
            is: .act(.switch(on: true), on: ElementQuery(name: .identifier("rotationLock"))))
        expect(command("switch switch off"), is: .act(.switch(on: false), on: ElementQuery(role: .switch)))
        expect(
            command(#"select "Wallaroo" in rideOptions"#),
            is: .act(.select("Wallaroo"), on: ElementQuery(name: .identifier("rideOptions"))))
    }

    @Test func `pulling a list and adjusting a slider`() {
        let list = ElementQuery(name: .identifier("races"))
        expect(command("pull races to refresh"), is: .act(.pullToRefresh, on: list))
        let slider = ElementQuery(role: .slider, name: .label("Volume"))
        expect(command(#"adjust slider "Volume" up"#), is: .act(.adjust(.up, times: 1), on: slider))
        expect(command(#"adjust slider "Volume" down 3 times"#), is: .act(.adjust(.down, times: 3), on: slider))
        #expect(command("adjust slider up 0 times") == nil)
        #expect(command("pull races") == nil)
    }

    @Test func `activating an element and performing one of its actions`() {
        let row = ElementQuery(role: .row, name: .label("Dover"))
        expect(command(#"activate row "Dover""#), is: .act(.activate, on: row))
        expect(command(#"perform "Archive" on row "Dover""#), is: .act(.perform("Archive"), on: row))
        #expect(command(#"perform "Archive" row "Dover""#) == nil)
        #expect(command(#"perform Archive on row "Dover""#) == nil)
        #expect(command("perform on row") == nil)
    }

    @Test func `swiping over a row`() {
        let row = ElementQuery(role: .row, name: .label("Dover"))
        expect(command(#"swipe row "Dover" left"#), is: .act(.swipe(.left, fully: false), on: row))
        expect(command(#"swipe row "Dover" right fully"#), is: .act(.swipe(.right, fully: true), on: row))
        let left = ElementQuery(name: .identifier("left"))
        expect(command("swipe left right"), is: .act(.swipe(.right, fully: false), on: left))
        #expect(command(#"swipe row "Dover""#) == nil)
        let first = ElementQuery(role: .row, position: 1, inside: ElementQuery(role: .list))
        expect(command("swipe row 1 of list left"), is: .act(.swipe(.left, fully: false), on: first))
        expect(command("swipe row 1 of list right fully"), is: .act(.swipe(.right, fully: true), on: first))
        expect(command("swipe back"), is: .gesture(.swipeBack(cancelled: false)))
        expect(command("swipe left"), is: .gesture(.swipe(.left)))
        expect(command("swipe right"), is: .gesture(.swipe(.right)))
    }

    @Test func `a double tap, and swipes over any element`() {
        let photo = ElementQuery(name: .identifier("photo"))
        expect(command("double tap photo"), is: .act(.doubleTap, on: photo))
        expect(command("double tap double"), is: .act(.doubleTap, on: ElementQuery(name: .identifier("double"))))
        #expect(command("double photo") == nil)
        #expect(command("double tap") == nil)
        expect(command("swipe photo up"), is: .act(.swipe(.up, fully: false), on: photo))
        expect(command("swipe photo down"), is: .act(.swipe(.down, fully: false), on: photo))
        expect(command("swipe photo left"), is: .act(.swipe(.left, fully: false), on: photo))
        let first = ElementQuery(role: .row, position: 1, inside: ElementQuery(role: .list))
        expect(command("swipe row 1 of list up"), is: .act(.swipe(.up, fully: false), on: first))
        #expect(command("swipe photo up fully") == nil)
        #expect(command("swipe up") == nil)
        #expect(command("swipe photo") == nil)
    }

    @Test func `scrolling`() {
        let list = ElementQuery(role: .list, name: .identifier("suggestions"))
        expect(command("scroll list suggestions up"), is: .act(.scroll(.up), on: list))
        expect(command("scroll list suggestions down"), is: .act(.scroll(.down), on: list))
        let row = ElementQuery(role: .row, name: .label("swift"))
        expect(command(#"scroll list suggestions to row "swift""#), is: .act(.scroll(.to(row)), on: list))
    }

    @Test func `what a user does to the app and the device`() {
        expect(command("back"), is: .gesture(.back))
        expect(command("swipe back"), is: .gesture(.swipeBack(cancelled: false)))
        expect(command("swipe back cancelled"), is: .gesture(.swipeBack(cancelled: true)))
        expect(command("dismiss"), is: .gesture(.dismiss))
        expect(command("rotate"), is: .gesture(.rotate(to: nil)))
        expect(command("rotate to landscape"), is: .gesture(.rotate(to: .landscape)))
        expect(command("background"), is: .app(.background))
        expect(command("foreground"), is: .app(.foreground))
        expect(command("memory warning"), is: .app(.memoryWarning))
        expect(command("launch"), is: .app(.launch))
        expect(command("relaunch"), is: .app(.relaunch))
        expect(command(#"open "tides://harbour/Dover""#), is: .app(.open("tides://harbour/Dover")))
        #expect(command("open") == nil && command("open tides") == nil)
        expect(command("text size ax5"), is: .trait(.textSize(.ax5)))
        expect(command("appearance dark"), is: .trait(.appearance(.dark)))
        expect(command("locale fr_FR"), is: .trait(.locale("fr_FR")))
    }

    @Test func `waiting`() {
        expect(command("wait"), is: .wait(.next))
        expect(command("wait 1.5s"), is: .wait(.by(.milliseconds(1500))))
        let search = Expectation(.screen("Search"), within: .seconds(30))
        expect(command("wait until expect screen Search within 30s"), is: .wait(.until(search)))
    }

    @Test func `elements by role, name, position, and the elements around them`() {
        let row = ElementQuery(role: .row, name: .label("swift"))
        let button = ElementQuery(role: .button, name: .label("Adopt"), inside: row)
        expect(command(#"tap button "Adopt" in row "swift""#), is: .act(.tap, on: button))
        let list = ElementQuery(name: .identifier("suggestions"))
        let second = ElementQuery(role: .row, position: 2, inside: list)
        expect(command("tap row 2 of suggestions"), is: .act(.tap, on: second))
        let adopt = ElementQuery(name: .identifier("adopt"), inside: second)
        expect(command("tap adopt in row 2 of suggestions"), is: .act(.tap, on: adopt))
        expect(command(#"tap "Sign In""#), is: .act(.tap, on: ElementQuery(name: .label("Sign In"))))
    }

    @Test func `a role word wins over an identifier, and a keyword over a name`() {
        expect(command("tap text"), is: .act(.tap, on: ElementQuery(role: .text)))
        expect(command("tap list list"), is: .act(.tap, on: ElementQuery(role: .list, name: .identifier("list"))))
        expect(command("tap back"), is: .act(.tap, on: ElementQuery(name: .identifier("back"))))
        #expect(
            command("expect spinner is not on")
                == .expect(
                    Expectation(.element(ElementQuery(role: .spinner), is: .on, negated: true))))
    }

    @Test func `a comment starts outside of quotes and patterns only`() {
        expect(command("back#now"), is: .gesture(.back))
        expect(command(#"tap "a # b" # c"#), is: .act(.tap, on: ElementQuery(name: .label("a # b"))))
        guard case .act(.tap, let element) = command("tap /a#b/ # c"), case .pattern(let pattern) = element.name else {
            Issue.record("no pattern")
            return
        }
        expect(pattern.source, is: "a#b")
        #expect(pattern.isFound(in: "xa#bx"))
    }

    @Test func `escapes stand for characters`() {
        expect(command(#"type "\"\\\n\t\u{1F998}\${x}""#), is: .gesture(.type("\"\\\n\t🦘${x}")))
        expect(
            command(#"type "${a}b$${c}""#),
            is: .gesture(.type(Template(segments: [.parameter("a"), .text("b$"), .parameter("c")]))))
    }
}
