import Basics
import Foundation
import StageRuntime

/// The pages of all processes of a pool: memory that they share with the runner, as long as the pool lives.
final class RunnerPages {
    /// The first page.
    private let base: UnsafeMutableRawPointer
    private let count: Int

    /// Makes zeroed pages that copies of this process share; in a file if other programs share them too.
    convenience init(count: Int, file: AnonymousFile? = nil) throws(RunnerPoolError) {
        file?.resize(to: count * RunnerPage.size)
        try self.init(count: count, sharing: file)
    }

    /// Maps the pages of a file, or new ones.
    init(count: Int, sharing file: AnonymousFile?) throws(RunnerPoolError) {
        let kind = file == nil ? MAP_SHARED | MAP_ANONYMOUS : MAP_SHARED
        let memory = mmap(
            nil, count * RunnerPage.size, PROT_READ | PROT_WRITE, kind, file?.channel.number ?? -1, 0)
        guard let memory, memory != MAP_FAILED else {
            throw .system("memory for \(count) processes could not be shared", code: errno)
        }
        base = memory
        self.count = count
    }

    deinit { munmap(base, count * RunnerPage.size) }

    subscript(slot: Int) -> RunnerPage {
        precondition(slot < count, "there are only \(count) processes; ask for those only")
        return RunnerPage(base: base + slot * RunnerPage.size)
    }
}

/// What a process is doing, in memory shared with the runner, so that it is still known after the process has ended.
///
/// Recording a step or an event needs no system call. The process writes while it lives, and the runner reads after it
/// has ended, so no lock is needed. Before that, the runner only asks it to stop, and reads the number of runs and the
/// processor time.
struct RunnerPage {
    /// The size of a page in bytes; a multiple of the system's page size.
    static let size = 65_536
    /// The number of trace events that it holds.
    static let eventCount = 16

    /// The offsets of the parts.
    private enum Offset {
        static let stop = 0
        static let time = 8
        static let steps = 16
        static let line = 24
        static let column = 32
        static let events = 40
        static let index = 48
        static let unsentCount = 56
        static let options = 64
        static let run = 88
        static let runs = 96
        static let failed = 104
        static let processorTime = 112
        static let process = 120
        static let crash = 124
        static let explains = 128
        static let file = 136
        static let source = 1152
        static let ring = 4096
        static let unsent = ring + eventCount * eventSize
    }

    /// The maximum number of bytes of an event; fields that do not fit are left out.
    private static let eventSize = 512

    /// The shared memory; whoever mapped it owns it.
    let base: UnsafeMutableRawPointer

    // MARK: The runner process's side

    /// Clears the data of the last task.
    func beginTask(_ index: Int) {
        base.storeBytes(of: index, toByteOffset: Offset.index, as: Int.self)
        base.storeBytes(of: 0, toByteOffset: Offset.failed, as: UInt64.self)
        beginRun(nil)
    }

    /// Records a run of the task that has failed; only the first one counts.
    func noteFailure(of run: UInt64) {
        guard failedRun == nil else { return }
        base.storeBytes(of: run &+ 1, toByteOffset: Offset.failed, as: UInt64.self)
    }

    /// Records that a run of the task begins, and clears the data of the run before.
    func beginRun(_ run: UInt64?) {
        base.storeBytes(of: run.map { $0 &+ 1 } ?? 0, toByteOffset: Offset.run, as: UInt64.self)
        base.storeBytes(of: getpid(), toByteOffset: Offset.process, as: Int32.self)
        base.storeBytes(
            of: ProcessLoad.ownProcessorTime / .seconds(1), toByteOffset: Offset.processorTime, as: Double.self)
        base.storeBytes(of: runs &+ 1, toByteOffset: Offset.runs, as: Int.self)
        base.storeBytes(of: 0, toByteOffset: Offset.time, as: Int64.self)
        base.storeBytes(of: 0, toByteOffset: Offset.steps, as: Int.self)
        base.storeBytes(of: 0, toByteOffset: Offset.events, as: Int.self)
    }

    /// Records the step that begins, and how many came before it.
    func begin(_ step: TaskStep, after count: Int, time: StageInstant) {
        base.storeBytes(of: time.nanoseconds, toByteOffset: Offset.time, as: Int64.self)
        base.storeBytes(of: step.line, toByteOffset: Offset.line, as: Int.self)
        base.storeBytes(of: step.column, toByteOffset: Offset.column, as: Int.self)
        put(step.file, at: Offset.file, upTo: Offset.source)
        put(step.source, at: Offset.source, upTo: Offset.ring)
        base.storeBytes(of: count &+ 1, toByteOffset: Offset.steps, as: Int.self)
    }

