import Foundation
import TestSupport

@testable import HeadlessUIKit

/// The sheet for sharing. developer.apple.com/documentation/uikit/uiactivityviewcontroller
@Suite struct UIActivityViewControllerTests {
    let play = Play()
    let root: SpyController

    init() {
        let play = play
        root = play.stage.run { play.spy("root") }
        play.show(root)
    }

    /// An activity that notes what it is told.
    private final class Bookmark: UIActivity {
        let journal: Journal
        init(_ journal: Journal) { self.journal = journal }
        override var activityType: ActivityType? { ActivityType("bookmark") }
        override var activityTitle: String? { "Bookmark" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
            activityItems.contains { $0 is URL }
        }
        override func prepare(withActivityItems activityItems: [Any]) { journal.note("prepare \(activityItems.count)") }
        override func perform() {
            journal.note("perform")
            activityDidFinish(true)
        }
    }

    /// Presents a sheet whose end is noted.
    @discardableResult
    private func present(_ items: [Any], excluding: [UIActivity.ActivityType]? = nil) -> UIActivityViewController {
        let journal = play.journal
        let sheet = play.stage.run {
            UIActivityViewController(activityItems: items, applicationActivities: [Bookmark(journal)])
        }
        sheet.excludedActivityTypes = excluding
        sheet.completionWithItemsHandler = { type, isCompleted, returned, error in
            journal.note("ended \(type?.rawValue ?? "none") \(isCompleted) \(returned == nil && error == nil)")
        }
        play.noting { root.present(sheet, animated: true) }
        play.stage.settle()
        return sheet
    }

    private var screen: String { play.screenText }

    private func tap(_ label: String) throws -> [String] { try play.tap(label) }

    @Test func `the sheet shows the shared items, the possible activities and Close`() throws {
        present(["Look", try #require(URL(string: "https://example.org"))])
        #expect(
            screen
                == """
                text "Look
                https://example.org"
                button "Copy"
                button "Bookmark"
                button "Close"
                """.replacing("Look\nhttps", with: "Look\\nhttps"))
    }

    @Test func `impossible and excluded activities are left out`() {
        present(["Look"], excluding: [.copyToPasteboard])
        expect(screen, is: "text \"Look\"\nbutton \"Close\"")
    }

    @Test func `copying puts texts on the pasteboard and calls the handler when the sheet is gone`() throws {
        present(["Look"])
        expect(try tap("Copy"), is: ["ended com.apple.UIKit.activity.CopyToPasteboard true true"])
        play.stage.run {
            expect((UIPasteboard.general.string, root.presentedViewController), is: ("Look", nil))
        }
    }

    @Test func `an activity is prepared and performed, and its end closes the sheet`() throws {
        present([try #require(URL(string: "https://example.org"))])
        expect(try tap("Bookmark"), is: ["prepare 1", "perform", "ended bookmark true true"])
    }

    @Test func `closing and pulling down the sheet end it without an activity`() throws {
        present(["Look"])
        expect(try tap("Close"), is: ["ended none false true"])
        present(["Look"])
        _ = play.journal.take()
        try play.stage.run { try play.window.pullDown() }
        play.stage.settle()
        #expect(play.journal.take().contains("ended none false true"))
    }

    @Test func `the current screen for scripts is still the one below the sheet`() {
        present(["Look"])
        #expect(play.stage.run { play.window.screenController } === root)
    }
}
