import Foundation
import HeadlessFoundation
import TestSupport

@testable import HeadlessUIKit

/// The pasteboard, feedback and addresses that go to other apps.
@Suite struct SystemServicesTests {
    let stage = Stage()

    private var lines: [String] { stage.trace.last(100).map(\.line) }

    // developer.apple.com/documentation/uikit/uiapplication/isidletimerdisabled
    @Test func `the idle timer is on again when the app has ended`() {
        stage.run {
            let app = UIApplication.shared
            #expect(!app.isIdleTimerDisabled)
            app.isIdleTimerDisabled = true
            #expect(app.isIdleTimerDisabled)
            app.add(UIWindow())
            app.terminate()
            #expect(!app.isIdleTimerDisabled)
        }
    }

    @Test func `copying replaces the contents of the pasteboard`() throws {
        // developer.apple.com/documentation/uikit/uipasteboard/string
        let address = try #require(URL(string: "https://example.org/a"))
        stage.run {
            let board = UIPasteboard.general
            expect((board.string, board.numberOfItems, board.hasStrings, board.hasURLs), is: (nil, 0, false, false))
            board.strings = ["one", "two"]
            expect((board.string, board.strings, board.url), is: ("one", ["one", "two"], nil))
            board.url = address
            expect((board.string, board.urls, board.hasURLs), is: ("https://example.org/a", [address], true))
            board.string = nil
            expect((board.strings, board.urls, board.changeCount), is: (nil, nil, 3))
            #expect(UIPasteboard.general === board)
        }
        expect(lines.filter { $0.contains("pasteboard") }.count, is: 3)
    }

    @Test func `a change of the pasteboard is posted, and the trace does not contain the copied text`() {
        let count = Mutable(0)
        stage.run {
            let token = HeadlessFoundation.NotificationCenter.default.addObserver(
                forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
            ) { _ in count.value += 1 }
            UIPasteboard.general.string = "hunter2"
            _ = token
        }
        expect((count.value, lines.joined().contains("hunter2")), is: (1, false))
    }

    @Test func `haptic feedback is traced`() {
        stage.run {
            let impact = UIImpactFeedbackGenerator(style: .heavy)
            impact.prepare()
            impact.impactOccurred()
            UISelectionFeedbackGenerator().selectionChanged()
            UINotificationFeedbackGenerator().notificationOccurred(.error)
        }
        let kinds = stage.trace.last(100).filter { $0.name == "feedback" }.flatMap(\.fields).map(\.value)
        expect(kinds, is: ["heavy impact", "selection", "error"])
    }

    @Test func `an address is opened without its query in the trace, and the completion comes later`() throws {
        // developer.apple.com/documentation/uikit/uiapplication/open(_:options:completionhandler:)
        let good = try #require(URL(string: "https://example.org/terms?token=secret"))
        let bad = try #require(URL(string: "terms"))
        let results = Mutable<[Bool]>([])
        stage.run {
            let app = UIApplication.shared
            #expect(app.canOpenURL(good) && !app.canOpenURL(bad))
            app.open(good) { results.value.append($0) }
            app.open(bad) { results.value.append($0) }
            #expect(results.value.isEmpty)
        }
        stage.settle()
        expect(results.value, is: [true, false])
        let opened = stage.trace.last(100).filter { $0.name == "open" }.flatMap(\.fields).map(\.value)
        expect(opened, is: ["https://example.org/terms"])
    }

    /// A value that closures share.
    private final class Mutable<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    @Test func `an app has one scene, in the state of the app, with its windows`() throws {
        try stage.run {
            let app = UIApplication.shared
            let scene = try #require(app.connectedScenes.first as? UIWindowScene)
            expect((app.connectedScenes.count, scene.activationState), is: (1, .unattached))
            app.launch("Demo") { (scene, { $0.makeKeyAndVisible() }) }
            expect((scene.activationState, scene.windows), is: (.foregroundActive, app.allWindows))
            #expect(app.frontWindow?.windowScene === scene && scene.keyWindow === app.frontWindow)
            expect((UIWindow().windowScene, UIWindow(windowScene: scene).frame), is: (nil, scene.screen.bounds))
            app.enterBackground()
            expect(scene.activationState, is: .background)
            app.terminate()
        }
    }

    @Test func `a scene's notifications come with those of its app`() {
        stage.run {
            let log = Journal()
            let names = [
                UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
                UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
            ]
            let tokens = names.map { name in
                HeadlessFoundation.NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    log.note(name.rawValue)
                }
            }
            UIApplication.shared.enterBackground()
            UIApplication.shared.enterForeground()
            expect(log.take(), is: names.map(\.rawValue))
            _ = tokens
        }
    }

    @Test func `a turn of the device and another text size are posted`() throws {
        try stage.run {
            let log = Journal()
            let turn = HeadlessFoundation.NotificationCenter.default.addObserver(
                forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
            ) { _ in log.note(UIDevice.current.orientation.isLandscape ? "landscape" : "portrait") }
            let size = HeadlessFoundation.NotificationCenter.default.addObserver(
                forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
            ) {
                let size = $0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
                log.note(size?.word ?? "none")
            }
            try UIApplication.shared.rotate()
            UIApplication.shared.setContentSizeCategory(.extraLarge)
            expect(log.take(), is: ["landscape", "xl"])
            expect(UIApplication.shared.preferredContentSizeCategory, is: .extraLarge)
            _ = (turn, size)
        }
    }

    @Test func `the components of a colour are those of the current appearance`() {
        stage.run {
            var (red, green, blue, alpha) = (CGFloat.nan, CGFloat.nan, CGFloat.nan, CGFloat.nan)
            #expect(UIColor.label.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
            expect([red, green, blue, alpha], is: [0, 0, 0, 1])
            UIApplication.shared.setUserInterfaceStyle(.dark)
            expect((UIColor.label.getRed(&red, green: nil, blue: nil, alpha: nil), red), is: (true, 1))
        }
    }

    @Test func `no setting for assistive technologies is on`() {
        let settings = [
            UIAccessibility.isVoiceOverRunning, UIAccessibility.isSwitchControlRunning,
            UIAccessibility.isReduceMotionEnabled, UIAccessibility.isReduceTransparencyEnabled,
            UIAccessibility.isBoldTextEnabled, UIAccessibility.isDarkerSystemColorsEnabled,
            UIAccessibility.isInvertColorsEnabled, UIAccessibility.isGrayscaleEnabled,
            UIAccessibility.prefersCrossFadeTransitions,
        ]
        #expect(!settings.contains(true))
    }
}
