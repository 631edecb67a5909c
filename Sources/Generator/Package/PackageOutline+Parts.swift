import Basics

extension PackageOutline {
    /// A group of scenes that share a container, as far as its sources show it.
    struct Act: Equatable, Sendable {
        /// Its name, as in `MainFactory`.
        let name: String
        /// The folder that its scenes lie in.
        let folder: String
        /// The target that it belongs to.
        let module: String
    }

    /// The list of places that the app begins with, to which scenes are added.
    struct Home: Equatable, Sendable {
        /// The scene's name.
        let scene: String
        /// The act that it belongs to.
        let act: String
    }

    /// A worker that generated scenes can ask.
    struct Worker: Equatable, Sendable {
        /// Its name, as in `ProductsWorker`.
        let name: String
        /// What scripts call it by: the call's name before the dot.
        let word: String
        /// What it talks to.
        let kind: WorkerOptions.Kind
    }

    /// The names of the acts, in the order of the files.
    var actNames: [String] {
        names(of: "protocol").filter { $0.hasSuffix("FactoryInterface") }.map { String($0.dropLast(16)) }
    }

    /// The act that the app begins with, as far as the sources show it.
    package var firstAct: String? { home?.act ?? actNames.first }

    /// Finds an act.
    func act(_ name: String) throws(PartError) -> Act {
        guard let place = place(of: name + "FactoryInterface", ["protocol"]) else {
            throw .noAct(name, known: actNames, nearest: NearestWord.search(name, among: actNames))
        }
        let path = path(of: place)
        guard !isForOthers(place), let module = Self.module(of: path) else {
            throw .severalTargets(act: name, path: path)
        }
        return Act(name: name, folder: Self.folder(of: path), module: module)
    }

    /// The list of places, if the package has one: an enum `HomePlace`, and a navigator that switches over it.
    var home: Home? {
        let homes = names(of: "enum").filter { $0.hasSuffix("Place") }.compactMap { name -> Home? in
            let scene = String(name.dropLast(5))
            guard let place = place(of: scene + "Navigator", ["class"]) else { return nil }
            let lines = lines(of: place)
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

    /// Finds a worker, and how its calls are named.
    func worker(_ name: String) throws(PartError) -> Worker {
        guard let place = place(of: name + "Worker", ["protocol"]) else {
            throw .noWorker(name, known: workerNames, nearest: NearestWord.search(name, among: workerNames))
        }
        let asks = lines(of: place).contains { $0.contains("func load() async throws(\(name)Error) -> [String]") }
        guard asks, let calls = self.place(of: name + "Calls"),
            let description = lines(of: calls).drop(while: { !$0.contains("static let load ") })
                .first(where: { $0.contains("WorkerCallDescription(\"") }),
            let call = description.split(separator: "\"").dropFirst().first,
            let kind = WorkerOptions.Kind.allCases.first(where: { description.contains("kind: .\($0.rawValue)") }),
            kind != .store || lines(of: place).contains(where: { $0.contains("func save(_ items: [String])") })
        else { throw .unknownWorker(name, path: path(of: place)) }
        return Worker(name: name, word: String(call.prefix { $0 != "." }), kind: kind)
    }

    /// Returns the line with which a container makes a worker, copied from a container that does.
    func making(of worker: String) -> String? {
        let lines = files.lazy.flatMap(\.lines).drop {
            !$0.hasPrefix("    let ") || !$0.contains(": any \(worker)Worker =")
        }
        guard let first = lines.first else { return nil }
        return first.hasSuffix("=") ? lines.prefix(2).joined(separator: "\n") : first
    }
}
