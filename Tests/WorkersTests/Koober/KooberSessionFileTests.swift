import Foundation
import TestSupport
import WorkerSupport

@testable import KooberWorkers

/// The session in the app's storage: what is read, saved and deleted, and everything that can go wrong.
@Suite struct KooberSessionFileTests {
    /// Performs a test of a store that finds `stored` in the storage.
    private func test(
        _ stored: String? = nil, sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (KooberSessionFile, FaultyStorage, StageTester) throws -> Void
    ) throws {
        let files = try stored.map { try FaultyStorage(["session": $0]) } ?? FaultyStorage()
        var options = StageOptions()
        options.storage = files
        try StageTester.run(options, sourceLocation: sourceLocation) { tester in
            try body(KooberSessionFile(stage: tester.stage), files, tester)
        }
    }

    private func read(
        _ store: KooberSessionFile, _ tester: StageTester
    ) -> Result<UserSession?, StoreError>? {
        tester.begin { () throws(StoreError) in try await store.read() }.result
    }

    /// Saves, and tells what it fails with.
    private func save(_ session: UserSession, _ store: KooberSessionFile, _ tester: StageTester) -> StoreError? {
        let saved = tester.begin { () throws(StoreError) in try await store.save(session) }
        if case .failure(let error)? = saved.result { return error }
        return nil
    }

    /// Deletes, and tells what it fails with.
    private func delete(_ store: KooberSessionFile, _ tester: StageTester) -> StoreError? {
        let deleted = tester.begin { () throws(StoreError) in try await store.delete() }
        if case .failure(let error)? = deleted.result { return error }
        return nil
    }

    @Test func `nobody is signed in where nothing is stored`() throws {
        try test { store, files, tester in
            expect((read(store, tester), files.contents), is: (.success(nil), []))
            expect(
                tester.stage.trace.last(100).map(\.line), are: "0s  worker  request  call=session.read number=1",
                "0s  worker  reply  call=session.read number=1 session=none")
        }
    }

    @Test func `what is saved is read again, also by another store of the stage`() throws {
        try test { store, files, tester in
            expect(save(KooberTest.session, store, tester), is: nil)
            expect(files.contents, is: ["session=" + KooberTest.sessionJSON])
            expect(read(store, tester), is: .success(KooberTest.session))
            expect(read(KooberSessionFile(stage: tester.stage), tester), is: .success(KooberTest.session))
            #expect(
                Array(tester.stage.trace.last(100).map(\.line).prefix(4)) == [
                    "0s  worker  request  call=session.save number=1 email=johnny@gmail.com token=<secret>",
                    "0s  worker  reply  call=session.save number=1",
                    "0s  worker  request  call=session.read number=1",
                    "0s  worker  reply  call=session.read number=1 email=johnny@gmail.com token=<secret>",
                ])
        }
    }

    @Test func `a second save takes the first one's place, and a picture is kept`() throws {
        try test(KooberTest.sessionJSON) { store, files, tester in
            let profile = UserProfile(
                name: "Åsa \"A\" \\ O\u{2028}", email: "a@b", mobileNumber: "",
                avatarURL: URL(string: "http://koober/a.png"))
            let session = UserSession(profile: profile, token: Secret("other"))
            expect((save(session, store, tester), read(store, tester)), is: (nil, .success(session)))
            expect(files.contents.count, is: 1)
        }
    }

    @Test func `deleting forgets it, and deleting what is not there succeeds`() throws {
        try test(KooberTest.sessionJSON) { store, files, tester in
            expect((delete(store, tester), files.contents, delete(store, tester)), is: (nil, [], nil))
            expect(read(store, tester), is: .success(nil))
        }
    }

    @Test(arguments: [
        "null", "[]", "7", "\"text\"", "{}", "\u{0}garbage", #"{"profile":{},"token":"t"}"#,
        #"{"profile":{"email":"e","mobileNumber":"m","name":"n"},"token":7}"#,
        #"{"profile":{"email":"e","mobileNumber":"m","name":"n"},"token":""}"#, "bplist00",
        String(repeating: "[", count: 100_000),
    ])
    func `a file of something else is no session, is set aside and reported`(damaged: String) throws {
        try test(damaged) { store, files, tester in
            expect(read(store, tester), is: .failure(.undecodable))
            expect(files.contents, is: ["session.damaged-1=\(damaged)"])
            expect(
                tester.stage.trace.last(100).map(\.line), are: "0s  worker  request  call=session.read number=1",
                "0s  app  damaged session set aside  as=session.damaged-1",
                "0s  worker  failure  call=session.read number=1 fault=garbage")
            expect(save(KooberTest.session, store, tester), is: nil)
            expect(files.contents, is: ["session=" + KooberTest.sessionJSON, "session.damaged-1=\(damaged)"])
        }
    }

    @Test func `a file that cannot be read stays as it is`() throws {
        try test(KooberTest.sessionJSON) { store, files, tester in
            files.readFault = .io(name: "session", reason: "Permission denied")
            expect(read(store, tester), is: .failure(.io))
            files.readFault = nil
            expect(read(store, tester), is: .success(KooberTest.session))
        }
    }

    @Test(arguments: [
        (StorageError.full(name: "session"), StoreError.full),
        (.io(name: "session", reason: "Read-only file system"), .io),
    ])
    func `a save or a deletion that fails leaves what was there`(
        fault: StorageError, error: StoreError
    ) throws {
        try test(KooberTest.sessionJSON) { store, files, tester in
            files.writeFault = fault
            files.deleteFault = fault
            let other = UserSession(profile: KooberTest.johnny, token: Secret("other"))
            expect((save(other, store, tester), delete(store, tester)), is: (error, error))
            expect(files.contents, is: ["session=" + KooberTest.sessionJSON])
        }
    }

    @Test func `in a folder it is one file of mode 0600, without a password`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "session-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = StageOptions()
        options.storage = FileStorage(folder: folder)
        try StageTester.run(options) { tester in
            let auth = HttpWorker(stage: tester.stage)
            let store = KooberSessionFile(stage: tester.stage)
            let signedUp = tester.begin { () throws(KooberAuthError) in try await auth.signUp(KooberTest.ada) }
            tester.advance(by: .seconds(1))
            let session = try #require(try signedUp.result?.get())
            expect((save(session, store, tester), read(store, tester)), is: (nil, .success(session)))
            let path = folder.appending(path: "session").path
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            expect(attributes[.posixPermissions] as? Int, is: 0o600)
            try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), is: ["session"])
            #expect(!(try String(contentsOfFile: path, encoding: .utf8)).contains("engine"))
        }
    }
}
