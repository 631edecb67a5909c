import Foundation
import HeadlessFrameworks
import HeadlessUIKit
import RehearsalTesting
import TestSupport

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct WKWebViewTests {
    /// A screen with a page, whose title says what it was told last.
    private final class Browser: UIViewController, WKNavigationDelegate, WKScriptMessageHandler {
        let web = WKWebView()
        var heard: [String] = []

        override func loadView() { view = web }

        override func viewDidLoad() {
            super.viewDidLoad()
            web.navigationDelegate = self
            web.configuration.userContentController.add(self, name: "shop")
            if let url = URL(string: "https://shop.example/cart?id=1") { web.load(URLRequest(url: url)) }
        }

        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
            let isOurs = navigationAction.request.url?.host == "shop.example"
            if navigationAction.navigationType == .linkActivated { heard.append("link \(isOurs)") }
            decisionHandler(isOurs ? .allow : .cancel)
        }
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
            heard.append("starts")
        }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            heard.append("finished \(webView.title ?? "")")
        }
        func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
            heard.append("failed \((error as? URLError)?.code.rawValue ?? 0)")
        }
        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
        ) { heard.append("no server \((error as? URLError)?.code.rawValue ?? 0)") }
        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        ) {
            let number = (message.body as? [String: Any])?["total"] as? Int
            heard.append("message " + (number.map(String.init) ?? message.body as? String ?? "?"))
        }
    }

    /// Shows a page that a script replies with; returns what the screen has heard.
    private func heard(_ prepare: (WorkerGate) -> Void, _ act: (ScreenTester) -> Void = { _ in }) -> [String] {
        StageTester.run { tester in
            prepare(tester.stage.workers)
            let screen = ScreenTester(on: tester)
            screen.show { Browser() }
            screen.wait(.milliseconds(500))
            act(screen)
            return (screen.window?.rootViewController as? Browser)?.heard ?? []
        }
    }

    @Test func `a page is its address with its links and buttons, and sends messages`() {
        let page = """
            <html><head><title>The cart</title></head><body><p>Two <b>books</b></p>
            <button class='big' onclick="if (1 > 0) webkit.messageHandlers.shop.postMessage('paid')">Pay <i>now</i></button>
            <a href="/terms">Terms &amp; more</a> <A HREF=https://elsewhere.example>Elsewhere</A>
            <script>
            webkit.messageHandlers.shop.postMessage({"total": 20});
            webkit.messageHandlers.other.postMessage(1);
            </script></body></html>
            """
        let heard = heard({ $0.reply("web.page", with: page) }) { screen in
            screen.expect(
                """
                text "https://shop.example/cart?id=1"
                button "Pay now"
                link "Terms & more"
                link "Elsewhere"
                """)
            screen.tap("Pay now")
            screen.tap("Elsewhere")
            screen.tap("Terms & more")
            screen.wait(.milliseconds(500))
            screen.expect("text \"https://shop.example/terms\"")
        }
        #expect(
            heard == [
                "starts", "finished The cart", "message 20", "message paid", "link false", "link true", "starts",
                "finished ",
            ])
    }

    @Test(arguments: [
        (WorkerFault.offline, "no server -1009"), (.timeout, "no server -1001"), (.garbage, "failed -1016"),
        (.status(404), "finished "),
    ])
    func `a fault is an error, or a page about it`(fault: WorkerFault, last: String) {
        expect(heard({ $0.fail("web.page", with: fault, times: nil) }), is: ["starts", last])
    }

    @Test func `the page of the app itself asks no server, and a message must be JSON`() {
        StageTester.run { tester in
            let web = WKWebView()
            web.loadHTMLString("<title>Help</title>", baseURL: nil)
            tester.settle()
            #expect(web.title == "Help" && web.url?.absoluteString == "about:blank")
            expect(tester.stage.workers.requestCount("web.page"), is: 0)
            let bad = "<script>webkit.messageHandlers.a.postMessage({id: 1})</script>"
            tester.stage.workers.reply("web.page", with: bad)
            web.reload()
            tester.advance(by: .seconds(1))
            #expect(
                tester.stage.workers.unreadableReplies.map(\.reason) == [
                    "the message `{id: 1}` is neither JSON nor a text in `'…'`"
                ])
        }
    }
}
