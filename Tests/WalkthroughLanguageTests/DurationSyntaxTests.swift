import TestSupport

@testable import WalkthroughLanguage

@Suite struct DurationSyntaxTests {
    @Test(arguments: [
        ("300ms", Duration.milliseconds(300)), ("1.5s", .milliseconds(1500)), ("2m", .seconds(120)),
        ("24h", .seconds(86_400)), ("0s", .zero), ("0.1s", .milliseconds(100)), ("1.5m", .seconds(90)),
        ("0.000001ms", .nanoseconds(1)), ("1.100s", .milliseconds(1100)), ("2562047h", .seconds(9_223_369_200)),
        ("14m 2.3s", .milliseconds(842_300)), ("1h  5s", .seconds(3605)), ("1m 300ms", .milliseconds(60_300)),
    ])
    func `durations are exact`(_ text: String, _ duration: Duration) {
        expect(DurationSyntax.parse(Array(text.utf8)), is: .success(duration))
        expect(DurationSyntax.parse(Array(duration.text.utf8)), is: .success(duration))
    }

    @Test(arguments: [
        ("", DurationSyntax.Problem.notADuration), ("5", .notADuration), ("s", .notADuration), ("-1s", .notADuration),
        ("1,5s", .notADuration), ("1.s", .notADuration), (".5s", .notADuration), ("1.5.5s", .notADuration),
        ("1S", .notADuration), ("1d", .notADuration), ("0.0000000001s", .tooFine), ("0.0000001ms", .tooFine),
        ("9999999999999999999s", .tooLong), ("2562048h", .tooLong), ("0.00000000000000000001s", .tooFine),
        ("2s 1m", .notADuration), ("1m 1m", .notADuration), ("1m 2", .notADuration), ("2562047h 2562047m", .tooLong),
    ])
    func `what is not a duration says why`(_ text: String, _ problem: DurationSyntax.Problem) {
        expect(DurationSyntax.parse(Array(text.utf8)), is: .failure(problem))
    }

    @Test func `what does not fit the clock is told how far it goes`() {
        let advice = { (word: String) in
            loader(["a.walk": "wait \(word)\n"]).load(["a.walk"]).diagnostics.first?.help
        }
        expect(advice("99999999h"), is: "the clock ends after 292 years: the longest duration is 2562047h")
        expect(advice("1.0000000001s"), is: "the clock counts nanoseconds: the shortest duration is 0.000001ms")
        expect(advice("1.s"), is: "durations are written 300ms, 1.5s, 2m, 24h, 14m 2.3s")
    }

    @Test(arguments: [
        ("1 minute", "1m"), ("1minute", "1m"), ("2 hours", "2h"), ("1.5 sec", "1.5s"), ("300 milliseconds", "300ms"),
        ("5min", "5m"), ("5", "5s"), ("5 apples", "5s"), ("1 m", "1m"),
    ])
    func `a unit that is spelt out gets the language's`(_ text: String, _ meant: String) {
        let help = loader(["a.walk": "wait \(text)\n"]).load(["a.walk"]).diagnostics.first?.help
        expect(help, is: "did you mean `\(meant)`?")
    }
}
