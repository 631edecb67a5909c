import StageRuntime
import TestSupport
import Testing

@testable import WalkthroughRunner

@Suite struct TimeTests {
    @Test func `wait moves the clock by exactly that, or to the next thing that is due`() throws {
        let result = try Studio().run(
            """
            tap "Time"
            tap "Thrice"
            wait 500ms
            expect ticks is "Ticks: 0"
            wait
            expect ticks is "Ticks: 1"
            wait 2s
            expect ticks is "Ticks: 3"
            wait 1.5s
            """)
        expect(result.failures.map(\.rendered), is: [])
        expect(result.virtualNanoseconds, is: 4_500_000_000)
    }

    @Test func `a wait beyond the clock's end fails and says so`() throws {
        let result = try Studio().run("wait 2562047h\nrepeat 2\n  wait 30m\nend\n")
        let end = "2562047h 47m 16.854775807s"
        #expect(
            result.failures.map(\.rendered) == [
                "3: the clock cannot move 30m further: it is at 2562047h 30m, and its end is at \(end), after 292 years"
            ])
    }

    @Test func `a timer that a timer starts for now fires in the same settle`() throws {
        expect(try outcome("tap \"Time\"\ntap \"Chain\"\nwait\nexpect ticks is \"Ticks: 1\"\n"), is: "passed")
    }

    @Test func `within looks after each settle and stops at the first that holds, at the bound at the latest`() throws {
        let result = try Studio().run(
            """
            tap "Time"
            tap "Thrice"
            expect ticks is "Ticks: 2" within 3s
            expect ticks is "Ticks: 2"
            expect ticks is "Ticks: 3" within 1s
            """)
        expect(result.failures.map(\.rendered), is: [])
        expect(result.virtualNanoseconds, is: 3_000_000_000)
    }

    @Test func `within that does not hold leaves the clock at the bound and says what is pending`() throws {
        let result = try Studio().run("tap \"Calls\"\ntap \"Locate\"\nexpect results is \"locate: 7\" within 999ms\n")
        #expect(
            result.failures.map(\.rendered) == [
                """
                3: results is not "locate: 7"
                expected: expect results is "locate: 7"
                actual: results is empty
                note: it was not true within 999ms, up to 999ms
                """
            ])
        expect(result.virtualNanoseconds, is: 999_000_000)
        expect(result.failures[0].virtualNanoseconds, is: 999_000_000)
        expect(result.failures[0].pending, is: ["reply of locator.locate at 1s"])
    }

    @Test func `within of an absence holds at once where it is absent now`() throws {
        let result = try Studio().run("tap \"Time\"\ntap \"Once\"\nexpect no \"Ticks: 1\" within 5s\n")
        expect(result.outcome, is: .passed)
        expect(result.virtualNanoseconds, is: 0)
    }

    @Test func `wait until moves the clock to what holds, at most a minute or so far as said`() throws {
        let result = try Studio().run(
            """
            tap "Time"
            tap "Thrice"
            wait until expect ticks is "Ticks: 3"
            wait until expect ticks is "Ticks: 4" within 2s
            """)
        #expect(
            result.failures.map(\.rendered) == [
                """
                4: ticks is not "Ticks: 4"
                expected: expect ticks is "Ticks: 4"
                actual: ticks is "Ticks: 3"
                note: it was not true within 2s, up to 5s
                """
            ])
        #expect(
            try outcome("wait until expect \"Nothing\"") == """
                1: no "Nothing" is on screen
                expected: expect "Nothing"
                note: it was not true within 1m, up to 1m
                note: on screen: heading "Home", text "Session: none", button "Form", button "List", button "Calls" \
                and 7 more
                """)
    }

    @Test func `wait without anything due fails the step, and names a task that nothing will wake`() throws {
        expect(
            try outcome("wait"),
            is: "1: nothing is due, so there is nothing to wait for; `wait 1s` moves the clock anyway")
        #expect(
            try outcome("tap \"Trouble\"\ntap \"Stuck\"\nexpect screen Trouble\nwait\n") == """
                4: studio/Trouble: wait waits for something, but nothing pending can wake it. Resume it, cancel it, \
                or start it with `observe` if it listens without end.
                """)
    }

    @Test func `a step that fails because a task has left the stage says so, and names it`() throws {
        #expect(
            try outcome("tap \"Trouble\"\ntap \"Stray\"\nwait\n") == """
                3: studio/Trouble: nap left the stage and came back from another thread, so the order of events is no \
                longer determined. Start tasks through the scene's task scope, sleep on the stage's clock, and bring in \
                results from elsewhere with `stage.elsewhere`.
                """)
    }

    @Test func `what waits for something outside the stage is listed as pending`() throws {
        let result = try Studio().run("tap \"Trouble\"\ntap \"Stuck\"\nexpect \"Nothing\"\n")
        #expect(
            result.failures.first?.pending == [
                "the task studio/Trouble: wait waits for something outside the stage"
            ])
    }

    @Test func `a task that can go on at once is listed as due now`() {
        let stage = Stage()
        stage.run { _ = stage.tasks.start("load") {} }
        expect(stage.pendingEvents.map(\.line), is: ["the task load at 0s"])
        stage.settle()
        expect(stage.pendingEvents, is: [])
    }

    @Test func `an action settles the stage but does not move the clock`() throws {
        let result = try Studio().run("tap \"Form\"\nback\ntap \"Sheet\"\ndismiss\nrotate\n")
        expect(result.virtualNanoseconds, is: 0)
        expect(result.stepCount, is: 5)
    }
}
