import TestSupport
import WorkerSupport

@testable import RacesWorkers

/// The preferences in the storage.
@Suite struct PreferencesFileTests {
    private typealias Stored = Result<Preferences?, StoreError>

    /// Performs a test of a store that finds `stored` in the storage.
    private func test(
        _ stored: String? = nil, _ body: (PreferencesFile, FaultyStorage, StageTester) throws -> Void
    ) throws {
        let files = try stored.map { try FaultyStorage(["preferences": $0]) } ?? FaultyStorage()
        var options = StageOptions()
        options.storage = files
        try StageTester.run(options) { tester in
            try body(PreferencesFile(stage: tester.stage), files, tester)
        }
    }

    private func read(_ store: PreferencesFile, _ tester: StageTester) -> Stored? {
        tester.begin { () throws(StoreError) in try await store.read() }.result
    }

    private func save(
        _ isDark: Bool, _ store: PreferencesFile, _ tester: StageTester
    ) -> Result<Bool, StoreError>? {
        tester.begin { () throws(StoreError) in
            try await store.save(Preferences(darkMode: isDark))
            return isDark
        }.result
    }

    @Test func `without a file there are none`() throws {
        try test { store, _, tester in expect(read(store, tester), is: .success(nil)) }
    }

    @Test(arguments: [true, false])
    func `what is saved is read again, and stands in the file as one object`(isDark: Bool) throws {
        try test { store, files, tester in
            expect(save(isDark, store, tester), is: .success(isDark))
            expect(files.contents, is: [#"preferences={"darkMode":\#(isDark)}"#])
            expect(read(store, tester), is: .success(Preferences(darkMode: isDark)))
        }
    }

    @Test(arguments: [
        "", " ", "{", "{}", "null", "[]", "7", "true", #"{"darkMode":null}"#, #"{"darkMode":"true"}"#,
        #"{"darkMode":1}"#, "\u{0}garbage", String(repeating: "[", count: 100_000),
    ])
    func `a damaged file is set aside and reported, and the next read finds none`(damaged: String) throws {
        try test(damaged) { store, files, tester in
            expect(read(store, tester), is: .failure(.undecodable))
            expect(files.contents, is: ["preferences.damaged-1=\(damaged)"])
            #expect(
                tester.stage.trace.last(10).map(\.line).contains(
                    "0s  app  damaged preferences set aside  as=preferences.damaged-1"))
            expect(read(store, tester), is: .success(nil))
        }
    }

    @Test func `faults of the storage are the store's errors, and what was stored stays`() throws {
        try test(#"{"darkMode":true}"#) { store, files, tester in
            files.readFault = .io(name: "preferences", reason: "broken")
            expect(read(store, tester), is: .failure(.io))
            files.readFault = nil
            files.writeFault = .full(name: "preferences")
            expect(save(false, store, tester), is: .failure(.full))
            expect(files.contents, is: [#"preferences={"darkMode":true}"#])
        }
    }
}
