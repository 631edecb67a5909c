import DemoWorkers
import Scene
import StageRuntime
import TestSupport
import Testing

@testable import DemoScenes

/// What a test of Splash's Logic needs: its tester, its doubles, its tasks.
struct SplashLogicFixture {
    let logic: LogicTester<SplashLogic, SplashLogicState, SplashCall>
    let replies: HeldStub<Bool, SettingsError>
    let presenter: SplashPresenterSpy
    let tasks: TaskScope

    /// Performs a test of a Logic that has just been made.
    static func run(
        _ flags: DemoConfiguration.TestFlags? = nil, stubbornWorker isStubborn: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation, _ body: (SplashLogicFixture) -> Void
    ) {
        StageTester.run(sourceLocation: sourceLocation) { tester in
            let log = CallLog<SplashCall>()
            let settings = SettingsStub(log: log, isStubborn: isStubborn)
            let presenter = SplashPresenterSpy(log: log)
            let tasks = TaskScope("Splash")
            let logic = SplashLogic(
                setup: SplashSetup(testFlags: flags), settings: settings, presenter: presenter,
                navigator: SplashNavigatorSpy(log: log), tasks: tasks)
            body(
                SplashLogicFixture(
                    logic: LogicTester(logic, on: tester, log: log) { $0.state }, replies: settings.replies,
                    presenter: presenter, tasks: tasks))
        }
    }

    /// Starts the launch, which asks for an update without test flags.
    func start(sourceLocation: SourceLocation = #_sourceLocation) {
        logic.send({ $0.start() }, sourceLocation: sourceLocation)
            .expect(
                state: SplashLogicState(settings: .updating, display: .running, departure: .staying), calls: [.update],
                sourceLocation: sourceLocation)
    }
}
