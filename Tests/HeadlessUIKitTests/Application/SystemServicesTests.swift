import Foundation
import StageRuntime
import Testing

@testable import HeadlessUIKit

/// The pasteboard, feedback and addresses that go to other apps.
@Suite struct SystemServicesTests {
    let stage = Stage()

    private var lines: [String] { stage.trace.last(100).map(\.line) }

    @Test func `copying replaces the contents of the pasteboard`() throws {
        // developer.apple.com/documentation/uikit/uipasteboard/string
        let address = try #require(URL(string: "https://example.org/a"))
        stage.run {
            let board = UIPasteboard.general
            #expect(board.string == nil && board.numberOfItems == 0 && !board.hasStrings && !board.hasURLs)
            board.strings = ["one", "two"]
            #expect(board.string == "one" && board.strings == ["one", "two"] && board.url == nil)
            board.url = address
            #expect(board.string == "https://example.org/a" && board.urls == [address] && board.hasURLs)
            board.string = nil
            #expect(board.strings == nil && board.urls == nil && board.changeCount == 3)
            #expect(UIPasteboard.general === board)
        }
        #expect(lines.filter { $0.contains("pasteboard") }.count == 3)
    }

    @Test func `a change of the pasteboard is posted, and the trace does not contain the copied text`() {
        let count = Mutable(0)
        stage.run {
            let token = NotificationCenter.default.addObserver(
                forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
            ) { _ in count.value += 1 }
            UIPasteboard.general.string = "hunter2"
            _ = token
        }
        #expect(count.value == 1)
        #expect(!lines.joined().contains("hunter2"))
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
        #expect(kinds == ["heavy impact", "selection", "error"])
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
        #expect(results.value == [true, false])
        let opened = stage.trace.last(100).filter { $0.name == "open" }.flatMap(\.fields).map(\.value)
        #expect(opened == ["https://example.org/terms"])
    }

    /// A value that closures share.
    private final class Mutable<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }
}
