import StageRuntime
import Testing

@testable import HeadlessUIKit

@Suite struct NotificationCenterTests {
    let center = HeadlessUIKit.NotificationCenter()
    let journal = Journal()
    let name = HeadlessUIKit.Notification.Name("something")

    @discardableResult
    private func observe(
        _ label: String, _ name: HeadlessUIKit.Notification.Name?, object: AnyObject? = nil
    ) -> AnyObject {
        let journal = journal
        return center.addObserver(forName: name, object: object, queue: nil) {
            journal.note(label + " " + $0.name.rawValue)
        }
    }

    @Test func `observers are called in the order in which they registered`() {
        for label in ["c", "a", "b"] { observe(label, name) }
        center.post(name: name)
        #expect(journal.take() == ["c something", "a something", "b something"])
    }

    @Test func `an observer gets only notifications of its name and its object, or all`() {
        let (one, two) = (Journal(), Journal())
        observe("one", name, object: one)
        observe("all", nil)
        center.post(name: name, object: two)
        center.post(name: name, object: one)
        center.post(name: .init("other"))
        #expect(journal.take() == ["all something", "one something", "all something", "all other"])
    }

    @Test func `an observer of a released object gets no notification`() {
        observe("gone", name, object: Journal())
        center.post(name: name)
        #expect(journal.take() == [])
    }

    @Test func `a removed observer gets no notification, also if removed during the posting`() {
        let journal = journal
        var second: AnyObject?
        center.addObserver(forName: name, object: nil, queue: nil) { [center] _ in
            journal.note("first")
            if let second { center.removeObserver(second) }
        }
        second = observe("second", name)
        center.post(name: name)
        center.post(name: name)
        #expect(journal.take() == ["first", "first"])
        #expect(center.observerCount == 1)
    }

    @Test func `an observer added during a posting gets the next one`() {
        let journal = journal
        center.addObserver(forName: name, object: nil, queue: nil) { [center] _ in
            center.addObserver(forName: nil, object: nil, queue: nil) { _ in journal.note("new") }
        }
        center.post(name: name)
        #expect(journal.take() == [])
        center.post(name: name)
        #expect(journal.take() == ["new"])
    }

    @Test func `a token does not keep its centre alive and removes nothing from another centre`() {
        var other: HeadlessUIKit.NotificationCenter? = HeadlessUIKit.NotificationCenter()
        weak let released = other
        let token = other?.addObserver(forName: name, object: nil, queue: nil) { _ in }
        observe("own", name)
        if let token { center.removeObserver(token) }
        #expect(center.observerCount == 1)
        other = nil
        #expect(released == nil)
    }

    @Test func `a notification has its object and its user info`() {
        var heard: HeadlessUIKit.Notification?
        center.addObserver(forName: name, object: nil, queue: nil) { heard = $0 }
        center.post(name: name, object: journal, userInfo: ["key": 1])
        #expect(heard?.object === journal)
        #expect(heard?.userInfo?["key"] as? Int == 1)
    }

    @Test func `each stage has a default centre of its own`() {
        let (one, two) = (Stage(), Stage())
        let first = one.run { HeadlessUIKit.NotificationCenter.default }
        #expect(first === one.run { HeadlessUIKit.NotificationCenter.default })
        #expect(first !== two.run { HeadlessUIKit.NotificationCenter.default })
    }
}
