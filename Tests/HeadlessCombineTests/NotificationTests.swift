import HeadlessFoundation
import TestSupport

@testable import HeadlessCombine

@Suite struct NotificationTests {
    private let center = HeadlessFoundation.NotificationCenter()

    @Test func `notifications of a name are sent until the subscription is cancelled`() {
        let name = HeadlessFoundation.Notification.Name("saved")
        let object = Mark()
        var lines: [String] = []
        let all = center.publisher(for: name).sink { lines.append("all \($0.userInfo?["number"] ?? "")") }
        let one = center.publisher(for: name, object: object).sink { _ in lines.append("one") }
        center.post(name: name, userInfo: ["number": 1])
        center.post(name: .init("other"))
        center.post(name: name, object: object)
        expect(lines, is: ["all 1", "all ", "one"])
        all.cancel()
        one.cancel()
        expect(center.observerCount, is: 0)
    }

    @Test func `a notification that was not asked for is lost`() {
        let name = HeadlessFoundation.Notification.Name("saved")
        let recorder = center.publisher(for: name).map { _ in "saved" }.record(.max(1))
        center.post(name: name)
        center.post(name: name)
        recorder.request(1)
        expect(recorder.lines, is: ["subscription", "saved"])
        recorder.cancel()
    }

    private final class Mark {}
}
