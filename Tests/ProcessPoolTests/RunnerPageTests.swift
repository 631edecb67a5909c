import Basics
import TestSupport

@testable import ProcessPool

struct RunnerPageTests {
    private func event(_ number: Int, _ fields: [TraceEvent.Field] = []) -> TraceEvent {
        TraceEvent(
            time: StageInstant(nanoseconds: Int64(number)), category: .worker, name: "event \(number)", fields: fields)
    }

    private func withPage(_ body: (RunnerPage) throws -> Void) throws {
        let pages = try RunnerPages(count: 2)
        pages[1].reset(PoolOptions())
        try withExtendedLifetime(pages) { try body(pages[1]) }
    }

    @Test func `a new page is empty`() throws {
        try withPage { page in
            expect((page.step, page.steps, page.events, page.isToStop), is: (nil, 0, [], false))
            expect((page.memory, page.wantedNotes), is: (2 << 30, .none))
        }
    }

    @Test func `a page keeps messages until they are taken, while there is room`() throws {
        try withPage { page in
            #expect(page.addUnsent([1, 2]))
            #expect(page.addUnsent([3]))
            page.beginTask(7)
            #expect(!page.addUnsent([UInt8](repeating: 4, count: RunnerPage.size)))
            expect((page.drainUnsent(), page.drainUnsent()), is: ([1, 2, 3], []))
        }
    }

    @Test func `a page keeps the step that began last`() throws {
        try withPage { page in
            page.beginTask(7)
            page.begin(
                TaskStep(file: "first, a longer name.walk", line: 1, column: 1, source: "rotate to landscape"),
                after: 3, time: .zero)
            let step = TaskStep(file: "größe.walk", line: 12, column: 3, source: "tap \"größe\"")
            page.begin(step, after: 4, time: StageInstant(nanoseconds: 5))
            expect((page.index, page.steps, page.step, page.time), is: (7, 5, step, StageInstant(nanoseconds: 5)))
        }
    }

    @Test func `a page is emptied for the next task`() throws {
        try withPage { page in
            page.begin(TaskStep(file: "a", line: 1, column: 1, source: "back"), after: 0, time: .zero)
            page.record(event(1))
            page.beginTask(8)
            expect((page.step, page.events), is: (nil, []))
        }
    }

    @Test func `a page keeps the first failed run until the next task`() throws {
        try withPage { page in
            page.beginTask(7)
            #expect(page.failedRun == nil)
            page.beginRun(3)
            page.noteFailure(of: 3)
            page.beginRun(4)
            page.noteFailure(of: 4)
            page.beginRun(5)
            expect(page.failedRun, is: 3)
            let lost = LostTask(.signal(11), page: page)
            expect((lost.run, lost.failedRun), is: (5, 3))
            page.beginTask(8)
            #expect(page.failedRun == nil)
        }
    }

    @Test func `a page keeps the last sixteen events, oldest first`() throws {
        try withPage { page in
            let events = (0..<40).map { event($0, [.init("call", "search"), .init("text", "größe \($0)")]) }
            for (number, event) in events.enumerated() {
                page.record(event)
                expect(page.events, is: events[max(0, number - 15)...number].map { $0 })
            }
            expect(page.time, is: events[39].time)
        }
    }

    @Test func `a text that is too long is cut between characters`() throws {
        try withPage { page in
            page.begin(
                TaskStep(file: "a", line: 1, column: 1, source: String(repeating: "ö", count: 10_000)), after: 0,
                time: .zero)
            let source = try #require(page.step?.source)
            #expect(source.count > 1000)
            expect((source.allSatisfy { $0 == "ö" }, page.events), is: (true, []))
        }
    }

    @Test func `an event with long fields keeps its neighbours whole`() throws {
        try withPage { page in
            let long = String(repeating: "x", count: 5000)
            page.record(event(1))
            page.record(event(2, [.init("short", "1"), .init("long", long), .init("late", "2")]))
            page.record(event(3, [.init(long, "1")]))
            page.record(event(4))
            let events = page.events
            expect(events.map(\.name), is: ["event 1", "event 2", "event 3", "event 4"])
            expect(events[1].fields.map(\.name), is: ["short", "long"])
            expect((events[1].fields[1].value.allSatisfy { $0 == "x" }, events[2].fields), is: (true, []))
        }
    }

    @Test func `a page with any content can be read`() throws {
        try withPage { page in
            for byte: UInt8 in [0x00, 0x01, 0x7F, 0x80, 0xFF] {
                page.base.initializeMemory(as: UInt8.self, repeating: byte, count: RunnerPage.size)
                #expect((page.step?.source.utf8.count ?? 0) <= RunnerPage.size)
                #expect(page.events.count <= RunnerPage.eventCount)
            }
        }
    }

    @Test func `the wish to stop reaches the process`() throws {
        try withPage { page in
            page.stop()
            #expect(page.isToStop)
            page.goOn()
            #expect(!page.isToStop)
        }
    }
}
