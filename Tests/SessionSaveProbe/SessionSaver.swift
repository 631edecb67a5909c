import Foundation
import KooberWorkers
import StageRuntime
import WorkerSupport

/// Saves and reads numbered sessions in a folder, through the store that the app has.
struct SessionSaver {
    /// The folder.
    let folder: URL

    /// Saves sessions of rising numbers for ever, and announces each in a pipe before it is saved.
    func saveForEver(from first: Int, announcingIn pipe: Int32) -> Never {
        var number = first
        while true {
            var announcement = Int64(number)
            write(pipe, &announcement, 8)
            onStage { store in try await store.save(Self.session(number)) }
            number += 1
        }
    }

    /// Returns the number of the session that is stored, 0 for none, `nil` for something that is no such session.
    func storedNumber() -> Int? {
        var found: Int?
        onStage { store in
            guard let session = try await store.read() else {
                found = 0
                return
            }
            let number = Int(session.token.revealed.dropFirst("token-".count)) ?? -1
            found = session == Self.session(number) ? number : nil
        }
        return found
    }

    private func onStage(_ body: @escaping (any KooberSessionStore) async throws -> Void) {
        var options = StageOptions()
        options.storage = FileStorage(folder: folder)
        let stage = Stage(options)
        stage.run {
            let store = KooberSessionFile(stage: stage)
            stage.tasks.start("session") { try? await body(store) }
            stage.settle()
        }
        stage.shutDown()
    }

    /// A session that is a few pages long, so that writing it takes a while.
    private static func session(_ number: Int) -> UserSession {
        let name = String(repeating: "\(number) ", count: 2_000)
        let profile = UserProfile(name: name, email: "ada@example.com", mobileNumber: "\(number)")
        return UserSession(profile: profile, token: Secret("token-\(number)"))
    }
}
