public import Foundation

/// The gate that every worker call passes, offline or live.
///
/// It traces and counts requests, gives offline calls their latency, and applies the rules with which a script fails,
/// delays, holds or replaces replies.
///
/// Workers get it from ``Stage/workers``; scenes do not use it. A function of an offline worker looks like this:
///
/// ```swift
/// func search(_ text: String) async throws(SuggestionsError) -> [String] {
///     do {
///         return try await gate.perform(SuggestionsCalls.search, [TraceEvent.Field("text", text)]) {
///             terms.filter { $0.hasPrefix(text) }
///         }
///     } catch {
///         throw SuggestionsError(error)
///     }
/// }
/// ```
public final class WorkerGate {
    /// The loop whose clock gives the latencies; strong, the stage owns both.
    private let loop: EventLoop
    /// Records requests and replies; strong, the stage owns both.
    private let trace: Trace
    /// Receives the replies that a script sets for store calls; strong, the stage owns both.
    private let storage: any Storage
    /// The rules that a script has set, by name of call.
    private var rules: [String: WorkerRules] = [:]
    /// How often each call was requested.
    private var counts: [String: Int] = [:]
    /// The names of the requested calls, in the order of their first requests.
    private var requested: [String] = []
    /// The calls whose replies wait for a release, in the order of requests; strong until they continue.
    private var held: [(name: String, wakeUp: WakeUp)] = []
    /// The replies of a script that could not be decoded, in the order in which they were asked for.
    package private(set) var unreadableReplies: [UnreadableReply] = []
    /// Whether calls of kind network fail as if there were no connection.
    package var isNetworkOffline = false
    /// Called with each reply of a server, for variations of it; `nil` if nobody wants them.
    package var onReply: ((ReplySample) -> Void)?
    /// The factor by which every latency is multiplied.
    package var slowness = 1

    init(loop: EventLoop, trace: Trace, storage: any Storage) {
        (self.loop, self.trace, self.storage) = (loop, trace, storage)
    }

    // MARK: For workers

    /// Passes an offline call through the gate; after its latency, `answer` makes the reply.
    ///
    /// - Parameters:
    ///   - arguments: the arguments for the trace; those that the description lists as secret are hidden.
    ///   - latency: the latency of this reply, if it is not the call's nominal one.
    ///   - answer: makes the reply, at the moment at which it is delivered.
    /// - Throws: the fault that the script asked for or that `answer` throws; ``WorkerFault/cancelled`` as soon as the
    ///   task is cancelled.
    public func perform<Reply>(
        _ call: WorkerCall<Reply>, _ arguments: [TraceEvent.Field] = [], latency: Duration? = nil,
        offline answer: () throws(WorkerFault) -> Reply
    ) async throws(WorkerFault) -> Reply {
        let passage = try begin(call.description, arguments)
        do throws(WorkerFault) {
            try await wait(passage, latency: latency ?? call.description.latency)
            if passage.losesReply || hasSleptTooLong(passage) {
                _ = try? answer()
                throw .offline
            }
            if let reply = try scripted(passage, call) { return finish(passage, call, reply) }
            return finish(passage, call, try answer())
        } catch {
            if error == .garbage, call.description.storage != nil { noteUnreadable(passage, nil) }
            throw fail(passage, error)
        }
    }

    /// Passes a live call through the gate; `fetch` gets the body, which the call's decoder reads.
    ///
    /// A failed fetch is a reply too: a script's delay and hold apply to it. If a script sets the reply or the fault,
    /// nothing is fetched, except for a store's file, which is then read.
    ///
    /// - Parameters:
    ///   - call: the call; without a decoder it fails with ``WorkerFault/garbage``, unless it replies `Void`.
    ///   - arguments: the arguments for the trace; those that the description lists as secret are hidden.
    ///   - fetch: gets the body, through ``Stage/elsewhere(_:_:)``.
    /// - Throws: the fault that the script asked for, that `fetch` throws or that the decoder throws;
    ///   ``WorkerFault/cancelled`` as soon as the task is cancelled.
    public func perform<Reply>(
        _ call: WorkerCall<Reply>, _ arguments: [TraceEvent.Field] = [],
        live fetch: () async throws(WorkerFault) -> Data
    ) async throws(WorkerFault) -> Reply {
        let passage = try begin(call.description, arguments)
        do throws(WorkerFault) {
            if passage.fault != nil || passage.reply != nil {
                try await wait(passage, latency: call.description.latency)
                if let reply = try scripted(passage, call) { return finish(passage, call, reply) }
                return finish(passage, call, try call.reply(from: try await fetch()))
            }
            let fetched = await Self.result(of: fetch)
            if fetched != .failure(.cancelled) {
                try await wait(passage, latency: .zero, isFetched: true)
                if passage.losesReply { throw .offline }
            }
            if hasSleptTooLong(passage) { throw .offline }
            return finish(passage, call, try call.reply(from: try fetched.get()))
        } catch {
            throw fail(passage, error)
        }
    }

