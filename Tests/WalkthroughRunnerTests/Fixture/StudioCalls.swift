import Foundation
import StageRuntime

/// A call of each kind.
enum StudioCalls {
    static let find = WorkerCall<[String]>(
        WorkerCallDescription("search.find", kind: .network, latency: .milliseconds(300)),
        decode: { try JSONDecoder().decode([String].self, from: $0) })
    static let load = WorkerCall<String>(
        WorkerCallDescription("session.load", kind: .store, latency: .milliseconds(10), storage: "session"),
        decode: { (data: Data) throws(WorkerFault) -> String in
            guard let text = String(data: data, encoding: .utf8), !text.contains("\u{0}") else { throw .garbage }
            return text
        })
    static let save = WorkerCall<Bool>(
        WorkerCallDescription("session.save", kind: .store, storage: "session"))
    static let locate = WorkerCall<Int>(
        WorkerCallDescription("locator.locate", kind: .device, latency: .seconds(1)))
}
