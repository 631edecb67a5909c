import class Foundation.NSLocale
import HeadlessFoundation
import Scene
import TestSupport

@testable import HeadlessUIKit

@Suite struct UIApplicationTests {
    let stage = Stage()

    /// An app whose configuration is the name of its first screen.
    final class NamesApp: StageApp {
        static let name = "names"
        static let summary = "Shows a name."
        static let screens = ["First"]
        static let workerCalls: [WorkerCallDescription] = []
        let configuration: String
        var controller: SpyController?

        init(configuration: String) { self.configuration = configuration }

        func launch(in window: UIWindow) {
            let controller = SpyController(configuration, Journal())
            _ = controller.tasks
            self.controller = controller
            window.rootViewController = controller
        }
    }

    private func events(_ count: Int = 100) -> [String] { stage.trace.last(count).map(\.line) }

    @Test func `a launch makes the app, its window and its root, and shows it`() throws {
        UIApplication.launch(NamesApp.self, configuration: "First", on: stage)
        try stage.run {
            let app = try #require(UIApplication.shared.app as? NamesApp)
            expect(UIApplication.shared.applicationState, is: .active)
            expect(UIApplication.shared.frontWindow?.rootViewController, is: app.controller)
            expect((app.controller?.appearance, app.controller?.tasks.path), is: (.appeared, "names/First"))
        }
        expect(
            events(), are: "0s  lifecycle  launch  app=names", "0s  navigation  root  screen=First",
            "0s  lifecycle  appear  screen=First")
    }

