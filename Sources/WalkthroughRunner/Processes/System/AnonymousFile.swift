import Basics
import Foundation

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
