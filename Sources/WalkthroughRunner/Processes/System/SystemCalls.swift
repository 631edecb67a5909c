import Basics
import Foundation

/// Calls of the system that make and bind processes.
enum SystemCalls {
    private typealias Fork = @convention(c) () -> Int32
    private typealias ProcessControl = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32

    /// `PR_SET_PDEATHSIG` of Linux.
    private static let parentDeathSignal: Int32 = 1

    /// Whether this process can make copies of itself that are fit for use.
    ///
    /// Only if nothing but the calling thread runs: what other threads hold locked would stay locked in the copy
    /// for ever. Apple's frameworks refuse to work in a copy, so there never.
    static var canFork: Bool {
        #if os(Linux)
            return SystemFunction.find("fork", as: Fork.self) != nil && threadCount == 1
        #else
            return false
        #endif
    }

    /// Makes a copy of this process; 0 in the copy, the copy's number in the original, negative if there is none.
    ///
    /// What is in output buffers is written before, else both would write it.
    static func forkProcess() -> Int32 {
        fflush(nil)
        return SystemFunction.find("fork", as: Fork.self)?() ?? -1
    }

    /// Has the system kill this process when its parent ends; false if the parent has ended already.
    static func endWithParent(_ parent: Int32) -> Bool {
        #if os(Linux)
            _ = SystemFunction.find("prctl", as: ProcessControl.self)?(parentDeathSignal, UInt(SIGKILL), 0, 0, 0)
        #endif
        return getppid() == parent
    }

    /// How many threads this process has; nil if the system does not say.
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

/// A pipe: what is written into one end is read from the other.
struct Pipe: Sendable {
    /// Where it is read.
    let reading: Descriptor
    /// Where it is written.
    let writing: Descriptor

    /// Makes a pipe whose ends stay in this program.
    init() throws(RunnerPoolError) {
        var numbers: [Int32] = [-1, -1]
        guard pipe(&numbers) == 0 else { throw .system("a pipe could not be made", code: errno) }
        reading = Descriptor(numbers[0])
        writing = Descriptor(numbers[1])
        reading.closeOnExec()
        writing.closeOnExec()
    }

    /// Closes both ends.
    func end() {
        reading.end()
        writing.end()
    }
}

/// A file without a name, in memory if the system has such files; it is gone with the last process that holds it.
struct AnonymousFile: Sendable {
    /// The `memfd_create` of Linux, which the Swift toolchain does not import.
    private typealias MemoryFileCall = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32

    /// The file; whoever made it closes it.
    let channel: Descriptor

    /// Takes a file that another process made.
    init(_ channel: Descriptor) { self.channel = channel }

    /// Makes an empty file that stays in this program.
    init() throws(RunnerPoolError) {
        let number = Self.inMemory() ?? Self.onDisk()
        guard number >= 0 else { throw .system("a temporary file could not be made", code: errno) }
        channel = Descriptor(number)
        channel.closeOnExec()
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_APPEND)
    }

    /// Makes a file with some bytes.
    init(holding bytes: [UInt8]) throws(RunnerPoolError) {
        try self.init()
        guard channel.send(bytes) else {
            let code = errno
            channel.end()
            throw .system("a temporary file could not be filled", code: code)
        }
    }

    /// How many bytes are in it.
    var size: Int {
        var status = stat()
        return fstat(channel.number, &status) == 0 ? Int(status.st_size) : 0
    }

    /// Cuts it, or fills it up with zeros.
    func resize(to size: Int) {
        while ftruncate(channel.number, off_t(size)) < 0, errno == EINTR {}
    }

    /// Returns some of its bytes.
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
