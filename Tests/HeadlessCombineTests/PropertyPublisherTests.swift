import Rehearsal
import TestSupport
import Testing

/// `publisher(for:)` of a view: https://developer.apple.com/documentation/foundation/nsobject/publisher(for:options:).
@Suite struct PropertyPublisherTests {
    @Test func `a property's values are sent, the present one first, until the subscription is cancelled`() {
        var values: [String] = []
        StageTester.run { _ in
            let field = UITextField()
            field.text = "a"
            let all = field.publisher(for: \.text).compactMap { $0 }.sink { values.append($0) }
            let later = field.publisher(for: \.text, options: .new).sink { values.append("new \($0 ?? "")") }
            field.text = "b"
            all.cancel()
            field.text = "c"
            later.cancel()
            field.text = "d"
        }
        expect(values, is: ["a", "b", "new b", "new c"])
    }

    @Test func `a web view tells of its page and of its progress`() throws {
        var values: [String] = []
        let url = try #require(URL(string: "https://example.com"))
        StageTester.run { tester in
            let view = WKWebView()
            let observations = [
                view.observe(\.estimatedProgress, options: .new) { values.append("\($1.newValue ?? 0)") },
                view.observe(\.title, options: .new) { values.append(($1.newValue ?? nil) ?? "-") },
            ]
            view.load(URLRequest(url: url))
            tester.advance(by: .seconds(2))
            for observation in observations { observation.invalidate() }
        }
        expect(values, is: ["0.1", "1.0", ""])
    }
}
