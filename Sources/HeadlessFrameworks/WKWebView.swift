public import Foundation
public import HeadlessUIKit
import StageRuntime

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Shows the address of a page, and its links and buttons, which users can tap.
///
/// Each page is a call `web.page`, which scripts can fail, delay and reply to with HTML. There is no JavaScript, but
/// `webkit.messageHandlers.NAME.postMessage(VALUE)` in a script or a button's `onclick` sends a message.
/// Source: https://developer.apple.com/documentation/webkit/wkwebview
open class WKWebView: UIView {
    /// The settings of the view.
    public let configuration: WKWebViewConfiguration
    /// Decides about pages, and is called for them; weak, it owns the view.
    public weak var navigationDelegate: (any WKNavigationDelegate)?
    /// The scroll view of the page.
    public let scrollView = UIScrollView()
    /// The address of the page; while a page loads, its address.
    open private(set) var url: URL? { didSet { tellObservers(of: "url") } }
    /// The title of the page.
    open private(set) var title: String? { didSet { tellObservers(of: "title") } }
    /// Whether a page is loading.
    open private(set) var isLoading = false { didSet { ["isLoading", "estimatedProgress"].forEach(tellObservers) } }
    /// How much of the page has arrived, from 0 to 1: a tenth while it loads.
    open var estimatedProgress: Double { isLoading ? 0.1 : url == nil ? 0 : 1 }
    /// The load under way; strong until it ends or the view goes.
    private var loading: StageTask? { didSet { oldValue?.cancel() } }
    private static let call = WorkerCall<WebPage>(
        .webPage, decode: { try WebPage(String(decoding: $0, as: UTF8.self)) },
        summary: { [TraceEvent.Field("title", $0.title)] })
    /// Makes a view without a page.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        addSubview(scrollView)
    }
    /// Makes a view without a page.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }
    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }
    deinit { loading?.cancel() }
    /// Loads a page, if the delegate allows it.
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { navigate(request, .other) }
    /// Shows a page of the app, without a call.
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        (baseURL ?? URL(string: "about:blank")).map { navigate(URLRequest(url: $0), .other, html: string) }
    }
    /// Loads the page again; returns `nil` if there is none.
    @discardableResult open func reload() -> WKNavigation? { url.map { navigate(URLRequest(url: $0), .reload) } }
    /// Stops the load.
    open func stopLoading() { (loading, isLoading) = (nil, false) }
    /// Lays out the parts of the page one below the other.
    open override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        var bottom: CGFloat = 0
        for part in scrollView.subviews {
            let height = part.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
            part.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: max(44, height))
            bottom = part.frame.maxY
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: bottom)
    }

    private func navigate(_ request: URLRequest, _ type: WKNavigationType, html: String? = nil) -> WKNavigation {
        let navigation = WKNavigation()
        isLoading = true
        loading = Stage.current.tasks.start("web page") { [weak self] in
            guard let self else { return }
            let decide = { [weak self] (policy: WKNavigationActionPolicy) in
                guard let self else { return }
                if policy == .allow { fetch(request, navigation, html) } else { isLoading = false }
            }
            let action = WKNavigationAction(request, type)
            guard let navigationDelegate else { return decide(.allow) }
            navigationDelegate.webView(self, decidePolicyFor: action, decisionHandler: decide)
        }
        return navigation
    }

    private func fetch(_ request: URLRequest, _ navigation: WKNavigation, _ html: String?) {
        url = request.url
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        let address = [TraceEvent.Field("address", url?.absoluteString ?? "")]
        loading = Stage.current.tasks.start("web page") { [weak self] in
            do throws(WorkerFault) {
                var page = html.flatMap { try? WebPage($0) }
                if page == nil { page = try await Stage.current.workers.perform(Self.call, address) { WebPage() } }
                self?.show(page ?? WebPage(), navigation)
            } catch { self?.fail(error, navigation) }
        }
    }

    private func fail(_ fault: WorkerFault, _ navigation: WKNavigation) {
        switch fault {
        case .cancelled: return
        // A server's page about an error is a page too.
        case .status, .unauthorised: return show(WebPage(), navigation)
        default: isLoading = false
        }
        guard fault != .garbage else {
            navigationDelegate?.webView(self, didFail: navigation, withError: URLError(.cannotDecodeContentData))
            return
        }
        let error = URLError(fault == .timeout ? .timedOut : .notConnectedToInternet)
        navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
    }

    private func show(_ page: WebPage, _ navigation: WKNavigation) {
        (isLoading, title) = (false, page.title)
        for view in scrollView.subviews { view.removeFromSuperview() }
        let address = UILabel()
        (address.text, address.numberOfLines) = (url?.absoluteString, 0)
        (address.font, address.adjustsFontForContentSizeCategory) = (.preferredFont(forTextStyle: .body), true)
        scrollView.addSubview(address)
        for (text, link, messages) in page.actions {
            let action = UIAction(title: text) { [weak self] _ in
                self?.send(messages)
                guard let link, let self, let target = URL(string: link, relativeTo: url) else { return }
                _ = navigate(URLRequest(url: target.absoluteURL), .linkActivated)
            }
            let button = UIButton(configuration: .plain(), primaryAction: action)
            if link != nil { button.accessibilityTraits = .link }
            scrollView.addSubview(button)
        }
        setNeedsLayout()
        navigationDelegate?.webView(self, didFinish: navigation)
        send(page.messages)
    }

    private func send(_ messages: [WebPage.Message]) {
        let controller = configuration.userContentController
        for (name, body) in messages {
            let message = WKScriptMessage(name: name, body: body)
            controller.handlers[name]?.userContentController(controller, didReceive: message)
        }
    }
}
