public import Foundation

/// The passage that every worker call takes, offline or live.
///
/// It traces and counts requests, gives offline calls their latency, and is where a script fails, delays, holds or
/// replaces a reply.
///
/// Workers get it from ``Stage/workers``; scenes know nothing of it. An offline worker's function is this:
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
    /// Where requests and replies are noted; strong, the stage owns both.
    private let trace: Trace
    /// Where a script's reply to a store call is put; strong, the stage owns both.
    private let storage: any Storage
    /// What a script has set, by name of call.
    private var rules = NamedValues<WorkerRules>()
    /// How often each call was asked.
    private var counts = NamedValues<Int>()
    /// The calls whose replies wait for a release, in the order asked; strong until they go on.
    private var held: [HeldCall] = []
    /// The number of the last request.
    private var lastRequest = 0
    /// Whether calls of kind network fail as if there were no connection.
    package var isNetworkOffline = false
    /// How many times as late as they are every reply comes.
    package var slowness = 1

    /// Makes a gate without rules; a stage makes its own.
    init(loop: EventLoop, trace: Trace, storage: any Storage) {
        self.loop = loop
        self.trace = trace
        self.storage = storage
    }

    // MARK: For workers

    /// Passes an offline call through the gate: after its latency, `answer` makes the reply.
    ///
    /// - Parameters:
    ///   - call: the call.
    ///   - arguments: what it is asked, for the trace; those that the description calls secret are hidden.
    ///   - latency: how long this reply takes, if not the call's nominal latency.
    ///   - answer: makes the reply, at the moment it is delivered.
    /// - Throws: the fault that the script asked for or that `answer` throws; ``WorkerFault/cancelled`` as soon as the
    ///   task is cancelled.
    public func perform<Reply>(
        _ call: WorkerCall<Reply>, _ arguments: [TraceEvent.Field] = [], latency: Duration? = nil,
        offline answer: () throws(WorkerFault) -> Reply
    ) async throws(WorkerFault) -> Reply {
        let passage = begin(call.description, arguments)
        do throws(WorkerFault) {
            try await wait(passage, latency: latency ?? call.description.latency)
            if let reply = try scripted(passage, call) { return finish(passage, call, reply) }
            return finish(passage, call, try answer())
        } catch {
            throw fail(passage, error)
        }
    }

    /// Passes a live call through the gate: `fetch` brings the body, which the call's decoder reads.
    ///
    /// A failed fetch is a reply too: a script's delay and hold apply to it. If a script gives the reply or the
    /// fault, nothing is fetched, unless the reply is a store's file, which is then read like any other.
    ///
    /// - Parameters:
    ///   - call: the call; without a decoder it fails with ``WorkerFault/garbage``.
    ///   - arguments: what it is asked, for the trace; those that the description calls secret are hidden.
    ///   - fetch: brings the body, through ``Stage/elsewhere(_:_:)``.
    /// - Throws: the fault that the script asked for, that `fetch` throws or that the decoder throws;
    ///   ``WorkerFault/cancelled`` as soon as the task is cancelled.
    public func perform<Reply>(
        _ call: WorkerCall<Reply>, _ arguments: [TraceEvent.Field] = [],
        live fetch: () async throws(WorkerFault) -> Data
    ) async throws(WorkerFault) -> Reply {
        let passage = begin(call.description, arguments)
        do throws(WorkerFault) {
            if passage.fault != nil || passage.body != nil {
                try await wait(passage, latency: call.description.latency)
                if let reply = try scripted(passage, call) { return finish(passage, call, reply) }
                return finish(passage, call, try Self.read(call, try await fetch()))
            }
            let fetched = await Self.result(of: fetch)
            if fetched != .failure(.cancelled) { try await wait(passage, latency: .zero, isFetched: true) }
            return finish(passage, call, try Self.read(call, try fetched.get()))
        } catch {
            throw fail(passage, error)
        }
    }

    // MARK: For scripts and reports

    /// Lets the next calls of a name fail; all of them if no number is given, none if it is 0.
    package func fail(_ name: String, with fault: WorkerFault, times: Int?) {
        rules[name, default: WorkerRules()].failure = times == 0 ? nil : (fault, times)
    }

    /// Lets replies of a name take so much longer, until the stage ends.
    package func delay(_ name: String, by duration: Duration) {
        rules[name, default: WorkerRules()].delay = duration
    }

    /// Lets replies of a name wait for a release.
    package func hold(_ name: String) {
        rules[name, default: WorkerRules()].isHolding = true
    }

    /// Ends a hold and delivers what waits, in the order asked or last first; tells how many replies that were.
    @discardableResult
    package func release(_ name: String, lastFirst: Bool = false) -> Int {
        if rules[name] != nil { rules[name, default: WorkerRules()].isHolding = false }
        let waiting = held.filter { $0.name == name && $0.isWaiting }
        held.removeAll { $0.name == name }
        for call in lastFirst ? waiting.reversed() : waiting { call.resume(released: true) }
        return waiting.count
    }

    /// Gives the body of the next reply of a name, or the content that the next store call finds.
    package func reply(_ name: String, with body: String) {
        rules[name, default: WorkerRules()].replies.append(body)
    }

    /// How often a call was asked, cancelled and failed ones too.
    package func requestCount(_ name: String) -> Int { counts[name] ?? 0 }

    /// The names of the calls that were asked, in the order in which each came first, from a place on.
    package func requestedNames(from place: Int) -> [String] { counts.names(from: place) }

    /// Whether a reply waits for a release.
    package var isHolding: Bool { held.contains { $0.isWaiting } }

    /// The names of the calls whose replies wait for a release, in the order asked.
    package var heldNames: [String] { held.filter(\.isWaiting).map(\.name) }

    // MARK: A call's way through the gate

    /// What one call has been dealt at the moment it was asked.
    private struct Passage {
        let description: WorkerCallDescription
        let number: Int
        let fault: WorkerFault?
        let body: String?
        let delay: Duration
        let isHeld: Bool
    }

    private func begin(_ description: WorkerCallDescription, _ arguments: [TraceEvent.Field]) -> Passage {
        let name = description.name
        counts[name, default: 0] += 1
        lastRequest += 1
        record("request", name, lastRequest, arguments, hiding: description.secretArguments)
        var fault: WorkerFault?
        var body: String?
        let rule = rules[name]
        if rule != nil { fault = rules[name, default: WorkerRules()].takeFailure() }
        if isNetworkOffline, description.kind == .network { fault = .offline }
        if rule != nil, fault == nil { body = rules[name, default: WorkerRules()].takeReply() }
        return Passage(
            description: description, number: lastRequest, fault: fault, body: body, delay: rule?.delay ?? .zero,
            isHeld: rule?.isHolding ?? false)
    }

    /// Suspends the task for the latency or the hold; offline fails at once.
    ///
    /// - Parameter isFetched: whether the reply has taken its own time already, which no schedule can choose.
    private func wait(
        _ passage: Passage, latency: Duration, isFetched: Bool = false
    ) async throws(WorkerFault) {
        if passage.fault == .offline { throw .offline }
        let name = passage.description.name
        let task = StageTask.current
        let wait = task?.beginWait(.worker(name))
        defer { task?.endWait(wait) }
        if passage.isHeld, rules[name]?.isHolding == true {
            let call = HeldCall(name: name)
            held.append(call)
            guard await call.wait(on: loop) else {
                held.removeAll { !$0.isWaiting }
                throw .cancelled
            }
            return
        }
        if let driver = loop.driver, passage.delay == .zero, !isFetched {
            let number = counts[name] ?? 0
            guard await driver.wait(for: passage.description, number: number, latency: latency, on: loop) else {
                throw .cancelled
            }
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

    /// The reply that the script gave, if it gave one; a store call's file is put in its place instead.
    private func scripted<Reply>(_ passage: Passage, _ call: WorkerCall<Reply>) throws(WorkerFault) -> Reply? {
        if let fault = passage.fault { throw fault }
        guard let body = passage.body else { return nil }
        if let file = call.description.storage {
            do {
                try storage.write(Data(body.utf8), to: file)
            } catch {
                throw error.fault
            }
            return nil
        }
        return try Self.read(call, Data(body.utf8))
    }

    private static func read<Reply>(_ call: WorkerCall<Reply>, _ body: Data) throws(WorkerFault) -> Reply {
        guard let decode = call.decode else { throw .garbage }
        return try decode(body)
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
        record(
            "reply", description.name, passage.number, call.summary(reply), hiding: description.secretReplyFields)
        return reply
    }

    private func fail(_ passage: Passage, _ fault: WorkerFault) -> WorkerFault {
        record("failure", passage.description.name, passage.number, [.init("fault", fault.description)])
        return fault
    }

    /// Notes what became of a call, by its name and number, with the particulars that are secret hidden.
    private func record(
        _ event: String, _ call: String, _ number: Int, _ particulars: [TraceEvent.Field], hiding secrets: [String] = []
    ) {
        var fields: [TraceEvent.Field] = [.init("call", call), .init("number", String(number))]
        for field in particulars { fields.append(secrets.contains(field.name) ? .init(field.name, "<secret>") : field) }
        trace.record(event, .worker, fields)
    }
}

/// A call whose reply waits for a release.
///
/// `@unchecked Sendable`: its cancellation handler must be `Sendable`; the properties are only touched on the loop.
final class HeldCall: @unchecked Sendable {
    /// The call's name.
    let name: String
    /// What lets the reply through, until it has.
    private var continuation: UnsafeContinuation<Bool, Never>?

    init(name: String) { self.name = name }

    /// Whether it still waits.
    var isWaiting: Bool { continuation != nil }

    /// Suspends the running task until the call is released or cancelled; tells whether it was released.
    func wait(on loop: EventLoop) async -> Bool {
        await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                if Task.isCancelled {
                    continuation.resume(returning: false)
                } else {
                    self.continuation = continuation
                }
            }
        } onCancel: {
            loop.perform { self.resume(released: false) }
        }
    }

    /// Lets the reply through, or ends the wait without it.
    func resume(released: Bool) {
        continuation?.resume(returning: released)
        continuation = nil
    }
}
