import Rehearsal
import Testing

@testable import Tides

/// The Logic alone: a stage for its tasks, doubles for all around it, no screen.
@Suite struct ForecastLogicTests {
    private static let dover = Harbour(name: "Dover", firstHigh: 0, high: 670, low: 80)
    private static let tides = [Tide(level: .high, minute: 182, centimetres: 670)]

    @Test func `tides that come are shown and end the loading`() {
        let stage = Stage()
        stage.run {
            let worker = TidesStub([.success(Self.tides)])
            let presenter = PresenterSpy()
            let logic = makeLogic(worker, presenter, on: stage)
            logic.start()
            stage.settle()
            #expect(
                logic.state
                    == ForecastLogicState(harbour: Self.dover, isHome: false, phase: .loaded, tides: Self.tides))
            #expect(presenter.calls == ["Dover, not home", "loading", "not loading", "1 tide"])
        }
        stage.shutDown()
    }

    @Test func `a failure is told, and trying again asks again`() {
        let stage = Stage()
        stage.run {
            let worker = TidesStub([.failure(.server), .success([])])
            let presenter = PresenterSpy()
            let logic = makeLogic(worker, presenter, on: stage)
            logic.start()
            stage.settle()
            #expect(logic.state.phase == .failed)
            presenter.retry()
            stage.settle()
            #expect(logic.state.phase == .loaded)
            #expect(
                presenter.calls == [
                    "Dover, not home", "loading", "not loading", "failure", "loading", "not loading", "0 tides",
                ])
        }
        stage.shutDown()
    }

    @Test(arguments: [.success([]), .failure(.server)] as [Result<[Tide], TidesError>])
    func `what comes of a request that another one has replaced is worth nothing`(
        _ late: Result<[Tide], TidesError>
    ) {
        let stage = Stage()
        stage.run {
            let worker = TidesStub([late, .success(Self.tides)])
            let presenter = PresenterSpy()
            let logic = makeLogic(worker, presenter, on: stage)
            worker.whileAnswering = { logic.reload() }
            logic.start()
            stage.settle()
            #expect(logic.state.tides == Self.tides && logic.state.phase == .loaded)
            #expect(presenter.calls == ["Dover, not home", "loading", "loading", "not loading", "1 tide"])
        }
        stage.shutDown()
    }

    @Test func `the result is handed back once`() {
        let stage = Stage()
        stage.run {
            var results: [Bool] = []
            let logic = makeLogic(TidesStub([]), PresenterSpy(), on: stage) { results.append($0) }
            logic.setHome(true)
            logic.leftForGood()
            logic.leftForGood()
            #expect(results == [true])
        }
        stage.shutDown()
    }

    private func makeLogic(
        _ worker: TidesStub, _ presenter: PresenterSpy, on stage: Stage,
        finished: @escaping (Bool) -> Void = { _ in }
    ) -> ForecastLogic {
        ForecastLogic(
            setup: ForecastSetup(harbour: Self.dover, isHome: false, finished: finished), tides: worker,
            presenter: presenter, tasks: stage.tasks)
    }
}