    func record(_ event: TraceEvent) {
        let count = base.load(fromByteOffset: Offset.events, as: Int.self)
        let start = Offset.ring + (count & (Self.eventCount - 1)) * Self.eventSize
        let end = start + Self.eventSize
        base.storeBytes(of: event.time.nanoseconds, toByteOffset: start, as: Int64.self)
        var offset = put(event.category.name, at: start + 16, upTo: end)
        offset = put(event.name, at: offset, upTo: end)
        var fields = 0
        for field in event.fields {
            // A name without room for its value would be read as another event.
            guard end - offset >= 8 + field.name.utf8.count else { break }
            offset = put(field.value, at: put(field.name, at: offset, upTo: end), upTo: end)
            fields += 1
        }
        base.storeBytes(of: fields, toByteOffset: start + 8, as: Int.self)
        base.storeBytes(of: event.time.nanoseconds, toByteOffset: Offset.time, as: Int64.self)
        base.storeBytes(of: count &+ 1, toByteOffset: Offset.events, as: Int.self)
    }

    /// Records that a signal is about to end the process, which then has the time limit of a run to report the crash.
    func noteCrash(by signal: Int32) {
        base.storeBytes(of: signal, toByteOffset: Offset.crash, as: Int32.self)
        base.storeBytes(of: runs &+ 1, toByteOffset: Offset.runs, as: Int.self)
    }

    /// Whether the runner has asked to begin no further task.
    var isToStop: Bool { base.load(fromByteOffset: Offset.stop, as: Int.self) != 0 }

    /// Adds a line of messages to those that wait to be sent; returns whether there was room for it.
    func addUnsent(_ line: [UInt8]) -> Bool {
        let count = base.load(fromByteOffset: Offset.unsentCount, as: Int.self)
        guard line.count <= Self.size - Offset.unsent - count else { return false }
        line.withUnsafeBytes {
            UnsafeMutableRawBufferPointer(start: base + Offset.unsent + count, count: line.count).copyMemory(from: $0)
        }
        base.storeBytes(of: count + line.count, toByteOffset: Offset.unsentCount, as: Int.self)
        return true
    }

    // MARK: Both sides

    /// Removes and returns the messages that wait to be sent: the process to send them, the runner after its end.
    func drainUnsent() -> [UInt8] {
        let count = min(max(0, base.load(fromByteOffset: Offset.unsentCount, as: Int.self)), Self.size - Offset.unsent)
        base.storeBytes(of: 0, toByteOffset: Offset.unsentCount, as: Int.self)
        return [UInt8](UnsafeRawBufferPointer(start: base + Offset.unsent, count: count))
    }

    // MARK: The runner's side

    /// Clears everything for a new process with these options.
    func reset(_ options: PoolOptions) {
        base.initializeMemory(as: UInt8.self, repeating: 0, count: Self.size)
        base.storeBytes(of: options.memory, toByteOffset: Offset.options, as: Int.self)
        base.storeBytes(of: options.notes.rawValue, toByteOffset: Offset.options + 8, as: Int.self)
        base.storeBytes(of: getpid(), toByteOffset: Offset.options + 16, as: Int32.self)
        base.storeBytes(of: options.explainsCrashes ? 1 : 0, toByteOffset: Offset.explains, as: Int.self)
    }

    /// Asks the process to begin no further task.
    func stop() { base.storeBytes(of: 1, toByteOffset: Offset.stop, as: Int.self) }

    /// Withdraws the request to stop.
    func goOn() { base.storeBytes(of: 0, toByteOffset: Offset.stop, as: Int.self) }

    /// The maximum memory of the process, in bytes.
    var memory: Int { base.load(fromByteOffset: Offset.options, as: Int.self) }

    var wantedNotes: PoolNotes {
        PoolNotes(rawValue: base.load(fromByteOffset: Offset.options + 8, as: Int.self)) ?? .none
    }

    /// Whether the process reports the app's frames of a crash.
    var explainsCrashes: Bool { base.load(fromByteOffset: Offset.explains, as: Int.self) != 0 }

    /// The signal of the crash, even if something else ended the process afterwards; nil if there was none.
    var crash: Int32? {
        let signal = base.load(fromByteOffset: Offset.crash, as: Int32.self)
        return signal > 0 ? signal : nil
    }

