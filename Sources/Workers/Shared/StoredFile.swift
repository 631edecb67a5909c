package import Foundation
package import StageRuntime

/// Why a stored file could not be read, saved or deleted.
package enum StoreError: Error, Equatable, Sendable {
    /// The stored data cannot be decoded; the file was renamed.
    case undecodable
    /// There is no space left.
    case full
    /// The store could not be read or written.
    case io
    /// The calling task was cancelled.
    case cancelled

    /// Makes the error for a fault of the call.
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

/// One stored file of the app, read and changed by worker calls.
package struct StoredFile {
    /// The name of the file.
    package let name: String
    /// The stage's worker gate; unowned, the stage lives longer.
    private unowned let gate: WorkerGate
    /// Stores the file; unowned, the stage owns it.
    private unowned let storage: any Storage
    /// Records files that cannot be decoded; unowned, the stage owns it.
    private unowned let trace: Trace

    /// Makes the file of a name on a stage, which lives longer.
    package init(_ name: String, on stage: Stage) {
        self.name = name
        gate = stage.workers
        storage = stage.storage
        trace = stage.trace
    }

    /// Returns the stored value; `nil` if there is no file.
    ///
    /// A file that cannot be decoded is renamed and traced: no data are overwritten.
    ///
    /// - Parameters:
    ///   - call: the call that reads the file.
    ///   - noun: what the file contains, for the trace.
    ///   - decode: decodes the bytes of the file; `nil` if they contain no such value.
    /// - Throws: ``StoreError``, which is `undecodable` if the file was renamed; the next read finds no file.
    package func read<Value>(
        _ call: WorkerCall<Value?>, _ noun: String, decode: (Data) -> Value?
    ) async throws(StoreError) -> Value? {
        try await perform(call) { () throws(WorkerFault) in
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

    /// Replaces the file, completely or not at all; `bytes` is `nil` if the value could not be encoded.
    package func write(
        _ bytes: Data?, by call: WorkerCall<Void>, _ arguments: [TraceEvent.Field]
    ) async throws(StoreError) {
        try await change(call, arguments) { () throws(StorageError) in
            guard let bytes else { throw .io(name: name, reason: "it cannot be written as JSON") }
            try storage.write(bytes, to: name)
        }
    }

    /// Deletes the file, if it exists.
    package func delete(by call: WorkerCall<Void>) async throws(StoreError) {
        try await change(call, []) { () throws(StorageError) in try storage.delete(name) }
    }

    private func change(
        _ call: WorkerCall<Void>, _ arguments: [TraceEvent.Field], _ body: () throws(StorageError) -> Void
    ) async throws(StoreError) {
        try await perform(call, arguments) { () throws(WorkerFault) in
            do throws(StorageError) {
                try body()
            } catch {
                throw error.fault
            }
        }
    }

    private func perform<Reply>(
        _ call: WorkerCall<Reply>, _ arguments: [TraceEvent.Field] = [], _ answer: () throws(WorkerFault) -> Reply
    ) async throws(StoreError) -> Reply {
        do {
            return try await gate.perform(call, arguments, offline: answer)
        } catch {
            throw StoreError(error)
        }
    }
}
