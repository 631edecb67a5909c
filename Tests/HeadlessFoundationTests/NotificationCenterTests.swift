import TestSupport

@testable import HeadlessFoundation

@Suite struct NotificationCenterTests {
    let center = HeadlessFoundation.NotificationCenter()
    let log = CallLog<String>()
    let name = HeadlessFoundation.Notification.Name("something")

    @discardableResult
    private func observe(
        _ label: String, _ name: HeadlessFoundation.Notification.Name?, object: AnyObject? = nil
    ) -> AnyObject {
        let log = log
        return center.addObserver(forName: name, object: object, queue: nil) {
            log.add(label + " " + $0.name.rawValue)
        }
    }

    @Test func `observers are called in the order in which they registered`() {
        for label in ["c", "a", "b"] { observe(label, name) }
        center.post(name: name)
        expect(log.take(), is: ["c something", "a something", "b something"])
    }

    @Test func `an observer gets only notifications of its name and its object, or all`() {
        let (one, two) = (CallLog<String>(), CallLog<String>())
        observe("one", name, object: one)
        observe("all", nil)
        center.post(name: name, object: two)
        center.post(name: name, object: one)
        center.post(name: .init("other"))
        expect(log.take(), is: ["all something", "one something", "all something", "all other"])
    }

    @Test func `an observer of a released object gets no notification`() {
        observe("gone", name, object: CallLog<String>())
        center.post(name: name)
        expect(log.take(), is: [])
    }

    @Test func `a removed observer gets no notification, also if removed during the posting`() {
        let log = log
        var second: AnyObject?
        center.addObserver(forName: name, object: nil, queue: nil) { [center] _ in
            log.add("first")
            if let second { center.removeObserver(second) }
        }
        second = observe("second", name)
        center.post(name: name)
        center.post(name: name)
        expect((log.take(), center.observerCount), is: (["first", "first"], 1))
    }

    @Test func `an observer added during a posting gets the next one`() {
        let log = log
        center.addObserver(forName: name, object: nil, queue: nil) { [center] _ in
            center.addObserver(forName: nil, object: nil, queue: nil) { _ in log.add("new") }
        }
        center.post(name: name)
        expect(log.take(), is: [])
        center.post(name: name)
        expect(log.take(), is: ["new"])
    }

    @Test func `a token does not keep its centre alive and removes nothing from another centre`() {
        var other: HeadlessFoundation.NotificationCenter? = HeadlessFoundation.NotificationCenter()
        weak let released = other
        let token = other?.addObserver(forName: name, object: nil, queue: nil) { _ in }
        observe("own", name)
        if let token { center.removeObserver(token) }
        expect(center.observerCount, is: 1)
        other = nil
        #expect(released == nil)
    }

    @Test func `a notification has its object and its user info`() {
        var heard: HeadlessFoundation.Notification?
        center.addObserver(forName: name, object: nil, queue: nil) { heard = $0 }
        center.post(name: name, object: log, userInfo: ["key": 1])
        #expect(heard?.object === log)
        expect(heard?.userInfo?["key"] as? Int, is: 1)
    }

    @Test func `each stage has a default centre of its own`() {
        let (one, two) = (Stage(), Stage())
        let first = one.run { HeadlessFoundation.NotificationCenter.default }
        #expect(first === one.run { HeadlessFoundation.NotificationCenter.default })
        #expect(first !== two.run { HeadlessFoundation.NotificationCenter.default })
    }
}
