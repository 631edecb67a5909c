import Rehearsal

/// What went wrong with a flow, in words.
struct FlowFailure: Error {
    let reason: String
}

/// A phone with one app on its screen, used by UIKit's calls only: what taps and typing call on a device.
///
/// It waits as a device does, by the main thread's run loop and the real clock.
final class Phone {
    /// The window that shows the app; strong, the phone owns it.
    let window: UIWindow
    /// What the app was told off for: leaks, errors that tasks let through.
    var problems: [String] { told.problems }
    /// What hears of problems; strong, it knows nothing of the phone.
    private let told = Told()

    /// Launches an app with a `Config.plist` of the bundle, or an empty one, and a new folder to store in.
    init<App: StageApp>(_ app: App.Type) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("phone-\(getpid())")
        window = try App.launch(in: UIWindow(), folder: folder) { [told] in told.problems.append($0) }
    }

    /// Lets the run loop run until something holds, for at most five seconds.
    func wait(for what: String, until isMet: () -> Bool) throws {
        let end = Date(timeIntervalSinceNow: 5)
        while !isMet() {
            guard Date() < end else { throw FlowFailure(reason: "there is no \(what) after 5 seconds") }
            rest(0.01)
        }
    }

    /// Lets the run loop run for some seconds.
    func rest(_ seconds: TimeInterval) { RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }

    /// Waits until a screen is on top, by the name of its controller's class.
    func wait(forScreen name: String) throws {
        try wait(for: "screen \(name)") { self.top.map { String(describing: Swift.type(of: $0)) } == name }
    }

    /// Waits for a view on screen by its accessibility identifier, or by the title or placeholder that it shows.
    func view<View: UIView>(_ type: View.Type, _ name: String) throws -> View {
        try wait(for: name) { self.find(type, name) != nil }
        guard let view = find(type, name) else { throw FlowFailure(reason: "\(name) has gone") }
        return view
    }

    /// Whether a view is on screen, by its accessibility identifier.
    func shows(_ name: String) -> Bool { find(UIView.self, name) != nil }

    /// Touches a button up.
    func tap(_ name: String) throws {
        try wait(for: name) { self.find(UIButton.self, name)?.isEnabled == true }
        let button = try view(UIButton.self, name)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .primaryActionTriggered)
    }

    /// Types into a field.
    func type(_ text: String, into name: String) throws {
        let field = try view(UITextField.self, name)
        field.becomeFirstResponder()
        field.text = text
        field.sendActions(for: .editingChanged)
    }

    /// Types into a search bar.
    func search(_ text: String, in name: String) throws {
        let bar = try view(UISearchBar.self, name)
        bar.text = text
        #if os(iOS)
            bar.delegate?.searchBar?(bar, textDidChange: text)
        #else
            bar.delegate?.searchBar(bar, textDidChange: text)
        #endif
    }

    /// Selects the first row of a table, once it has one.
    func selectFirstRow(of name: String) throws {
        let table = try view(UITableView.self, name)
        try wait(for: "row in \(name)") { self.rowCount(of: table) > 0 }
        let row = IndexPath(row: 0, section: 0)
        #if os(iOS)
            table.delegate?.tableView?(table, didSelectRowAt: row)
        #else
            (table.delegate as? any UITableViewDelegate)?.tableView(table, didSelectRowAt: row)
        #endif
    }

    /// How many rows the first section has.
    func rowCount(of table: UITableView) -> Int { table.dataSource?.tableView(table, numberOfRowsInSection: 0) ?? 0 }

    /// Goes back as the bar's button does.
    func back() { top?.navigationController?.popViewController(animated: true) }

    /// The controller that is on top.
    private var top: UIViewController? {
        var controller = window.rootViewController
        while let here = controller {
            if let presented = here.presentedViewController {
                controller = presented
            } else if let inside = (here as? UINavigationController)?.topViewController
                ?? (here as? UITabBarController)?.selectedViewController
            {
                controller = inside
            } else if !(here is SceneController), let child = here.children.last {
                controller = child
            } else if (here as? SceneController)?.screenName == nil, let child = here.children.last {
                controller = child
            } else {
                return here
            }
        }
        return nil
    }

    private func find<View: UIView>(_ type: View.Type, _ name: String) -> View? {
        var views: [UIView] = [window]
        while let view = views.popLast() {
            if view.isHidden { continue }
            if let view = view as? View, view.window != nil, names(of: view).contains(name) { return view }
            views += view.subviews
        }
        return nil
    }

    private func names(of view: UIView) -> [String] {
        [view.accessibilityIdentifier, (view as? UIButton)?.currentTitle, (view as? UITextField)?.placeholder]
            .compactMap { $0 }
    }
}

/// What an app was told off for, in order.
final class Told {
    /// The problems, in words.
    var problems: [String] = []
}
