#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Calls of the system that Swift does not import: `fork` by intention, others because they take variable arguments.
///
/// They are found by name at run time. Where that finds none (a statically linked program, another system), the caller
/// has another way.
enum SystemCalls {
    private typealias Fork = @convention(c) () -> Int32
    private typealias ProcessControl = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32

    /// `PR_SET_PDEATHSIG` of Linux.
    private static let parentDeathSignal: Int32 = 1

    /// Returns a function of the running program by its name.
    static func find<Function>(_ name: String, as type: Function.Type) -> Function? {
        guard let address = dlsym(nil, name) else { return nil }
        return unsafeBitCast(address, to: type)
    }

    /// Whether this process can make copies of itself that are fit for use.
    ///
    /// Only where nothing but the calling thread runs: what other threads hold locked would stay locked in the copy
    /// for ever. Apple's frameworks refuse to work in a copy, so there never.
    static var canFork: Bool {
        #if os(Linux)
            return find("fork", as: Fork.self) != nil && threadCount == 1
        #else
            return false
        #endif
    }

    /// Makes a copy of this process; 0 in the copy, the copy's number in the original, negative where there is none.
    ///
    /// What stands in output buffers is written before, else both would write it.
    static func forkProcess() -> Int32 {
        fflush(nil)
        return find("fork", as: Fork.self)?() ?? -1
    }

    /// Has the system kill this process when its parent ends; false if the parent has ended already.
    static func endWithParent(_ parent: Int32) -> Bool {
        #if os(Linux)
            _ = find("prctl", as: ProcessControl.self)?(parentDeathSignal, UInt(SIGKILL), 0, 0, 0)
        #endif
        return getppid() == parent
    }

    /// How many threads this process has; nil where the system does not say.
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
