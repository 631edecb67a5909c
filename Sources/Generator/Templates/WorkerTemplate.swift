/// The sources of a worker: its protocol, its error, its calls, and its implementations.
struct WorkerTemplate {
    let name: PartName
    let options: WorkerOptions

    var worker: String { name.type }
    var isStore: Bool { options.kind == .store }
    /// The name of the class that needs no server.
    var implementation: String { (isStore ? "Stored" : "Offline") + worker }

    func files(in folder: String) -> [PartPlan.File] {
        var files = [
            PartPlan.File("\(folder)/\(worker)Worker.swift", interface),
            PartPlan.File("\(folder)/\(implementation).swift", isStore ? stored : offline),
        ]
        if options.isLive { files.append(PartPlan.File("\(folder)/Live\(worker).swift", live)) }
        return files
    }

    /// The names of the types that the files declare.
    var types: [String] {
        ["\(worker)Worker", "\(worker)Error", "\(worker)Calls", "Offline\(worker)", "Stored\(worker)", "Live\(worker)"]
    }

    /// The line of a container that makes the worker.
    var making: String {
        let make = options.isLive ? "Live\(worker).orOffline(on: .current)" : "\(implementation)(stage: .current)"
        return SourceLayout.assignment("let \(name.property): any \(worker)Worker", make, indent: 4)
    }

    /// Its calls, as the app lists them.
    var calls: [String] {
        ["\(worker)Calls.load.description"] + (isStore ? ["\(worker)Calls.save.description"] : [])
    }

    // MARK: - The interface

    /// The source of the protocol, the error and the calls.
    var interface: String { SourceLayout.file("import Rehearsal", workerProtocol, error, callTable) }

    private var source: String {
        switch options.kind {
        case .network: "a server"
        case .store: "the app's storage"
        case .device: "the device"
        }
    }

    private var workerProtocol: String {
        let save = """

                /// Stores items in place of the previous ones, completely or not at all.
                ///
                /// - Throws: ``\(worker)Error``; the previous items are then still stored.
                func save(_ items: [String]) async throws(\(worker)Error)
            """
        return SourceLayout.lines(
            """
            /// Loads items from \(source).
            ///
            /// Scenes use this protocol; the container makes an implementation.
            protocol \(worker)Worker: AnyObject {
                /// Returns the items, in the order in which they are shown.
                ///
                /// - Throws: ``\(worker)Error``; `cancelled` as soon as the calling task is cancelled.
                func load() async throws(\(worker)Error) -> [String]
            """,
            isStore ? save : nil, "}")
    }

    private var error: String {
        let reason: (name: String, doc: String) =
            switch options.kind {
            case .network: ("server", "The server could not be reached, or its reply could not be decoded.")
            case .store: ("storage", "The storage could not be read or written, or the stored data is damaged.")
            case .device: ("device", "The device could not return the items.")
            }
        return """
            /// Why a call failed.
            enum \(worker)Error: Error, Equatable, Sendable {
                /// \(reason.doc)
                case \(reason.name)
                /// The task that made the call was cancelled.
                case cancelled

                /// Makes the error for a fault of the call.
                init(_ fault: WorkerFault) {
                    self = fault == .cancelled ? .cancelled : .\(reason.name)
                }
            }
            """
    }

    private var callTable: String {
        let word = name.word
        let decode = """
                    decode: { try JSONDecoder().decode([String].self, from: $0) },
            """
        let description: String
        switch options.kind {
        case .network:
            description = "WorkerCallDescription(\"\(word).load\", kind: .network, latency: .milliseconds(200)),"
        case .store: description = "WorkerCallDescription(\"\(word).load\", kind: .store, storage: storageName),"
        case .device:
            description = "WorkerCallDescription(\"\(word).load\", kind: .device, latency: .milliseconds(200)),"
        }
        let doc: String
        switch options.kind {
        case .network: doc = "which takes 200 ms offline; its body is JSON: `[\"First\", \"Second\"]`."
        case .store: doc = "which reads the stored items, as JSON: `[\"First\", \"Second\"]`."
        case .device: doc = "which takes 200 ms."
        }
        let save = """

                /// `\(word).save`: stores items.
                static let save = WorkerCall<Void>(
                    WorkerCallDescription("\(word).save", kind: .store, storage: storageName))
            """
        return SourceLayout.lines(
            "/// The calls of the worker, as scripts name them.",
            options.kind == .device
                ? nil
                : """
                ///
                /// If you replace `String` by a type of your own, make it a `nonisolated struct`: on a phone, `decode`
                /// does not run on the main actor.
                """,
            "enum \(worker)Calls {",
            isStore
                ? """
                    /// The name of the stored file.
                    static let storageName = "\(word)"

                """ : nil,
            "    /// `\(word).load`, \(doc)",
            "    static let load = WorkerCall<[String]>(",
            "        \(description)",
            options.kind == .device ? nil : decode,
            "        summary: { [TraceEvent.Field(\"count\", String($0.count))] })",
            isStore ? save : nil, "}")
    }

