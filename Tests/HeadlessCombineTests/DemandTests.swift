import TestSupport

@testable import HeadlessCombine

@Suite struct DemandTests {
    @Test func `sums, differences and products stay at least 0, and unlimited stays unlimited`() {
        expect((Subscribers.Demand.max(2) + .max(3), Subscribers.Demand.max(2) + 1), is: (.max(5), .max(3)))
        expect((Subscribers.Demand.max(2) + .unlimited, Subscribers.Demand.max(2) - .max(3)), is: (.unlimited, .none))
        expect(Subscribers.Demand.unlimited - .unlimited, is: .unlimited)
        expect((Subscribers.Demand.max(2) - .unlimited, Subscribers.Demand.max(2) * 3), is: (.none, .max(6)))
        expect(Subscribers.Demand.max(.max) + 1, is: .unlimited)
    }

    @Test func `an unlimited demand is more than any number`() {
        #expect(Subscribers.Demand.max(.max) < .unlimited)
        #expect(!(Subscribers.Demand.unlimited < .unlimited))
        #expect(Subscribers.Demand.unlimited > 7)
        #expect(Subscribers.Demand.max(1) < 2 && Subscribers.Demand.max(2) <= 2 && Subscribers.Demand.max(2) >= 2)
        #expect(Subscribers.Demand.max(1) == 1 && Subscribers.Demand.unlimited != 1)
        expect("\(Subscribers.Demand.unlimited) \(Subscribers.Demand.max(3))", is: "unlimited max(3)")
    }

    @Test func `a negative demand fails the run and counts as none`() {
        var demand = Subscribers.Demand.unlimited
        let found = problems { demand = .max(-1) }
        expect(found, is: ["this ends the app on a phone: a demand of -1 values; a demand is at least 0"])
        expect(demand, is: .none)
    }

    @Test func `a request of no value fails the run, unless the subscription has ended`() {
        expect(problems { Just(1).record(.max(1)).request(0) }, is: [])
        let found = problems { [1, 2].publisher.record(.max(1)).request(0) }
        expect(found, is: ["this ends the app on a phone: a subscriber has requested no value; request at least one"])
    }

    @Test func `nothing is sent before it is asked for, and the end comes with the last value`() {
        let recorder = [1, 2, 3].publisher.record(.none)
        expect(recorder.take(), is: ["subscription"])
        recorder.request(1)
        expect(recorder.take(), is: ["1"])
        recorder.request(2)
        expect(recorder.take(), is: ["2", "3", "finished"])
    }

    @Test func `what a subscriber asks for in reply to a value is sent, in order`() {
        expect(
            (1...4).publisher.record(.max(1), more: .max(1)).lines,
            is: ["subscription", "1", "2", "3", "4", "finished"])
    }

    @Test func `a request within a callback neither nests nor loses values`() {
        let recorder = (1...5).publisher.record(.none)
        recorder.onValue = { _ in recorder.request(2) }
        recorder.request(1)
        expect(recorder.lines, is: ["subscription", "1", "2", "3", "4", "5", "finished"])
    }

    @Test func `a cancel within a callback ends everything at once`() {
        let recorder = (1...5).publisher.record(.none)
        recorder.onValue = { if $0 == 2 { recorder.cancel() } }
        recorder.request(5)
        expect(recorder.lines, is: ["subscription", "1", "2"])
    }

    @Test func `demand passes through a chain of operators`() {
        var asked: [Int?] = []
        let recorder = (1...9).publisher.handleEvents(receiveRequest: { asked.append($0.max) })
            .filter { $0.isMultiple(of: 2) }.map { $0 * 10 }.record(.max(1))
        expect((recorder.take(), asked), is: (["subscription", "20"], [1, 1]))
        recorder.request(1)
        expect(recorder.take(), is: ["40"])
    }
}
