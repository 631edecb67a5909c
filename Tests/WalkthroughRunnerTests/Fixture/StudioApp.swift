import Foundation
import HeadlessUIKit
import Scene
import StageRuntime

/// A small app that has a screen for each thing a script can do.
final class StudioApp: StageApp {
    struct Configuration: Codable, Sendable {
        struct TestFlags: Codable, Sendable { var isQuiet: Bool? }
        var testFlags: TestFlags?
        var limit: Int?
        var start: String?
    }

    static let name = "studio"
    static let summary = "A screen for each thing a script can do."
    static let screens = [
        "Home", "Form", "List", "Sheet", "Modal", "First", "Second", "Locked", "Calls", "Time", "Trouble", "Leaky",
        "Deaf", "Cover", "Adjust", "Mail", "Unheard", "Grid", "Trip", "Stages",
    ]
    static let workerCalls = [
        StudioCalls.find.description, StudioCalls.load.description, StudioCalls.save.description,
        StudioCalls.locate.description,
    ]
    static let storageNames = ["session"]
    static var commands: [AppCommand] {
        [
            AppCommand("show", "SCREEN", help: "Shows a screen.") { (app: StudioApp, texts) in
                let isKnown = app.open(URL(string: "studio://" + texts[0])!)
                if !isKnown { throw NoSuchScreen(name: texts[0]) }
            },
            AppCommand("end all work", help: "Does nothing.") { (_: StudioApp, _) in },
        ]
    }

    let configuration: Configuration

    init(configuration: Configuration) { self.configuration = configuration }

    func launch(in window: UIWindow) {
        let root: UIViewController
        switch configuration.start {
        case "Form": root = FormVC()
        case "Cover": root = CoverVC()
        case "Adjust": root = AdjustVC()
        case "Mail": root = MailVC()
        case "List": root = ListVC()
        case "Trip": root = TripVC()
        case "Unheard": root = UnheardVC()
        case "Grid": root = GridVC()
        default: root = HomeVC(configuration)
        }
        window.rootViewController = UINavigationController(rootViewController: root)
        window.makeKeyAndVisible()
    }

    /// Shows a screen: `studio://form`, `studio://list`.
    func open(_ url: URL) -> Bool {
        Stage.current.trace.record("open at \(UIApplication.shared.applicationState)")
        let stack = UIApplication.shared.frontWindow?.rootViewController as? UINavigationController
        switch url.host() {
        case "form": stack?.pushViewController(FormVC(), animated: false)
        case "list": stack?.pushViewController(ListVC(), animated: false)
        default: return false
        }
        return true
    }
}

/// The error of the app's command `show`.
struct NoSuchScreen: Error, CustomStringConvertible {
    let name: String
    var description: String { "there is no screen \(name)" }
}