    // MARK: - The implementations

    private var offline: String {
        """
        import Rehearsal

        /// Returns the same items each time, without \(source).
        final class \(implementation): \(worker)Worker {
            /// The stage on which the worker runs; unowned, the stage lives longer.
            private unowned let stage: Stage

            init(stage: Stage) {
                self.stage = stage
            }

            func load() async throws(\(worker)Error) -> [String] {
                do {
                    return try await stage.workers.perform(
                        \(worker)Calls.load, offline: { ["First", "Second", "Third"] })
                } catch {
                    throw \(worker)Error(error)
                }
            }
        }

        """
    }

    private var stored: String {
        """
        import Rehearsal

        /// Keeps the items in the app's storage; there are none until some are stored.
        final class \(implementation): \(worker)Worker {
            /// The stage on which the worker runs; unowned, the stage lives longer.
            private unowned let stage: Stage

            init(stage: Stage) {
                self.stage = stage
            }

            func load() async throws(\(worker)Error) -> [String] {
                do {
                    return try await stage.workers.perform(\(worker)Calls.load) { () throws(WorkerFault) in
                        try storedItems()
                    }
                } catch {
                    throw \(worker)Error(error)
                }
            }

            func save(_ items: [String]) async throws(\(worker)Error) {
                do {
                    try await stage.workers.perform(\(worker)Calls.save) { () throws(WorkerFault) in
                        try store(items)
                    }
                } catch {
                    throw \(worker)Error(error)
                }
            }

            private func storedItems() throws(WorkerFault) -> [String] {
                let data: Data?
                do throws(StorageError) {
                    data = try stage.storage.read(\(worker)Calls.storageName)
                } catch {
                    throw error.fault
                }
                guard let data else { return [] }
                guard let items = try? JSONDecoder().decode([String].self, from: data) else { throw .garbage }
                return items
            }

            private func store(_ items: [String]) throws(WorkerFault) {
                guard let data = try? JSONEncoder().encode(items) else { throw .garbage }
                do throws(StorageError) {
                    try stage.storage.write(data, to: \(worker)Calls.storageName)
                } catch {
                    throw error.fault
                }
            }
        }

        """
    }

    private var live: String {
        """
        import Rehearsal

        #if canImport(FoundationNetworking)
            import FoundationNetworking
        #endif

        /// Loads the items from a server: `GET items` returns a JSON array of strings.
        final class Live\(worker): \(worker)Worker {
            /// The stage on which the worker runs; unowned, the stage lives longer.
            private unowned let stage: Stage
            /// The base URL of the server.
            private let server: URL

            init(stage: Stage, server: URL) {
                self.stage = stage
                self.server = server
            }

            /// Makes a live worker if the environment has a server for it, else an offline one.
            static func orOffline(on stage: Stage) -> any \(worker)Worker {
                guard let server = stage.environment.server(of: "\(name.word)") else {
                    return \(implementation)(stage: stage)
                }
                return Live\(worker)(stage: stage, server: server)
            }

            func load() async throws(\(worker)Error) -> [String] {
                do {
                    return try await stage.workers.perform(
                        \(worker)Calls.load, live: { () async throws(WorkerFault) in try await self.body() })
                } catch {
                    throw \(worker)Error(error)
                }
            }

            private func body() async throws(WorkerFault) -> Data {
                let url = server.appendingPathComponent("items")
                do {
                    return try await stage.elsewhere("\(name.word)") {
                        let (data, response) = try await URLSession.shared.data(from: url)
                        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                        guard (200..<300).contains(status) else { throw WorkerFault.status(status) }
                        return data
                    }
                } catch {
                    throw error is CancellationError ? .cancelled : error as? WorkerFault ?? .offline
                }
            }
        }

        """
    }
}
