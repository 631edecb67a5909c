import Foundation
package import StageRuntime

/// Why what an app keeps on this device could not be read, saved or deleted.
package enum StoreError: Error, Equatable, Sendable {
    /// The stored data have another format, or are incomplete; they are set aside.
    case undecodable
    /// There is no space left.
    case full
    /// The store could not be read or written.
    case io
    /// The asking task was cancelled.
    case cancelled

    /// Makes the error that a fault of the call means to the app.
    package init(_ fault: WorkerFault) {
        self =
            switch fault {
            case .cancelled: .cancelled
            case .garbage: .undecodable
            case .full: .full
            case .offline, .timeout, .status, .unauthorised, .io: .io
            }
    }
}

/// One file of the app's storage, read and changed by worker calls.
struct StoredFile {
    /// The name under which it is stored.
    let name: String
    /// The gate of the stage; unowned, the stage outlives what runs on it.
    private unowned let gate: WorkerGate
    /// Keeps the file; unowned, the stage owns it.
    private unowned let storage: any Storage
    /// Records a damaged file; unowned, the stage owns it.
    private unowned let trace: Trace

    init(_ name: String, on stage: Stage) {
        self.name = name
        gate = stage.workers
        storage = stage.storage
        trace = stage.trace
    }

    /// Returns what is stored; nil if nothing is.
    ///
    /// A file that cannot be decoded is set aside under another name and recorded in the trace: nothing is overwritten.
    ///
    /// - Parameters:
    ///   - call: the call that reads.
    ///   - noun: what is stored, for the trace.
    ///   - decode: decodes a file's bytes; nil if they contain no such value.
    /// - Throws: ``WorkerFault/garbage`` for a file that was set aside: the next read finds none.
    func read<Value>(
        _ call: WorkerCall<Value?>, _ noun: String, decode: (Data) -> Value?
    ) async throws(WorkerFault) -> Value? {
        try await gate.perform(call) { () throws(WorkerFault) in
            do throws(StorageError) {
                guard let data = try storage.read(name) else { return nil }
                if let value = decode(data) { return value }
                let other = try storage.setAside(name)
                trace.record("damaged \(noun) set aside", fields: [TraceEvent.Field("as", other)])
            } catch {
                throw error.fault
            }
            throw .garbage
        }
    }

    /// Replaces the file, wholly or not at all; if there are no bytes, the value cannot be written as JSON.
    func write(
        _ bytes: Data?, by call: WorkerCall<Void>, _ arguments: [TraceEvent.Field]
    ) async throws(WorkerFault) {
        try await change(call, arguments) { () throws(StorageError) in
            guard let bytes else { throw .io(name: name, reason: "it cannot be written as JSON") }
            try storage.write(bytes, to: name)
        }
    }

    /// Removes the file, if there is one.
    func delete(by call: WorkerCall<Void>) async throws(WorkerFault) {
        try await change(call, []) { () throws(StorageError) in try storage.delete(name) }
    }

    private func change(
        _ call: WorkerCall<Void>, _ arguments: [TraceEvent.Field], _ body: () throws(StorageError) -> Void
    ) async throws(WorkerFault) {
        try await gate.perform(call, arguments) { () throws(WorkerFault) in
            do throws(StorageError) {
                try body()
            } catch {
                throw error.fault
            }
        }
    }
}
