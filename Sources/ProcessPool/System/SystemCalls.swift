import Basics
import Foundation

enum SystemCalls {
    private typealias Fork = @convention(c) () -> Int32
    private typealias ProcessControl = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32

    /// `PR_SET_PDEATHSIG` of Linux.
    private static let parentDeathSignal: Int32 = 1

    /// Whether this process can make usable copies of itself.
    ///
    /// Only if no other thread runs: locks that other threads hold would stay locked in the copy for ever. On Apple's
    /// platforms never, since their frameworks refuse to work in a copy.
    static var canFork: Bool {
        #if os(Linux)
            return SystemFunction.find("fork", as: Fork.self) != nil && threadCount == 1
        #else
            return false
        #endif
    }

    /// Flushes the output and copies this process; returns 0 in the copy, else its process id, negative if it failed.
    static func forkProcess() -> Int32 {
        fflush(nil)
        return SystemFunction.find("fork", as: Fork.self)?() ?? -1
    }

    /// Makes the system kill this process when its parent ends; returns `false` if the parent has ended already.
    static func endWithParent(_ parent: Int32) -> Bool {
        #if os(Linux)
            _ = SystemFunction.find("prctl", as: ProcessControl.self)?(parentDeathSignal, UInt(SIGKILL), 0, 0, 0)
        #endif
        return getppid() == parent
    }

    /// The number of threads of this process; `nil` if the system does not tell.
    static var threadCount: Int? {
        guard let folder = opendir("/proc/self/task") else { return nil }
        defer { closedir(folder) }
        var count = 0
        while let entry = readdir(folder) {
            // Entries are numbers, besides "." and "..".
            if entry.pointee.d_name.0 != CChar(UInt8(ascii: ".")) { count += 1 }
        }
        return count
    }
}

/// A program to be started as a process of its own group.
struct ProgramStart {
    /// The variable that turns the Swift runtime's backtraces on, which on a Mac only terminals have.
    private static let backtraces = (name: "SWIFT_BACKTRACE", value: "enable=yes")

    private let executable: String
    /// The words of its command line, without its name.
    private let arguments: [String]

    init(_ executable: String, _ arguments: [String]) { (self.executable, self.arguments) = (executable, arguments) }

    /// Starts it with some descriptors of this process; returns its process id, negative if it failed.
    func spawn(passing channels: [Descriptor]) -> Int32 {
        let words = ([executable] + arguments).map { strdup($0) } + [nil]
        let environment = ProcessInfo.processInfo.environment.merging([Self.backtraces]) { own, _ in own }
        let variables = environment.map { strdup($0.key + "=" + $0.value) } + [nil]
        defer { for text in words + variables { free(text) } }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for channel in channels {
            #if canImport(Darwin)
                posix_spawn_file_actions_addinherit_np(&actions, channel.number)
            #else
                // Duplicating a descriptor onto itself clears its close-on-exec flag.
                posix_spawn_file_actions_adddup2(&actions, channel.number, channel.number)
            #endif
        }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        var number: Int32 = -1
        let code = posix_spawn(&number, executable, &actions, &attributes, words, variables)
        guard code == 0 else {
            errno = code
            return -1
        }
        return number
    }
}

/// A pipe: what is written into one end is read from the other.
struct Pipe: Sendable {
    let reading: Descriptor
    let writing: Descriptor

    /// Makes a pipe that other programs do not inherit.
    init() throws(RunnerPoolError) {
        var numbers: [Int32] = [-1, -1]
        guard pipe(&numbers) == 0 else { throw .system("a pipe could not be made", code: errno) }
        reading = Descriptor(numbers[0])
        writing = Descriptor(numbers[1])
        reading.closeOnExec()
        writing.closeOnExec()
    }

    func end() {
        reading.end()
        writing.end()
    }
}

/// A file without a name, in memory if possible; it is deleted with the last process that has it open.
struct AnonymousFile: Sendable {
    /// The `memfd_create` of Linux, which the Swift toolchain does not import.
    private typealias MemoryFileCall = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32

    /// The file's descriptor; its creator closes it.
    let channel: Descriptor

    init(_ channel: Descriptor) { self.channel = channel }

    /// Makes an empty file that other programs do not inherit.
    init() throws(RunnerPoolError) {
        let number = Self.inMemory() ?? Self.onDisk()
        guard number >= 0 else { throw .system("a temporary file could not be made", code: errno) }
        channel = Descriptor(number)
        channel.closeOnExec()
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_APPEND)
    }

    init(holding bytes: [UInt8]) throws(RunnerPoolError) {
        try self.init()
        guard channel.send(bytes) else {
            let code = errno
            channel.end()
            throw .system("a temporary file could not be filled", code: code)
        }
    }

    var size: Int {
        var status = stat()
        return fstat(channel.number, &status) == 0 ? Int(status.st_size) : 0
    }

    /// Cuts the file, or extends it with zeros.
    func resize(to size: Int) { while ftruncate(channel.number, off_t(size)) < 0, errno == EINTR {} }

    func read(from offset: Int, count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
                let length = pread(channel.number, rest.baseAddress, rest.count, off_t(offset + filled))
                if length < 0, errno == EINTR { continue }
                guard length > 0 else { return }
                filled += length
            }
        }
    }

    private static func inMemory() -> Int32? {
        guard let call = SystemFunction.find("memfd_create", as: MemoryFileCall.self) else { return nil }
        let number = call("rehearse-process", 0)
        return number < 0 ? nil : number
    }

    private static func onDisk() -> Int32 {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var path = (folder + "/rehearse-process-XXXXXX").utf8CString.map { $0 }
        let number = mkstemp(&path)
        if number >= 0 { unlink(path) }
        return number
    }
}

/// How much a process computes, as Linux reports in `/proc/PID/stat`.
struct ProcessLoad {
    /// The time for which it has computed, by itself and in the kernel; counted in hundredths of a second.
    let processorTime: Duration
    /// Whether it computes or waits for a processor.
    let isRunnable: Bool
    /// Whether it waits for something other than a processor.
    let isWaiting: Bool

    /// Reads it; `nil` if there is no such process, or no such file system.
    init?(of process: Int32) {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let name = text.lastIndex(of: ")")
        else { return nil }
        // After the name: the state, ten numbers, and the times of the process and of the kernel for it.
        let fields = text[name...].split(separator: " ")
        guard fields.count > 13, let own = Int(fields[12]), let system = Int(fields[13]) else { return nil }
        processorTime = .milliseconds((own + system) * 10)
        isRunnable = fields[1] == "R"
        isWaiting = fields[1] == "S"
    }

    static var ownProcessorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    }
}