    // MARK: For scripts and reports

    /// Makes the next calls of a name fail: as many as `times` says, all of them if it is `nil`.
    package func fail(_ name: String, with fault: WorkerFault, times: Int?) {
        rules[name, default: WorkerRules()].failure = times == 0 ? nil : (.fault(fault), times)
    }

    /// Makes the replies of the next calls of a name get lost: the server performs the call, and the worker gets
    /// ``WorkerFault/offline`` after the latency.
    package func loseReplies(of name: String, times: Int?) {
        rules[name, default: WorkerRules()].failure = times == 0 ? nil : (.lostReply, times)
    }

    /// Delays the replies of a name by a duration until the stage ends.
    package func delay(_ name: String, by duration: Duration) {
        rules[name, default: WorkerRules()].delay = duration
    }

    /// Holds the replies of a name until a release.
    package func hold(_ name: String) { rules[name, default: WorkerRules()].isHolding = true }

    /// Ends a hold and delivers the held replies, in the order of requests or last first; returns how many there were.
    @discardableResult
    package func release(_ name: String, lastFirst: Bool = false) -> Int {
        rules[name]?.isHolding = false
        let waiting = held.filter { $0.name == name && $0.wakeUp.isWaiting }
        held.removeAll { $0.name == name }
        for call in lastFirst ? waiting.reversed() : waiting { call.wakeUp.call() }
        return waiting.count
    }

    /// Sets the body of the next reply of a name, or the file that the next store call finds.
    ///
    /// - Parameter location: the position of the script's line.
    package func reply(_ name: String, with body: String, at location: String? = nil) {
        rules[name, default: WorkerRules()].replies.append(ScriptedReply(body: body, location: location))
    }

    /// Returns how often a call was requested, including cancelled and failed requests.
    package func requestCount(_ name: String) -> Int { counts[name] ?? 0 }

    /// How often calls were requested altogether.
    package var requestCount: Int { counts.values.reduce(0, +) }

    /// Returns the names of the requested calls, in the order of their first requests, from an index on.
    package func requestedNames(from index: Int) -> ArraySlice<String> { requested.dropFirst(index) }

    /// Whether a reply waits for a release.
    package var isHolding: Bool { held.contains { $0.wakeUp.isWaiting } }

    /// The names of the calls whose replies wait for a release, in the order of requests.
    package var heldNames: [String] { held.filter { $0.wakeUp.isWaiting }.map(\.name) }

    // MARK: The steps of a call

    /// A call with the rules that applied when it was requested.
    private struct Passage {
        let description: WorkerCallDescription
        /// Its number among the requests of its name, as reports and traces give it.
        let number: Int
        let fault: WorkerFault?
        let losesReply: Bool
        let reply: ScriptedReply?
        let delay: Duration
        let isHeld: Bool
        /// How long the app had been suspended before the request.
        let sleptBefore: Duration
    }

    private func begin(
        _ description: WorkerCallDescription, _ arguments: [TraceEvent.Field]
    ) throws(WorkerFault) -> Passage {
        let name = description.name
        guard loop.isCurrent else {
            loop.reportStray(that: "calls " + name)
            throw .cancelled
        }
        if counts[name] == nil { requested.append(name) }
        let number = requestCount(name) + 1
        counts[name] = number
        record("request", name, number, arguments, hiding: description.secretArguments)
        var reply: ScriptedReply?
        let rule = rules[name]
        var failure = rules[name]?.consumeFailure()
        if isNetworkOffline, description.kind == .network { failure = .fault(.offline) }
        if failure == nil { reply = rules[name]?.consumeReply() }
        let fault: WorkerFault? = if case .fault(let fault) = failure { fault } else { nil }
        return Passage(
            description: description, number: number, fault: fault, losesReply: failure == .lostReply,
            reply: reply, delay: rule?.delay ?? .zero, isHeld: rule?.isHolding ?? false,
            sleptBefore: loop.suspendedTime)
    }

