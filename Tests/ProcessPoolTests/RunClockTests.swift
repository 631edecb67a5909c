import TestSupport

@testable import ProcessPool

@Suite struct RunClockTests {
    @Test func `the clock follows real time while the runner runs`() {
        var clock = RunClock(at: .seconds(100))
        for tenth in 0...50 { clock.tick(at: .seconds(100) + .milliseconds(100) * tenth) }
        expect(clock.time(at: .seconds(105)), is: .seconds(5))
        clock.tick(at: .seconds(106))
        expect(clock.time(at: .seconds(106)), is: .seconds(6))
    }

    @Test func `a pause of the runner counts as one second at most`() {
        var clock = RunClock(at: .zero)
        clock.tick(at: .seconds(1))
        clock.tick(at: .seconds(3_600))
        expect(clock.time(at: .seconds(3_600)), is: .seconds(2))
        expect(clock.time(at: .milliseconds(3_600_500)), is: .milliseconds(2_500))
        clock.tick(at: .seconds(3_601))
        clock.tick(at: .seconds(7_200))
        expect(clock.time(at: .seconds(7_200)), is: .seconds(4))
    }
}