    var runner: Int32 { base.load(fromByteOffset: Offset.options + 16, as: Int32.self) }

    /// The number of the last task that was begun, to which all other data belong.
    var index: Int { base.load(fromByteOffset: Offset.index, as: Int.self) }

    /// The number of the task's current run; nil if it has none.
    var run: UInt64? {
        let number = base.load(fromByteOffset: Offset.run, as: UInt64.self)
        return number > 0 ? number - 1 : nil
    }

    /// The number of the task's first run that has failed; nil if there is none.
    var failedRun: UInt64? {
        let number = base.load(fromByteOffset: Offset.failed, as: UInt64.self)
        return number > 0 ? number - 1 : nil
    }

    /// Returns whether the process could not use most of a time limit because the machine is busy.
    func isStarved(of limit: Duration) -> Bool {
        let process = base.load(fromByteOffset: Offset.process, as: Int32.self)
        guard let load = ProcessLoad(of: process) else { return false }
        let start = Duration.seconds(base.load(fromByteOffset: Offset.processorTime, as: Double.self))
        return load.isRunnable && load.processorTime - start < limit * 3 / 4
    }

    /// How many runs the process has begun; as long as it grows, the process does not hang.
    var runs: Int { base.load(fromByteOffset: Offset.runs, as: Int.self) }

    /// The number of steps up to the last one begun; a `when` counts only while it is the last.
    var steps: Int { base.load(fromByteOffset: Offset.steps, as: Int.self) }

    /// The virtual time of the last step or event.
    var time: StageInstant { StageInstant(nanoseconds: base.load(fromByteOffset: Offset.time, as: Int64.self)) }

    /// The last step that was begun; `nil` before the first.
    var step: TaskStep? {
        guard steps > 0 else { return nil }
        return TaskStep(
            file: text(at: Offset.file, upTo: Offset.source).text,
            line: base.load(fromByteOffset: Offset.line, as: Int.self),
            column: base.load(fromByteOffset: Offset.column, as: Int.self),
            source: text(at: Offset.source, upTo: Offset.ring).text)
    }

    var events: [TraceEvent] {
        let count = max(0, base.load(fromByteOffset: Offset.events, as: Int.self))
        return (max(0, count - Self.eventCount)..<count).map { number in
            let start = Offset.ring + (number & (Self.eventCount - 1)) * Self.eventSize
            let end = start + Self.eventSize
            let category = text(at: start + 16, upTo: end)
            let name = text(at: category.end, upTo: end)
            var offset = name.end
            var fields: [TraceEvent.Field] = []
            for _ in 0..<min(max(0, base.load(fromByteOffset: start + 8, as: Int.self)), Self.eventSize) {
                let field = text(at: offset, upTo: end)
                let value = text(at: field.end, upTo: end)
                fields.append(TraceEvent.Field(field.text, value.text))
                offset = value.end
            }
            return TraceEvent(
                time: StageInstant(nanoseconds: base.load(fromByteOffset: start, as: Int64.self)),
                category: TraceCategory(category.text), name: name.text, fields: fields)
        }
    }

    // MARK: Texts

    /// Writes a text after its length in two bytes, cut if there is too little room; returns the end offset.
    @discardableResult
    private func put(_ text: String, at offset: Int, upTo end: Int) -> Int {
        let room = min(end - offset - 2, 0xFFFF)
        guard room >= 0 else { return end }
        var text = text
        let count = text.withUTF8 { bytes in
            let count = min(bytes.count, room)
            if let first = bytes.baseAddress { (base + offset + 2).copyMemory(from: first, byteCount: count) }
            return count
        }
        (base + offset).storeBytes(of: UInt16(truncatingIfNeeded: count), as: UInt16.self)
        return offset + 2 + count
    }

    /// Reads a text, and returns it with its end offset; a character that was cut is left out.
    private func text(at offset: Int, upTo end: Int) -> (text: String, end: Int) {
        guard offset + 2 <= end else { return ("", end) }
        let count = min(Int((base + offset).loadUnaligned(as: UInt16.self)), end - offset - 2)
        let bytes = UnsafeRawBufferPointer(start: base + offset + 2, count: count)
        var text = String(decoding: bytes, as: UTF8.self)
        while offset + 2 + count == end, text.last == "\u{FFFD}" { text.removeLast() }
        return (text, offset + 2 + count)
    }
}
