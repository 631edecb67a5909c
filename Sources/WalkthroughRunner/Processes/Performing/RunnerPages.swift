import Basics
import Foundation
import StageRuntime
import WalkthroughLanguage

/// The pages of all processes of a pool: memory that the runner and they share, as long as the pool lives.
final class RunnerPages {
    /// The first page.
    private let base: UnsafeMutableRawPointer
    /// How many pages there are.
    private let count: Int

    /// Makes pages, all zeros, that a copy of this process shares; those of a file if programs are to share them too.
    convenience init(count: Int, file: AnonymousFile? = nil) throws(RunnerPoolError) {
        file?.resize(to: count * RunnerPage.size)
        try self.init(count: count, sharing: file)
    }

    /// Takes the pages of a file, or new ones.
    init(count: Int, sharing file: AnonymousFile?) throws(RunnerPoolError) {
        let kind = file == nil ? MAP_SHARED | MAP_ANONYMOUS : MAP_SHARED
        let place = mmap(
            nil, count * RunnerPage.size, PROT_READ | PROT_WRITE, kind, file?.channel.number ?? -1, 0)
        guard let place, place != MAP_FAILED else {
            throw .system("memory for \(count) processes could not be shared", code: errno)
        }
        base = place
        self.count = count
    }

    deinit {
        munmap(base, count * RunnerPage.size)
    }

    /// The page of a process.
    subscript(slot: Int) -> RunnerPage {
        precondition(slot < count, "there are only \(count) processes; ask for those only")
        return RunnerPage(base: base + slot * RunnerPage.size)
    }
}

/// What a process does at this moment, in memory that the runner sees too: it is still there when the process is not.
///
/// A few stores and copies of short texts per step and event; no call of the system. The process writes while it lives,
/// the runner reads after it has died, so nothing is locked. Only the wish to stop goes the other way.
struct RunnerPage {
    /// How many bytes a page takes; a multiple of the system's pages.
    static let size = 16_384
    /// How many of the last trace events it holds.
    static let eventCount = 16

    /// Where the parts stand.
    private enum Place {
        static let stop = 0
        static let time = 8
        static let steps = 16
        static let line = 24
        static let column = 32
        static let events = 40
        static let index = 48
        static let options = 64
        static let schedule = 88
        static let runs = 96
        static let failed = 104
        static let file = 128
        static let source = 1152
        static let ring = 4096
    }

    /// How many bytes an event takes at most; what does not fit is left out.
    private static let eventSize = 512

    /// The shared memory; whoever mapped it owns it.
    let base: UnsafeMutableRawPointer

    // MARK: The runner process's side

    /// Forgets the last walkthrough.
    func beginWalkthrough(_ index: Int) {
        base.storeBytes(of: index, toByteOffset: Place.index, as: Int.self)
        base.storeBytes(of: 0, toByteOffset: Place.failed, as: UInt64.self)
        beginRun(schedule: nil)
    }

    /// Notes a schedule under which the walkthrough has failed; the first one stays noted.
    func noteFailure(schedule: UInt64) {
        guard failedSchedule == nil else { return }
        base.storeBytes(of: schedule &+ 1, toByteOffset: Place.failed, as: UInt64.self)
    }

    /// Notes that the walkthrough is run, maybe once more, and forgets the run before.
    func beginRun(schedule: UInt64?) {
        base.storeBytes(of: schedule.map { $0 &+ 1 } ?? 0, toByteOffset: Place.schedule, as: UInt64.self)
        base.storeBytes(of: runs &+ 1, toByteOffset: Place.runs, as: Int.self)
        base.storeBytes(of: 0, toByteOffset: Place.time, as: Int64.self)
        base.storeBytes(of: 0, toByteOffset: Place.steps, as: Int.self)
        base.storeBytes(of: 0, toByteOffset: Place.events, as: Int.self)
    }

    /// Notes the step that begins after so many others.
    func beginStep(at location: SourceLocation, source: String, after count: Int, time: StageInstant) {
        base.storeBytes(of: time.nanoseconds, toByteOffset: Place.time, as: Int64.self)
        base.storeBytes(of: location.line, toByteOffset: Place.line, as: Int.self)
        base.storeBytes(of: location.column, toByteOffset: Place.column, as: Int.self)
        put(location.file, at: Place.file, upTo: Place.source)
        put(source, at: Place.source, upTo: Place.ring)
        base.storeBytes(of: count &+ 1, toByteOffset: Place.steps, as: Int.self)
    }

    /// Notes a trace event.
    func record(_ event: TraceEvent) {
        let count = base.load(fromByteOffset: Place.events, as: Int.self)
        let start = Place.ring + (count & (Self.eventCount - 1)) * Self.eventSize
        let end = start + Self.eventSize
        base.storeBytes(of: event.time.nanoseconds, toByteOffset: start, as: Int64.self)
        var place = put(event.category.name, at: start + 16, upTo: end)
        place = put(event.name, at: place, upTo: end)
        var fields = 0
        for field in event.fields {
            // A name without room for its value would be read as an event that was never recorded.
            guard end - place >= 8 + field.name.utf8.count else { break }
            place = put(field.value, at: put(field.name, at: place, upTo: end), upTo: end)
            fields += 1
        }
        base.storeBytes(of: fields, toByteOffset: start + 8, as: Int.self)
        base.storeBytes(of: event.time.nanoseconds, toByteOffset: Place.time, as: Int64.self)
        base.storeBytes(of: count &+ 1, toByteOffset: Place.events, as: Int.self)
    }

