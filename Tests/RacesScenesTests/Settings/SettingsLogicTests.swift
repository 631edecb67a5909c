import RacesWorkers
import StageRuntime
import TestSupport
import Testing
import WorkerSupport

@testable import RacesScenes

/// Settings' Logic and the appearance behind it: what is shown at once, what is stored, and what is taken back.
@Suite struct SettingsLogicTests {
    /// What the Logic and the appearance ask of their surroundings.
    private enum Call: Equatable {
        case show(String, String)
        case showDarkMode(Bool)
        case showFailure
        case close
        case apply(Bool)
        case save(Bool)
        case read
    }

    /// Notes it; replies are the test's.
    private final class Spy: SettingsPresenterInterface, SettingsNavigatorInterface, PreferencesStore {
        let log = CallLog<Call>()
        let reads = HeldStub<Preferences?, StoreError>("read", cancelled: .cancelled)
        let saves = HeldStub<Bool, StoreError>("save", cancelled: .cancelled)

        func show(version: String, environment: String) { log.add(.show(version, environment)) }
        func showDarkMode(isOn: Bool) { log.add(.showDarkMode(isOn)) }
        func showFailure() { log.add(.showFailure) }
        func close() { log.add(.close) }
        func read() async throws(StoreError) -> Preferences? {
            log.add(.read)
            return try await reads.wait()
        }
        func save(_ preferences: Preferences) async throws(StoreError) {
            log.add(.save(preferences.darkMode))
            _ = try await saves.wait()
        }
    }

    /// Performs a test of settings that have been opened, with nothing dark.
    private func test(
        _ body: (LogicTester<SettingsLogic, SettingsLogicState, Call>, Appearance, Spy) -> Void
    ) {
        StageTester.run { tester in
            let spy = Spy()
            let appearance = Appearance(store: spy, tasks: tester.stage.tasks)
            appearance.apply = { spy.log.add(.apply($0)) }
            let logic = LogicTester(
                SettingsLogic(appearance: appearance, environment: "dev", presenter: spy, navigator: spy), on: tester,
                log: spy.log
            ) { $0.state }
            logic.send { $0.start() }.expect(calls: [.show("1.0.0", "dev"), .showDarkMode(false)])
            body(logic, appearance, spy)
        }
    }

    @Test func `all is dark at once, and that is stored`() {
        test { logic, appearance, spy in
            logic.send { $0.setDarkMode(true) }.expect(calls: [.apply(true), .save(true)]) { $0.darkMode = true }
            logic.perform { spy.saves.answer(.success(true)) }.expect()
            #expect(appearance.isDark)
            logic.send { $0.setDarkMode(false) }.expect(calls: [.apply(false), .save(false)]) { $0.darkMode = false }
            logic.perform { spy.saves.answer(.success(false)) }.expect()
        }
    }

    @Test func `what cannot be stored is taken back and told`() {
        test { logic, appearance, spy in
            logic.send { $0.setDarkMode(true) }.expect(calls: [.apply(true), .save(true)]) { $0.darkMode = true }
            logic.perform { spy.saves.answer(.failure(.full)) }.expect(
                calls: [.apply(false), .showDarkMode(false), .showFailure]
            ) { $0.darkMode = false }
            #expect(!appearance.isDark)
        }
    }

    @Test func `a second choice while the first is being stored is stored after it`() {
        test { logic, _, spy in
            logic.send { $0.setDarkMode(true) }.expect(calls: [.apply(true), .save(true)]) { $0.darkMode = true }
            logic.send { $0.setDarkMode(false) }.expect(calls: [.apply(false)]) { $0.darkMode = false }
            logic.perform { spy.saves.answer(.success(true)) }.expect(calls: [.save(false)])
            logic.perform { spy.saves.answer(.failure(.io)) }.expect(
                calls: [.apply(true), .showDarkMode(true), .showFailure]
            ) { $0.darkMode = true }
        }
    }

    @Test func `what is read at launch is shown, unless the user was faster`() {
        test { logic, appearance, spy in
            logic.perform { appearance.read() }.expect(calls: [.read])
            logic.perform { spy.reads.answer(.success(Preferences(darkMode: true))) }.expect(
                calls: [.apply(true), .showDarkMode(true)]
            ) { $0.darkMode = true }
        }
        test { logic, appearance, spy in
            logic.perform { appearance.read() }.expect(calls: [.read])
            logic.send { $0.setDarkMode(false) }.expect(calls: [.apply(false), .save(false)])
            logic.perform { spy.reads.answer(.success(Preferences(darkMode: true))) }.expect()
            logic.perform { spy.saves.answer(.success(false)) }.expect()
        }
    }

    @Test(arguments: [Result<Preferences?, StoreError>.success(nil), .failure(.undecodable), .failure(.io)])
    func `what cannot be read is off`(reply: Result<Preferences?, StoreError>) {
        test { logic, appearance, spy in
            logic.perform { appearance.read() }.expect(calls: [.read])
            logic.perform { spy.reads.answer(reply) }.expect()
            #expect(!appearance.isDark)
        }
    }

    @Test func `Close closes`() {
        test { logic, _, _ in logic.send { $0.close() }.expect(calls: [.close]) }
    }
}
