import StageRuntime
import TestSupport
import Testing

/// Doubles: they do what the test says, and fail where it said nothing.
@Suite struct DoubleTests {
    @Test func `a log gives the calls of all doubles in one order, each once`() {
        let log = CallLog<String>()
        #expect(log.isEmpty)
        log.add("a")
        log.add("b")
        #expect(!log.isEmpty)
        expect(log.take(), is: ["a", "b"])
        expect(log.take(), is: [])
    }

    @Test func `a stub gives its answers in order`() {
        StageTester.run { tester in
            let stub = Stub<Int, WorkerFault>("answer", on: tester, otherwise: .success(0))
            stub.answer(.success(1))
            stub.answer(.failure(.full))
            expect((try? stub.next()), is: 1)
            #expect(throws: WorkerFault.full) { try stub.next() }
        }
    }

    @Test func `a stub asked without an answer fails where the step stands and gives its fallback`() {
        let failures = Failures.of {
            StageTester.run { tester in
                let stub = Stub<Int, WorkerFault>("answer", on: tester, otherwise: .failure(.io))
                tester.settle()
                #expect(throws: WorkerFault.io) { try stub.next("to: 42") }
            }
        }
        #expect(
            failures.texts == [
                "answer(to: 42) was called unasked. "
                    + "Give the double an answer for it, or keep the code from calling it."
            ])
        expect(failures.lines, is: [#line - 9])
    }

    @Test func `an answer that nobody asks for fails where it was given`() {
        let failures = Failures.of {
            StageTester.run { tester in
                let stub = Stub<Int, WorkerFault>("answer", on: tester, otherwise: .success(0))
                stub.answer(.success(1))
                stub.answer(.success(2))
                _ = try? stub.next()
            }
        }
        #expect(
            failures.texts == [
                "This answer of answer was never asked for. Take it away, or let the code call answer once more."
            ])
        expect(failures.lines, is: [#line - 8])
    }

    @Test func `calls of a held stub wait for the test, which answers them in any order`() {
        StageTester.run { tester in
            let stub = HeldStub<Int, WorkerFault>("ask", cancelled: .cancelled)
            let first = tester.begin { () throws(WorkerFault) in try await stub.wait() }
            let second = tester.begin { () throws(WorkerFault) in try await stub.wait() }
            expect(stub.count, is: 2)
            stub.answer(.failure(.full), to: 2)
            tester.settle()
            #expect(first.result == nil)
            expect(second.result, is: .failure(.full))
            stub.answer(.success(1), to: 1)
            tester.settle()
            expect(first.result, is: .success(1))
        }
    }

    @Test func `a cancelled call ends at once, a stubborn one with its answer`() {
        StageTester.run { tester in
            let stub = HeldStub<Int, WorkerFault>("ask", cancelled: .cancelled)
            let stubborn = HeldStub<Int, WorkerFault>("ask")
            let calls = [stub, stubborn].map { stub in
                tester.begin { () throws(WorkerFault) in try await stub.wait() }
            }
            for call in calls { call.cancel() }
            tester.settle()
            expect(calls.map(\.result), is: [.failure(.cancelled), nil])
            stubborn.answer(.success(1))
            tester.settle()
            expect(calls.map(\.result), is: [.failure(.cancelled), .success(1)])
        }
    }

    @Test func `an answer to no call, or a second one, fails`() {
        let failures = Failures.of {
            StageTester.run { tester in
                let stub = HeldStub<Int, WorkerFault>("ask", cancelled: .cancelled)
                stub.answer(.success(1))
                _ = tester.begin { () throws(WorkerFault) in try await stub.wait() }
                stub.answer(.success(1))
                stub.answer(.success(2), to: 1)
                stub.answer(.success(2), to: 2)
            }
        }
        #expect(
            failures.texts == [
                "No call of ask waits for an answer; it was not called. Each call is answered once. "
                    + "Let the code call it first, or correct the number.",
                "Call 1 of ask does not wait for an answer; calls so far: 1 ask(). Each call is answered once. "
                    + "Let the code call it first, or correct the number.",
                "Call 2 of ask does not wait for an answer; calls so far: 1 ask(). Each call is answered once. "
                    + "Let the code call it first, or correct the number.",
            ])
    }
}
