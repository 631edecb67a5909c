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
