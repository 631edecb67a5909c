import StageRuntime
import TestSupport
import Testing

/// What failures print: the golden file has them all, as a person reads them.
@Suite struct FailureTests {
    /// A test of the cart that fails, and what it shows.
    private static var cases: [(title: String, body: (CartTest) -> Void)] {
        [
            (
                "a field, an element and a case differ",
                { test in
                    test.logic.send { $0.add("tea") }.expect(calls: [.shown(items: ["tea"])]) {
                        $0.items = [.init(name: "tee")]
                        $0.phase = .loading(since: .seconds(1))
                    }
                }
            ),
            (
                "one element of several, and one property of it",
                { test in
                    test.logic.send { for name in ["tea", "milk", "jam"] { $0.add(name) } }.expect(exhaustivity: .off)
                    test.logic.send { $0.add("milk") }.expect(calls: [.shown(items: ["tea", "milk", "jam"])])
                    test.logic.send { $0.remove("tea") }.expect(calls: [.shown(items: ["milk", "jam"])])
                }
            ),
            (
                "calls that fill more than a line",
                { test in
                    test.logic.send { for name in ["Darjeeling", "Earl Grey", "Lapsang Souchong"] { $0.add(name) } }
                        .expect(calls: [.shown(items: ["Darjeeling"])]) {
                            $0.items = ["Darjeeling", "Earl Grey", "Lapsang Souchong"].map { .init(name: $0) }
                        }
                }
            ),
            (
                "a property of a property, a set and a dictionary",
                { test in
                    test.logic.send { $0.move(to: "Oslo") }.expect { $0.marks = ["moved", "Rome"] }
                    test.logic.send { $0.price("tea") }.expect(calls: [.priced("tea")]) {
                        $0.phase = .loading(since: .zero)
                    }
                    test.logic.reply(to: test.prices.price, with: 3).expect {
                        $0.phase = .idle
                        $0.prices = ["tea": 4, "jam": 1]
                    }
                }
            ),
            (
                "calls in another order, one too many, one too few, none",
                { test in
                    test.logic.send {
                        $0.add("tea")
                        $0.price("tea")
                        $0.remove("tea")
                    }
                    .expect(calls: [.shown(items: ["tea"]), .priced("tea"), .shown(items: [])]) {
                        $0.phase = .loading(since: .zero)
                    }
                    test.logic.send { $0.remove("tea") }.expect()
                    test.logic.send { _ in }.expect(calls: [.shown(items: [])])
                    test.logic.fail(test.prices.price, with: .server).expect { $0.phase = .failed(.offline, "tea") }
                }
            ),
            (
                "by the whole state",
                { test in test.logic.send { $0.add("tea") }.expect(state: .init()) }
            ),
            (
                "without exhaustivity, what is named must be so",
                { test in
                    test.logic.send { for name in ["tea", "jam"] { $0.add(name) } }
                        .expect(exhaustivity: .off, calls: [.shown(items: ["tea", "jam"]), .shown(items: ["tea"])]) {
                            $0.items[1].name = "jar"
                        }
                    test.logic.send { $0.add("tea") }.expect(exhaustivity: .off) { $0.items[0].count = 2 }
                }
            ),
            (
                "a step that nobody asserts, at the next one and at the end",
                { test in
                    _ = test.logic.send { $0.add("tea") }
                    test.logic.send { $0.add("tea") }.expect(calls: [.shown(items: ["tea"])]) { $0.items[0].count = 2 }
                    test.logic.logic.move(to: "Oslo")
                }
            ),
            (
                "a reply that nobody gives, and one that nobody waits for",
                { test in
                    test.logic.reply(to: test.prices.price, with: 3).expect()
                    test.logic.send { $0.price("tea") }.expect(exhaustivity: .off)
                    test.logic.reply(to: test.prices.price, call: 2, with: 3).expect()
                }
            ),
        ]
    }

    @Test func `a failure says what differs and what to paste`() throws {
        let texts = Self.cases.map { title, body in
            let failures = Failures.of { StageTester.run { tester in body(CartTest(on: tester)) } }
            return (["## " + title] + failures.texts).joined(separator: "\n\n")
        }
        try expectGolden(texts.joined(separator: "\n\n"), "failures.txt")
    }

    @Test func `a failure stands at its assertion, or at the step that has none`() {
        let failures = Failures.of {
            StageTester.run { tester in
                let test = CartTest(on: tester)
                _ = test.logic.send { $0.add("tea") }
                test.logic.send { $0.price("tea") }
                    .expect()
                test.logic.fail(test.prices.price, with: .server).expect()
            }
        }
        expect(failures.lines, is: [#line - 6, #line - 4, #line - 3])
    }

    @Test func `the lines of a failure can be pasted`() {
        StageTester.run { tester in
            let test = CartTest(on: tester)
            test.logic.send { $0.add("tea") }
                .expect(calls: [.shown(items: ["tea"])]) {
                    $0.items = [.init(name: "tea", count: 1)]
                }
            test.logic.send { $0.move(to: "Oslo") }
                .expect {
                    $0.owner.city = "Oslo"
                    $0.marks = ["Oslo", "moved"]
                }
            test.logic.send { for name in ["Darjeeling", "Earl Grey", "Lapsang"] { $0.add(name) } }
                .expect(exhaustivity: .off)
            test.logic.send { for name in ["tea", "Lapsang"] { $0.add(name) } }
                .expect(calls: [
                    .shown(items: ["tea", "Darjeeling", "Earl Grey", "Lapsang"]),
                    .shown(items: ["tea", "Darjeeling", "Earl Grey", "Lapsang"]),
                ]) {
                    $0.items[0] = CartLogic.Item(name: "tea", count: 2)
                    $0.items[3] = CartLogic.Item(name: "Lapsang", count: 2)
                }
        }
    }
}