    @Test func `a relaunch releases the app and its windows, and starts again`() throws {
        UIApplication.launch(NamesApp.self, configuration: "First", on: stage)
        weak let app = stage.run { UIApplication.shared.app }
        weak let controller = stage.run { UIApplication.shared.frontWindow?.rootViewController }
        #expect(app != nil && controller != nil)
        stage.run { NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in } }
        UIApplication.launch(NamesApp.self, configuration: "Second", on: stage)
        stage.settle()
        #expect(app == nil && controller == nil)
        stage.run {
            expect(UIApplication.shared.allWindows.count, is: 1)
            expect(UIApplication.shared.frontWindow?.screenController?.stageScreen?.screenName, is: "Second")
            expect(NotificationCenter.default.observerCount, is: 0)
        }
        #expect(!events().contains { $0.contains("left for good") })
        expect(stage.takeProblems(), is: [])
    }

    @Test func `moving to background and foreground posts in UIKit's order, and once per change`() {
        let journal = Journal()
        stage.run {
            NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) {
                journal.note($0.name.rawValue)
            }
        }
        UIApplication.launch(NamesApp.self, configuration: "First", on: stage)
        let app = stage.run { UIApplication.shared }
        expect(journal.take(), is: ["UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification"])
        stage.run {
            expect((app.enterForeground(), app.enterBackground(), app.applicationState), is: (false, true, .background))
            expect((app.enterBackground(), app.enterForeground(), app.applicationState), is: (false, true, .active))
        }
        expect(
            journal.take(), are: "UISceneWillDeactivateNotification", "UIApplicationWillResignActiveNotification",
            "UISceneDidEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
            "UISceneWillEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
            "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification")
    }

    @Test func `the object of every notification of the app's state is the application`() {
        let journal = Journal()
        stage.run {
            let app = UIApplication.shared
            NotificationCenter.default.addObserver(forName: nil, object: app, queue: nil) { _ in journal.note("app") }
            app.launch(NamesApp.self, configuration: "First")
            app.enterBackground()
            app.enterForeground()
        }
        expect(journal.take(), is: Array(repeating: "app", count: 5))
    }

    @Test func `an animation ends with its app, and the next app has its own`() {
        let journal = Journal()
        func animate(_ name: String) {
            stage.run {
                UIView.animate(withDuration: 1, animations: {}, completion: { _ in journal.note(name) })
            }
        }
        UIApplication.launch(NamesApp.self, configuration: "First", on: stage)
        animate("first")
        stage.advance(by: .milliseconds(500))
        UIApplication.launch(NamesApp.self, configuration: "Second", on: stage)
        animate("second")
        stage.advance(by: .seconds(5))
        expect(journal.take(), is: ["second"])
    }

    @Test func `a memory warning reaches every controller, then the observers`() {
        let play = Play()
        let (root, child) = play.stage.run { (Listener("root", play.journal), Listener("child", play.journal)) }
        play.show(root)
        play.noting { root.addChild(child) }
        let told = play.noting {
            let journal = play.journal
            NotificationCenter.default.addObserver(
                forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
            ) { _ in journal.note("posted") }
            UIApplication.shared.warnOfMemory()
        }
        expect(told, is: ["root.memory", "child.memory", "posted"])
    }

    @Test func `each controller is notified once of a changed trait, with the previous traits`() {
        let play = Play()
        let (root, sheet) = play.stage.run { (Listener("root", play.journal), Listener("sheet", play.journal)) }
        play.show(root)
        play.noting { root.present(sheet, animated: false) }
        let told = play.noting {
            UIApplication.shared.setContentSizeCategory(.extraExtraLarge)
            UIApplication.shared.setContentSizeCategory(.extraExtraLarge)
            UIApplication.shared.setUserInterfaceStyle(.dark)
        }
        expect(
            told, are: "root.traits l light", "sheet.traits l light", "root.traits xxl light", "sheet.traits xxl light")
        play.stage.run {
            expect(UITraitCollection.current.preferredContentSizeCategory, is: .extraExtraLarge)
            expect(root.traitCollection.userInterfaceStyle, is: .dark)
        }
    }

    @Test func `text sizes have the words of the walkthrough language, in ascending order`() {
        expect(
            UIContentSizeCategory.allCases.map(\.word), are: "xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2",
            "ax3", "ax4", "ax5")
        expect(UIContentSizeCategory.allCases, is: UIContentSizeCategory.allCases.sorted(by: <))
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    }

    @Test func `the locale is en_US_POSIX until a script says otherwise`() {
        stage.run {
            expect(stage.locale.identifier, is: "en_US_POSIX")
            var announced: [String] = []
            // https://developer.apple.com/documentation/foundation/nslocale/currentlocaledidchangenotification
            NotificationCenter.default.addObserver(
                forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: nil
            ) { [unowned stage] _ in announced.append(stage.locale.identifier) }
            UIApplication.shared.setLocale("fr_FR")
            UIApplication.shared.setLocale("fr_FR")
            expect(announced, is: ["fr_FR"])
        }
        expect(events(), is: ["0s  screen  trait  locale=fr_FR"])
    }

    @Test func `an accessibility notification is traced and moves the focus`() {
        stage.run {
            let label = makeLabel("Ready")
            UIAccessibility.post(notification: .screenChanged, argument: label)
            #expect(UIApplication.shared.accessibilityFocus === label)
            UIAccessibility.post(notification: .announcement, argument: "Two results")
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
            #expect(UIApplication.shared.accessibilityFocus === label)
        }
        expect(
            events(), are: "0s  screen  screen changed  argument=Ready",
            "0s  screen  announcement  argument=Two results", "0s  screen  layout changed")
    }

    @Test func `each stage has an application, a device and a screen of its own`() {
        let other = Stage()
        let (app, device, screen) = stage.run { (UIApplication.shared, UIDevice.current, UIScreen.main) }
        #expect(stage.run { app === UIApplication.shared && device === UIDevice.current && screen === UIScreen.main })
        #expect(other.run { app !== UIApplication.shared && device !== UIDevice.current && screen !== UIScreen.main })
    }

    private final class Listener: SceneController {
        let name: String
        let journal: Journal

        init(_ name: String, _ journal: Journal) {
            self.name = name
            self.journal = journal
            super.init()
        }

        override func didReceiveMemoryWarning() { journal.note(name + ".memory") }

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            let size = previous?.preferredContentSizeCategory.word ?? "nil"
            journal.note(name + ".traits " + size + " " + (previous?.userInterfaceStyle.name ?? "nil"))
        }
    }
}
