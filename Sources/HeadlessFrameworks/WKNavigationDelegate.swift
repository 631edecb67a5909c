public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// An object that decides about the pages of a web view, and is called for them.
public protocol WKNavigationDelegate: AnyObject {
    /// Decides whether a page is loaded, now or later.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    /// Called when a server is asked.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Called when a page is there.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Called when a page cannot be read.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Called when no server has answered.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
    /// Allows it.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Does nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
}

/// The load of a page.
open class WKNavigation: NSObject {}

/// The cause of a page.
open class WKNavigationAction: NSObject {
    /// The request for the page.
    public let request: URLRequest
    /// The kind of the cause.
    public let navigationType: WKNavigationType
    init(_ request: URLRequest, _ type: WKNavigationType) { (self.request, navigationType) = (request, type) }
}

/// The kinds of causes of a page.
@nonexhaustive public enum WKNavigationType: Int, Sendable {
    /// A link that the user has tapped.
    case linkActivated = 0
    /// The page was loaded again, or the app has loaded it.
    case reload = 3, other = -1
}

/// Whether a page is loaded.
@nonexhaustive public enum WKNavigationActionPolicy: Int, Sendable {
    /// No; yes.
    case cancel, allow
}

/// The settings of a web view.
open class WKWebViewConfiguration: NSObject {
    /// Receives messages of pages.
    open var userContentController = WKUserContentController()
}

/// Gives messages of pages to the app's handlers, by name.
open class WKUserContentController: NSObject {
    /// The handlers by the names of their messages; strong, as on a phone.
    private(set) var handlers: [String: any WKScriptMessageHandler] = [:]
    /// Adds the handler of the messages with a name.
    open func add(_ handler: any WKScriptMessageHandler, name: String) { handlers[name] = handler }
    /// Removes the handler of the messages with a name.
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
}

/// Gets messages of pages.
public protocol WKScriptMessageHandler: AnyObject {
    /// Gets a message.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a page.
open class WKScriptMessage: NSObject {
    /// The name of its handler.
    public let name: String
    /// The value: a text, a number, an array, a dictionary or `NSNull`.
    public let body: Any
    init(name: String, body: Any) { (self.name, self.body) = (name, body) }
}