    /// Whether the runner wants no further walkthrough begun.
    var isToStop: Bool { base.load(fromByteOffset: Place.stop, as: Int.self) != 0 }

    // MARK: The runner's side

    /// Forgets everything, for a new process with these options.
    func reset(_ options: RunnerPool.Options) {
        base.initializeMemory(as: UInt8.self, repeating: 0, count: Self.size)
        base.storeBytes(of: options.memory, toByteOffset: Place.options, as: Int.self)
        base.storeBytes(of: options.steps.rawValue, toByteOffset: Place.options + 8, as: Int.self)
        base.storeBytes(of: getpid(), toByteOffset: Place.options + 16, as: Int32.self)
    }

    /// Wants no further walkthrough begun.
    func stop() { base.storeBytes(of: 1, toByteOffset: Place.stop, as: Int.self) }

    /// Lets walkthroughs be begun again.
    func goOn() { base.storeBytes(of: 0, toByteOffset: Place.stop, as: Int.self) }

    /// How much memory the process may have.
    var memory: Int { base.load(fromByteOffset: Place.options, as: Int.self) }

    /// What the runner wants to be told of steps.
    var toldSteps: RunnerPool.Steps {
        RunnerPool.Steps(rawValue: base.load(fromByteOffset: Place.options + 8, as: Int.self)) ?? .untold
    }

    /// The runner's process.
    var runner: Int32 { base.load(fromByteOffset: Place.options + 16, as: Int32.self) }

    /// The index of the walkthrough that was begun last; what else is here belongs to it.
    var index: Int { base.load(fromByteOffset: Place.index, as: Int.self) }

    /// The number of the schedule under which it is run; nil if there is none.
    var schedule: UInt64? {
        let number = base.load(fromByteOffset: Place.schedule, as: UInt64.self)
        return number > 0 ? number - 1 : nil
    }

    /// The number of the first schedule under which it has failed; nil if there is none.
    var failedSchedule: UInt64? {
        let number = base.load(fromByteOffset: Place.failed, as: UInt64.self)
        return number > 0 ? number - 1 : nil
    }

    /// How many runs were begun since the process was made: as long as it grows, the process does not hang.
    var runs: Int { base.load(fromByteOffset: Place.runs, as: Int.self) }

    /// How many steps there are up to the one that was begun last; a `when` counts only as that one.
    var steps: Int { base.load(fromByteOffset: Place.steps, as: Int.self) }

    /// The virtual time of the last step or event.
    var time: StageInstant { StageInstant(nanoseconds: base.load(fromByteOffset: Place.time, as: Int64.self)) }

    /// The step that was begun last; nil before the first.
    var step: (location: SourceLocation, source: String)? {
        guard steps > 0 else { return nil }
        let location = SourceLocation(
            file: text(at: Place.file, upTo: Place.source).text,
            line: base.load(fromByteOffset: Place.line, as: Int.self),
            column: base.load(fromByteOffset: Place.column, as: Int.self))
        return (location, text(at: Place.source, upTo: Place.ring).text)
    }

    /// The last trace events, oldest first.
    var events: [TraceEvent] {
        let count = max(0, base.load(fromByteOffset: Place.events, as: Int.self))
        return (max(0, count - Self.eventCount)..<count).map { number in
            let start = Place.ring + (number & (Self.eventCount - 1)) * Self.eventSize
            let end = start + Self.eventSize
            let category = text(at: start + 16, upTo: end)
            let name = text(at: category.end, upTo: end)
            var place = name.end
            var fields: [TraceEvent.Field] = []
            for _ in 0..<min(max(0, base.load(fromByteOffset: start + 8, as: Int.self)), Self.eventSize) {
                let field = text(at: place, upTo: end)
                let value = text(at: field.end, upTo: end)
                fields.append(TraceEvent.Field(field.text, value.text))
                place = value.end
            }
            return TraceEvent(
                time: StageInstant(nanoseconds: base.load(fromByteOffset: start, as: Int64.self)),
                category: TraceCategory(category.text), name: name.text, fields: fields)
        }
    }

    // MARK: Texts

    /// Puts a text behind its length in two bytes, cut if there is no more room; returns where it ends.
    @discardableResult
    private func put(_ text: String, at place: Int, upTo end: Int) -> Int {
        let room = min(end - place - 2, 0xFFFF)
        guard room >= 0 else { return end }
        var text = text
        let count = text.withUTF8 { bytes in
            let count = min(bytes.count, room)
            if let first = bytes.baseAddress { (base + place + 2).copyMemory(from: first, byteCount: count) }
            return count
        }
        (base + place).storeBytes(of: UInt16(truncatingIfNeeded: count), as: UInt16.self)
        return place + 2 + count
    }

    /// Returns a text, and where it ends; a character that was cut off is left out.
    private func text(at place: Int, upTo end: Int) -> (text: String, end: Int) {
        guard place + 2 <= end else { return ("", end) }
        let count = min(Int((base + place).loadUnaligned(as: UInt16.self)), end - place - 2)
        let bytes = UnsafeRawBufferPointer(start: base + place + 2, count: count)
        var text = String(decoding: bytes, as: UTF8.self)
        while place + 2 + count == end, text.last == "\u{FFFD}" { text.removeLast() }
        return (text, place + 2 + count)
    }
}