    /// Whether the app was suspended during a network call for longer than the server waits: the connection is lost.
    private func hasSleptTooLong(_ passage: Passage) -> Bool {
        passage.description.kind == .network && passage.fault == nil
            && loop.suspendedTime - passage.sleptBefore > passage.description.patience
    }

    /// Suspends the task for the latency or the hold; returns at once if the network is offline.
    ///
    /// - Parameter isFetched: whether a fetch has already used real time, so that no schedule chooses the latency.
    private func wait(
        _ passage: Passage, latency: Duration, isFetched: Bool = false
    ) async throws(WorkerFault) {
        if passage.fault == .offline { throw .offline }
        let name = passage.description.name
        let task = StageTask.current
        let wait = task?.beginWait(.worker(name))
        defer { task?.endWait(wait) }
        if passage.isHeld, rules[name]?.isHolding == true {
            let wakeUp = WakeUp()
            held.append((name, wakeUp))
            guard await wakeUp.wait(on: loop) else {
                held.removeAll { !$0.wakeUp.isWaiting }
                throw .cancelled
            }
            return
        }
        if let driver = loop.driver, passage.delay == .zero, !isFetched {
            let isDue = await driver.wait(
                for: passage.description, number: passage.number, latency: latency, on: loop)
            guard isDue else { throw .cancelled }
            return
        }
        let total = latency * slowness + passage.delay
        guard total > .zero else {
            if Task.isCancelled { throw .cancelled }
            return
        }
        do {
            try await loop.sleep(until: loop.now.advanced(by: total), for: "reply of " + name)
        } catch {
            throw .cancelled
        }
    }

    /// Returns the reply that the script has set; for a store call, writes its file instead and returns `nil`.
    private func scripted<Reply>(_ passage: Passage, _ call: WorkerCall<Reply>) throws(WorkerFault) -> Reply? {
        if let fault = passage.fault { throw fault }
        guard let reply = passage.reply else { return nil }
        if let file = call.description.storage {
            do {
                try storage.write(Data(reply.body.utf8), to: file)
            } catch {
                throw error.fault
            }
            return nil
        }
        return try call.reply(from: Data(reply.body.utf8)) { noteUnreadable(passage, $0) }
    }

    /// Notes that a script's reply could not be decoded, if one was set.
    private func noteUnreadable(_ passage: Passage, _ error: (any Error)?) {
        guard let reply = passage.reply else { return }
        unreadableReplies.append(UnreadableReply(reply, to: passage.description, because: error))
    }

    private static func result(of fetch: () async throws(WorkerFault) -> Data) async -> Result<Data, WorkerFault> {
        do throws(WorkerFault) {
            return .success(try await fetch())
        } catch {
            return .failure(error)
        }
    }

    private func finish<Reply>(_ passage: Passage, _ call: WorkerCall<Reply>, _ reply: Reply) -> Reply {
        let description = passage.description
        if let onReply, description.kind == .network { onReply(ReplySample(reply, to: call)) }
        record(
            "reply", description.name, passage.number, call.summary(reply), hiding: description.secretReplyFields)
        return reply
    }

    private func fail(_ passage: Passage, _ fault: WorkerFault) -> WorkerFault {
        let word = passage.losesReply && fault == .offline ? "lost reply" : fault.description
        record("failure", passage.description.name, passage.number, [.init("fault", word)])
        return fault
    }

    /// Records an event of a call, by name and number, with the secret fields hidden.
    private func record(
        _ event: String, _ call: String, _ number: Int, _ particulars: [TraceEvent.Field], hiding secrets: [String] = []
    ) {
        var fields: [TraceEvent.Field] = [.init("call", call), .init("number", String(number))]
        for field in particulars { fields.append(secrets.contains(field.name) ? .init(field.name, "<secret>") : field) }
        trace.record(event, .worker, fields)
    }
}
