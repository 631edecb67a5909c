import HeadlessUIKit
import Testing

@testable import WalkthroughLanguage

@Suite struct ActionParsingTests {
    private let field = ElementQuery(name: .identifier("searchField"))

    @Test func `what a user does to an element`() {
        #expect(command(#"tap button "Sign In""#) == .tap(ElementQuery(role: .button, name: .label("Sign In"))))
        #expect(command(#"type "swi" into searchField"#) == .type("swi", into: field))
        #expect(command(#"type """#) == .type("", into: nil))
        #expect(command("clear searchField") == .clear(field))
        #expect(command("submit searchField") == .submit(field))
        #expect(command("switch rotationLock on") == .switch(ElementQuery(name: .identifier("rotationLock")), on: true))
        #expect(command("switch switch off") == .switch(ElementQuery(role: .switch), on: false))
        #expect(
            command(#"select "Wallaroo" in rideOptions"#)
                == .select("Wallaroo", in: ElementQuery(name: .identifier("rideOptions"))))
    }

    @Test func `scrolling`() {
        let list = ElementQuery(role: .list, name: .identifier("suggestions"))
        #expect(command("scroll list suggestions up") == .scroll(list, .up))
        #expect(command("scroll list suggestions down") == .scroll(list, .down))
        let row = ElementQuery(role: .row, name: .label("swift"))
        #expect(command(#"scroll list suggestions to row "swift""#) == .scroll(list, .to(row)))
    }

    @Test func `what a user does to the app and the device`() {
        #expect(command("back") == .back)
        #expect(command("swipe back") == .swipeBack(cancelled: false))
        #expect(command("swipe back cancelled") == .swipeBack(cancelled: true))
        #expect(command("dismiss") == .dismiss)
        #expect(command("rotate") == .rotate(to: nil))
        #expect(command("rotate to landscape") == .rotate(to: .landscape))
        #expect(command("background") == .background)
        #expect(command("foreground") == .foreground)
        #expect(command("memory warning") == .memoryWarning)
        #expect(command("launch") == .launch)
        #expect(command("relaunch") == .relaunch)
        #expect(command("text size ax5") == .textSize(.ax5))
        #expect(command("appearance dark") == .appearance(.dark))
        #expect(command("locale fr_FR") == .locale("fr_FR"))
    }

    @Test func `waiting`() {
        #expect(command("wait") == .wait(.next))
        #expect(command("wait 1.5s") == .wait(.by(.milliseconds(1500))))
        let search = Expectation(.screen("Search"), within: .seconds(30))
        #expect(command("wait until expect screen Search within 30s") == .wait(.until(search)))
    }

    @Test func `elements by role, name, position, and the elements around them`() {
        let row = ElementQuery(role: .row, name: .label("swift"))
        let button = ElementQuery(role: .button, name: .label("Adopt"), inside: row)
        #expect(command(#"tap button "Adopt" in row "swift""#) == .tap(button))
        let list = ElementQuery(name: .identifier("suggestions"))
        let second = ElementQuery(role: .row, position: 2, inside: list)
        #expect(command("tap row 2 of suggestions") == .tap(second))
        let adopt = ElementQuery(name: .identifier("adopt"), inside: second)
        #expect(command("tap adopt in row 2 of suggestions") == .tap(adopt))
        #expect(command(#"tap "Sign In""#) == .tap(ElementQuery(name: .label("Sign In"))))
    }

    @Test func `a role word wins over an identifier, and a keyword over a name`() {
        #expect(command("tap text") == .tap(ElementQuery(role: .text)))
        #expect(command("tap list list") == .tap(ElementQuery(role: .list, name: .identifier("list"))))
        #expect(command("tap back") == .tap(ElementQuery(name: .identifier("back"))))
        #expect(
            command("expect spinner is not on")
                == .expect(
                    Expectation(.element(ElementQuery(role: .spinner), is: .on, negated: true))))
    }

    @Test func `a comment starts outside of quotes and patterns only`() {
        #expect(command("back#now") == .back)
        #expect(command(#"tap "a # b" # c"#) == .tap(ElementQuery(name: .label("a # b"))))
        guard case .tap(let element) = command("tap /a#b/ # c"), case .pattern(let pattern) = element.name else {
            Issue.record("no pattern")
            return
        }
        #expect(pattern.source == "a#b")
        #expect(pattern.isFound(in: "xa#bx"))
    }

    @Test func `escapes stand for characters`() {
        #expect(command(#"type "\"\\\n\t\u{1F998}\${x}""#) == .type("\"\\\n\t🦘${x}", into: nil))
        #expect(
            command(#"type "${a}b$${c}""#)
                == .type(
                    Template(segments: [.parameter("a"), .text("b$"), .parameter("c")]), into: nil))
    }
}
