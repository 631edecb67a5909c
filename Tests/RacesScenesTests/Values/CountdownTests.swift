import Foundation
import RacesWorkers
import TestSupport
import Testing

@testable import RacesScenes

/// Countdowns as they are shown and heard, at every boundary.
@Suite struct CountdownTests {
    @Test(arguments: [
        (14_400, "4h", "4 hours"), (7_201, "2h", "2 hours"), (7_200, "2h", "2 hours"),
        (7_199, "1h 59m", "1 hour 59 minutes"), (4_800, "1h 20m", "1 hour 20 minutes"),
        (3_661, "1h 1m", "1 hour 1 minute"), (3_600, "1h 0m", "1 hour 0 minutes"), (3_599, "59m", "59 minutes"),
        (359, "5m", "5 minutes"), (300, "5m", "5 minutes"), (299, "4m 59s", "4 minutes 59 seconds"),
        (240, "4m", "4 minutes"), (179, "2m 59s", "2 minutes 59 seconds"), (154, "2m 34s", "2 minutes 34 seconds"),
        (61, "1m 1s", "1 minute 1 second"), (60, "1m", "1 minute"), (59, "59s", "59 seconds"),
        (28, "28s", "28 seconds"), (1, "1s", "1 second"), (0, "0s", "0 seconds"), (-1, "-1s", "minus 1 second"),
        (-20, "-20s", "minus 20 seconds"), (-59, "-59s", "minus 59 seconds"), (-60, "-1m", "minus 1 minute"),
        (-82, "-1m 22s", "minus 1 minute 22 seconds"), (-299, "-4m 59s", "minus 4 minutes 59 seconds"),
        (-300, "-5m", "minus 5 minutes"), (-3_600, "-1h 0m", "minus 1 hour 0 minutes"),
        (-7_200, "-2h", "minus 2 hours"),
    ])
    func `a countdown has the fewer parts the farther the start is`(seconds: Int, text: String, words: String) {
        let countdown = Countdown(seconds: seconds)
        expect(countdown.text, is: text)
        expect(countdown.words, is: words)
    }

    @Test(arguments: [(301, false), (300, false), (299, true), (0, true), (-1, true), (-9_999, true)])
    func `it is urgent below five minutes`(seconds: Int, isUrgent: Bool) {
        expect(Countdown(seconds: seconds).isUrgent, is: isUrgent)
    }

    @Test(arguments: [
        (0, 120), (1, 119), (999, 119), (1_000, 119), (1_001, 118), (119_001, 0), (120_000, 0), (120_999, 0),
        (121_000, -1), (121_999, -1), (180_000, -60),
    ])
    func `it counts whole seconds toward zero`(milliseconds: Int, seconds: Int) {
        let countdown = Countdown(to: RacesTest.race(in: 120), at: RacesTest.moment(milliseconds))
        expect(countdown.seconds, is: seconds)
    }
}

/// Moments, which are exact where dates are rounded.
@Suite struct MomentTests {
    @Test(arguments: [(0, 1_000), (1, 1_000), (999, 1_000), (1_000, 2_000), (-1, 0), (-1_000, 0), (-1_001, -1_000)])
    func `the next second is the next whole one`(milliseconds: Int, next: Int) {
        let start = Moment(Date(timeIntervalSince1970: Double(milliseconds) / 1_000))
        expect(start.nextSecond, is: Moment(Date(timeIntervalSince1970: Double(next) / 1_000)))
    }

    @Test func `times between moments are exact`() {
        let (first, second) = (RacesTest.moment(300), RacesTest.moment(1_000))
        expect(first.duration(until: second), is: .milliseconds(700))
        expect(first.seconds(until: second), is: 0)
        expect(first.advanced(bySeconds: 2), is: RacesTest.moment(2_300))
        #expect(first < second)
    }
}

/// What else users read and hear.
@Suite struct RaceTextsTests {
    @Test(arguments: [
        (0, "less than a minute"), (59, "less than a minute"), (60, "1 minute"), (119, "1 minute"),
        (120, "2 minutes"), (3_600, "60 minutes"), (-5, "less than a minute"),
    ])
    func `how old races are is told in whole minutes`(seconds: Int, age: String) {
        expect(RaceTexts.staleness(ofSeconds: seconds), is: "Showing races from \(age) ago")
    }

    @Test func `a race is called by its parts that are not empty`() {
        expect(
            RaceTexts.label(of: RacesTest.race()), is: "Horse Racing, Ascot, Race number 7, Australia, Cup")
        var race = RacesTest.race("a", .harness, country: "HKG")
        expect(RaceTexts.label(of: race), is: "Harness Racing, Ascot, Race number 7, Cup")
        (race.meeting, race.name) = ("", "")
        expect(RaceTexts.label(of: race), is: "Harness Racing, Race number 7")
    }

    @Test func `filters say what a tap does, and menus what is chosen`() {
        expect(RaceTexts.hint(of: .horse, isOn: true), is: "Double tap to un-select Horse Racing")
        expect(RaceTexts.hint(of: .greyhound, isOn: false), is: "Double tap to select Greyhound Racing")
        expect(RaceTexts.title(ofCount: 10), is: "Top 10 races")
        expect(RaceTexts.title(of: nil), is: "International")
        expect(RaceTexts.title(of: RaceCountry("UK")), is: "United Kingdom")
        expect(RaceTexts.title(of: RaceCountry("HKG")), is: "HKG")
    }
}
