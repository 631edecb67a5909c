import Basics

extension PackageOutline {
    /// A group of scenes that share a container.
    struct Act: Equatable, Sendable {
        /// The name, as in `MainFactory`.
        let name: String
        /// The folder of its scenes.
        let folder: String
        /// The name of its target.
        let module: String
    }

    /// The app's first scene, a list of places; new scenes are added to this list.
    struct Home: Equatable, Sendable {
        /// The name of the scene.
        let scene: String
        /// The name of its act.
        let act: String
    }

    /// A worker that generated scenes can use.
    struct Worker: Equatable, Sendable {
        /// The name, as in `ProductsWorker`.
        let name: String
        /// The name in scripts: the part of a call's name before the dot.
        let word: String
        /// The kind of its data source.
        let kind: WorkerOptions.Kind
    }

    /// The names of the acts, in the order of the files.
    var actNames: [String] {
        names(of: "protocol").filter { $0.hasSuffix("FactoryInterface") }.map { String($0.dropLast(16)) }
    }

    /// The act with which the app begins, or the first act if that is unknown.
    package var firstAct: String? { home?.act ?? actNames.first }

    /// Returns the act with a name; throws if there is none, or if its factory is visible to other targets.
    func act(_ name: String) throws(PartError) -> Act {
        guard let range = typeRange(of: name + "FactoryInterface", ["protocol"]) else {
            throw .noAct(name, known: actNames, nearest: NearestWord.search(name, among: actNames))
        }
        let path = path(of: range)
        guard !isForOthers(range), let module = Self.module(of: path) else {
            throw .severalTargets(act: name, path: path)
        }
        return Act(name: name, folder: Self.folder(of: path), module: module)
    }

    /// The list of places; nil unless there is exactly one enum `…Place` with a navigator that switches over it.
    var home: Home? {
        let homes = names(of: "enum").filter { $0.hasSuffix("Place") }.compactMap { name -> Home? in
            let scene = String(name.dropLast(5))
            guard let range = typeRange(of: scene + "Navigator", ["class"]) else { return nil }
            let lines = lines(of: range)
            guard lines.contains(where: { $0.hasSuffix("switch place {") }) else { return nil }
            let act = actNames.first { act in lines.contains { $0.contains("any \(act)FactoryInterface") } }
            return act.map { Home(scene: scene, act: $0) }
        }
        return homes.count == 1 ? homes.first : nil
    }

    /// The names of the workers, in the order of the files.
    var workerNames: [String] {
        names(of: "protocol").filter { $0.hasSuffix("Worker") }.map { String($0.dropLast(6)) }
    }

    /// Returns the worker with a name; throws if there is none, or if generated scenes cannot use it.
    func worker(_ name: String) throws(PartError) -> Worker {
        guard let range = typeRange(of: name + "Worker", ["protocol"]) else {
            throw .noWorker(name, known: workerNames, nearest: NearestWord.search(name, among: workerNames))
        }
        let asks = lines(of: range).contains { $0.contains("func load() async throws(\(name)Error) -> [String]") }
        guard asks, let calls = self.typeRange(of: name + "Calls"),
            let description = lines(of: calls).drop(while: { !$0.contains("static let load ") })
                .first(where: { $0.contains("WorkerCallDescription(\"") }),
            let call = description.split(separator: "\"").dropFirst().first,
            let kind = WorkerOptions.Kind.allCases.first(where: { description.contains("kind: .\($0.rawValue)") }),
            kind != .store || lines(of: range).contains(where: { $0.contains("func save(_ items: [String])") })
        else { throw .unknownWorker(name, path: path(of: range)) }
        return Worker(name: name, word: String(call.prefix { $0 != "." }), kind: kind)
    }

    /// Returns the code that makes a worker, copied from a container; nil if no container makes it.
    func making(of worker: String) -> String? {
        let lines = files.lazy.flatMap(\.lines).drop {
            !$0.hasPrefix("    let ") || !$0.contains(": any \(worker)Worker =")
        }
        guard let first = lines.first else { return nil }
        return first.hasSuffix("=") ? lines.prefix(2).joined(separator: "\n") : first
    }
}
