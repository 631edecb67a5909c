import TestSupport
import Testing

@testable import WalkthroughRunner

@Suite struct StateTests {
    @Test func `key paths lead through structs, arrays, optionals and cases with what they carry`() throws {
        #expect(
            try outcome(
                """
                tap "Form"
                expect state size is small
                expect state size is not large
                expect state phase is idle
                expect state last is failed
                expect state last.failed is "full"
                expect state step is moved
                expect state step.moved.by is 3
                expect state address.street is "Main Street"
                expect state address.floor is -2
                expect state address.floor is -2.0
                expect state address.floor is not -2.5
                expect state address.position is -0.5
                expect state tags.0 is "a"
                expect state tags.1 is not "a"
                expect state nickname is nil
                expect state nickname is not "Al"
                expect state tags is not nil
                expect state fullName is "Ann"
                expect state fullName is not nil
                expect state isNews is false
                switch "News" on
                expect state isNews is true
                """) == "passed")
    }

    @Test(arguments: [
        ("isNews is true", "state isNews is not true", "actual: state isNews is false"),
        ("isNews is not false", "state isNews is false", "actual: state isNews is false"),
        ("phase is moved", "state phase is not moved", "actual: state phase is idle"),
        ("nickname is \"Al\"", "state nickname is not \"Al\"", "actual: state nickname is nil"),
        ("address.floor is 2", "state address.floor is not 2", "actual: state address.floor is -2"),
        ("tags is \"a\"", "state tags has several values", "note: expect one of these: tags.0, tags.1"),
        (
            "address is idle", "state address has several values",
            "note: expect one of these: address.street, address.floor, address.position"
        ),
        (
            "adress.floor is 1", "the state of Form has no adress",
            "note: did you mean `address`?\n"
                + "note: it has: size, phase, last, step, address, tags, nickname, fullName, isNews"
        ),
        (
            "address.flor is 1", "state address has no flor",
            "note: did you mean `address.floor`?\nnote: it has: street, floor, position"
        ),
        ("tags is not \"a\"", "state tags has several values", "note: expect one of these: tags.0, tags.1"),
        (
            "phase is not \"idle\"", "state phase can never be \"idle\"",
            "actual: state phase is idle\nnote: it is an enum's case"
        ),
        (
            "size is medium", "state size is not medium",
            "actual: state size is small\nnote: it is one of small, large"
        ),
        (
            "size is not medium", "state size can never be medium",
            "actual: state size is small\nnote: it is one of small, large"
        ),
        (
            "address.floor is not \"2\"", "state address.floor can never be \"2\"",
            "actual: state address.floor is -2\nnote: it is a number"
        ),
        (
            "isNews is not 0", "state isNews can never be 0",
            "actual: state isNews is false\nnote: it is true or false"
        ),
        (
            "fullName is not Bob", "state fullName can never be Bob",
            "actual: state fullName is \"Ann\"\nnote: it is a text, which is written in quotes"
        ),
        (
            "fullName is Ann", "state fullName is not Ann",
            "actual: state fullName is \"Ann\"\nnote: it is a text, which is written in quotes"
        ),
        ("nickname.first is 1", "state nickname has no first", "note: it is nil"),
        ("phase.x is 1", "state phase has no x", "note: it has no parts"),
    ])
    func `a different state is shown in the language`(look: String, message: String, last: String?) throws {
        let lines = ["2: " + message, "expected: expect state " + look] + (last.map { [$0] } ?? [])
        expect(try outcome("tap \"Form\"\nexpect state \(look)\n"), is: lines.joined(separator: "\n"))
    }

    @Test func `a screen without a state says so`() throws {
        expect(
            try outcome("tap \"Time\"\nexpect state x is 1\n"),
            is: "2: Time shows no state: its `inspectableState` is nil")
    }
}
