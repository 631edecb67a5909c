import TestSupport

@testable import HeadlessCombine

@Suite struct WaitingTests {
    private let stage = Stage()
    private let subject = PassthroughSubject<Int, Mishap>()

    /// Writes down what a loop over the subject's values does; returns the task.
    private func follow(_ lines: Lines) -> StageTask {
        stage.run {
            stage.tasks.observe("values") { [subject] in
                do {
                    for try await value in subject.values { lines.all.append("\(value)") }
                    lines.all.append("left")
                } catch {
                    lines.all.append("\(error)")
                }
            }
        }
    }

    private final class Lines {
        var all: [String] = []
    }

    @Test func `a loop takes the values, one a turn, and leaves at the end`() {
        let lines = Lines()
        _ = follow(lines)
        stage.settle()
        for value in 1...2 {
            stage.run { subject.send(value) }
            stage.settle()
        }
        stage.run { subject.send(completion: .finished) }
        stage.settle()
        expect((lines.all, stage.takeProblems()), is: (["1", "2", "left"], []))
    }

    @Test func `what a subject sends between two turns is lost`() {
        let lines = Lines()
        _ = follow(lines)
        stage.settle()
        stage.run {
            subject.send(1)
            subject.send(2)
        }
        stage.settle()
        expect(lines.all, is: ["1"])
    }

    @Test func `a failure is thrown, and a cancelled task leaves the loop and the publisher`() {
        let lines = Lines()
        let task = follow(lines)
        stage.settle()
        stage.run { task.cancel() }
        stage.settle()
        expect(lines.all, is: ["left"])
        _ = follow(lines)
        stage.settle()
        stage.run { subject.send(completion: .failure(Mishap("a"))) }
        stage.settle()
        expect(lines.all, is: ["left", #"Mishap(name: "a")"#])
    }

    @Test func `a sequence's values come all, and a loop that is left cancels`() {
        let lines = Lines()
        stage.run {
            _ = stage.tasks.start("values") {
                let source = (1...9).publisher.handleEvents(receiveCancel: { lines.all.append("cancel") })
                for await value in source.values {
                    lines.all.append("\(value)")
                    if value == 3 { break }
                }
            }
        }
        stage.settle()
        expect(lines.all, is: ["1", "2", "3", "cancel"])
    }

    @Test func `a future's value can be awaited`() {
        let lines = Lines()
        var promise: Future<Int, Mishap>.Promise?
        stage.run {
            let future = Future<Int, Mishap> { promise = $0 }
            let safe = Future<Int, Never> { $0(.success(7)) }
            _ = stage.tasks.start("future") {
                lines.all.append("\(await safe.value)")
                do { lines.all.append("\(try await future.value)") } catch { lines.all.append("\(error)") }
                do { lines.all.append("\(try await future.value)") } catch { lines.all.append("\(error)") }
            }
        }
        stage.settle()
        expect(lines.all, is: ["7"])
        stage.run { promise?(.failure(Mishap("a"))) }
        stage.settle()
        expect((lines.all, stage.takeProblems()), is: (["7", #"Mishap(name: "a")"#, #"Mishap(name: "a")"#], []))
    }
}
