import Rehearsal

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct Book: Decodable {
    let title: String
    let author: String
}

enum BookError: Error {
    case server
    case cancelled

    init(_ fault: WorkerFault) { self = fault == .cancelled ? .cancelled : .server }
}

protocol BookWorker {
    func books() async throws(BookError) -> [Book]
}

enum BookCalls {
    static let list = WorkerCall<[Book]>(
        WorkerCallDescription("books.list", kind: .network, latency: .milliseconds(400)),
        decode: { try JSONDecoder().decode([Book].self, from: $0) })
}

final class OfflineBooks: BookWorker {
    private unowned let stage: Stage

    init(stage: Stage) { self.stage = stage }

    func books() async throws(BookError) -> [Book] {
        do {
            return try await stage.workers.perform(
                BookCalls.list,
                offline: { [Book(title: "Emma", author: "Austen"), Book(title: "Middlemarch", author: "Eliot")] })
        } catch {
            throw BookError(error)
        }
    }
}

final class LiveBooks: BookWorker {
    private unowned let stage: Stage
    private let server: URL

    init(stage: Stage, server: URL) {
        self.stage = stage
        self.server = server
    }

    func books() async throws(BookError) -> [Book] {
        do {
            return try await stage.workers.perform(
                BookCalls.list, live: { () throws(WorkerFault) in try await fetch() })
        } catch {
            throw BookError(error)
        }
    }

    private func fetch() async throws(WorkerFault) -> Data {
        do {
            return try await stage.elsewhere("books.list") { [server] in
                try await URLSession.shared.data(from: server.appendingPathComponent("shelf.json")).0
            }
        } catch {
            throw error is CancellationError ? .cancelled : .offline
        }
    }
}
