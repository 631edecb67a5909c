import StageRuntime
import Testing

@Suite struct DurationTextTests {
    @Test(arguments: [
        (Duration.zero, "0s"), (.nanoseconds(1), "0.000001ms"), (.microseconds(1500), "1.5ms"),
        (.milliseconds(300), "300ms"), (.milliseconds(1500), "1.5s"), (.seconds(86_400), "24h"),
        (.nanoseconds(1_000_000_001), "1.000000001s"), (.nanoseconds(999_999_999), "999.999999ms"),
        (.milliseconds(-300), "-300ms"), (.seconds(-2), "-2s"), (.nanoseconds(-1), "-0.000001ms"),
        (.seconds(60), "1m"), (.milliseconds(842_300), "14m 2.3s"), (.seconds(3605), "1h 5s"),
        (.milliseconds(-60_300), "-1m 300ms"),
    ])
    func `a duration is written exactly`(duration: Duration, text: String) {
        #expect(duration.text == text)
    }

    @Test func `fractions of a nanosecond are cut towards zero`() {
        #expect(Duration(secondsComponent: 0, attosecondsComponent: 999_999_999).wholeNanoseconds == 0)
        #expect(Duration(secondsComponent: 0, attosecondsComponent: -999_999_999).wholeNanoseconds == 0)
        #expect(Duration(secondsComponent: 1, attosecondsComponent: 1_999_999_999).wholeNanoseconds == 1_000_000_001)
    }

    @Test func `durations beyond 292 years are cut to that`() {
        let far = Duration(secondsComponent: .max, attosecondsComponent: .max)
        #expect(far.wholeNanoseconds == .max)
        #expect((far + far).wholeNanoseconds == .max)
        #expect((.zero - far).wholeNanoseconds == .min)
        #expect(Duration.seconds(Int64.min).wholeNanoseconds == .min)
        #expect(Duration.nanoseconds(Int64.max).wholeNanoseconds == .max)
        #expect(far.text == "2562047h 47m 16.854775807s")
        #expect((.zero - far).text == "-2562047h 47m 16.854775808s")
    }
}
