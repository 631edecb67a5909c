import HeadlessUIKit
import TestSupport

@testable import WalkthroughLanguage

@Suite struct ExpectationParsingTests {
    private let email = ElementQuery(role: .field, name: .label("Email"))

    /// Returns the expectation of a line.
    private func expectation(_ line: String) -> Expectation? {
        guard case .expect(let expectation) = command(line) else { return nil }
        return expectation
    }

    @Test func `elements, their states and values`() {
        expect(expectation(#"expect "Where to?""#)?.condition, is: .exists(ElementQuery(name: .label("Where to?"))))
        expect(expectation(#"expect no field "Email""#)?.condition, is: .absent(email))
        for state in ElementState.allCases {
            let line = "expect field \"Email\" is \(state.rawValue)"
            expect(expectation(line)?.condition, is: .element(email, is: state, negated: false))
        }
        let negated = Expectation.Condition.element(email, is: .enabled, negated: true)
        expect(expectation(#"expect field "Email" is not enabled"#)?.condition, is: negated)
        expect(
            expectation(#"expect field "Email" is not "x""#)?.condition, is: .value(email, .equals("x"), negated: true))
        expect(expectation(#"expect field "Email" is empty"#)?.condition, is: .value(email, .empty, negated: false))
        expect(
            expectation(#"expect field "Email" contains "x""#)?.condition,
            is: .value(email, .contains("x"), negated: false))
        expect(
            expectation(#"expect field "Email" matches /x/"#).map { "\($0)" }, is: #"expect field "Email" matches /x/"#)
        expect(expectation("expect alert")?.condition, is: .exists(ElementQuery(role: .alert)))
    }

    @Test(arguments: [".", ".a", "a.", "a..b"])
    func `a key path has names between its dots`(keyPath: String) {
        #expect(
            errors("expect state \(keyPath) is 1\n").hasPrefix("a.walk:1:14: error: `\(keyPath)` is not a key path\n"))
    }

    @Test func `rows of a list`() throws {
        let list = ElementQuery(name: .identifier("locations"))
        expect(expectation("expect 4 rows in locations")?.condition, is: .rowCount(4, in: list))
        expect(expectation("expect 1 row in locations")?.condition, is: .rowCount(1, in: list))
        let pattern = try PatternCache().pattern("^swim")
        #expect(
            expectation(#"expect rows of locations are "swift", "swim", /^swim/ within 1s"#)
                == Expectation(
                    .rows(of: list, are: [.text("swift"), .text("swim"), .pattern(pattern)]), within: .seconds(1)))
    }

    @Test func `a list can be named by its role alone`() {
        let expected = Expectation.Condition.rows(of: ElementQuery(role: .list), are: [.text("a")])
        expect(expectation(#"expect rows of list are "a""#)?.condition, is: expected)
        let inside = ElementQuery(name: .identifier("locations"), inside: ElementQuery(role: .list))
        #expect(
            expectation(#"expect rows of locations in list are "a""#)?.condition == .rows(of: inside, are: [.text("a")])
        )
    }

    @Test func `screens, storage, requests and the audit`() {
        expect(expectation("expect screen Search")?.condition, is: .screen("Search"))
        expect(expectation("expect no screen Search")?.condition, is: .otherScreen("Search"))
        expect(expectation("expect no screen \"Search\"")?.description, is: "expect no screen Search")
        expect(
            expectation("expect storage session is empty")?.condition, is: .storage("session", .empty, negated: false))
        expect(
            expectation("expect storage session is not empty")?.condition,
            is: .storage("session", .empty, negated: true))
        expect(
            expectation(#"expect storage session contains "j""#)?.condition,
            is: .storage("session", .contains("j"), negated: false))
        expect(
            expectation("expect request suggestions.search 1 time")?.condition,
            is: .requests(call: "suggestions.search", times: 1))
        expect(expectation("expect accessible within 2m"), is: Expectation(.accessible, within: .seconds(120)))
        expect(expectation("also expect screen A"), is: Expectation(.screen("A"), isSoft: true))
    }

    @Test(arguments: [
        ("2", StateValue.integer(2)), ("-3", .integer(-3)), ("-0.5", .decimal(-0.5)),
        ("33.864308", .decimal(33.864308)),
        ("\"2\"", .text("2")), ("true", .bool(true)), ("false", .bool(false)), ("nil", .none), ("idle", .name("idle")),
    ])
    func `values of the state`(_ word: String, _ value: StateValue) {
        expect(
            expectation("expect state rides.0.phase is \(word)")?.condition,
            is: .state(keyPath: "rides.0.phase", is: value, negated: false))
        expect(
            expectation("expect state phase is not \(word)")?.condition,
            is: .state(keyPath: "phase", is: value, negated: true))
    }

    @Test func `the world`() {
        expect(command("network offline"), is: .world(.network(online: false)))
        expect(command("network online"), is: .world(.network(online: true)))
        expect(command("fail a with lost reply 2 times"), is: .world(.loseReplies(of: "a", times: 2)))
        expect(command("fail session.read"), is: .world(.fail(call: "session.read", with: nil, times: nil)))
        expect(command("fail session.read 0 times"), is: .world(.fail(call: "session.read", with: nil, times: 0)))
        expect(command("fail a.b with status 503 1 time"), is: .world(.fail(call: "a.b", with: .status(503), times: 1)))
        let faults: [WorkerFault] = [.offline, .timeout, .unauthorised, .garbage, .io, .full]
        for fault in faults {
            expect(command("fail a with \(fault)"), is: .world(.fail(call: "a", with: fault, times: nil)))
        }
        expect(command("delay a by 0s"), is: .world(.delay(call: "a", by: .zero)))
        expect(command("hold a"), is: .world(.hold(call: "a")))
        expect(command("release a"), is: .world(.release(call: "a", lastFirst: false)))
        expect(command("release a last"), is: .world(.release(call: "a", lastFirst: true)))
        expect(command(#"reply a with "[]""#), is: .world(.reply(call: "a", with: "[]")))
    }
}
