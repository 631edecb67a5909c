extension Stage {
    /// The stage that runs on this thread; the program ends if none does.
    ///
    /// Initialisers and static members of scenes and of the headless UIKit read it.
    public static var current: Stage {
        guard let stage = ThreadSlot.stage else {
            preconditionFailure(
                "no stage runs on this thread: start tasks with `tasks.start` or Rehearsal's `Task`, bring in results "
                    + "from other threads with `stage.elsewhere`, and make scenes in a test inside `stage.run { … }`")
        }
        return stage
    }

    /// The stage that runs on this thread, if one does.
    package static var running: Stage? { ThreadSlot.stage }

    /// Performs `body` with this stage as ``current``; calls may nest.
    @discardableResult
    public func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let slot = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        let previous = ThreadSlot.content
        if previous == slot { return try body() }
        ThreadSlot.content = slot
        defer { ThreadSlot.content = previous }
        return try body()
    }
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The thread-specific slot in which a stage publishes itself while it runs.
///
/// Each thread has its own slot, so two stages on two threads of one process cannot see each other.
enum ThreadSlot {
    /// The key of the slot, made once for the process; a constant.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, nil)
        precondition(status == 0, "no thread-specific slot is left; the process holds PTHREAD_KEYS_MAX of them")
        return key
    }()

    static var stage: Stage? {
        guard let pointer = pthread_getspecific(key) else { return nil }
        return Unmanaged<Stage>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// The address of the stage that runs on this thread; `nil` if none does.
    static var content: UnsafeRawPointer? {
        get { UnsafeRawPointer(pthread_getspecific(key)) }
        set { pthread_setspecific(key, newValue) }
    }
}
