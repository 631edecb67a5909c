import TestSupport

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
        expect(duration.text, is: text)
    }
}
