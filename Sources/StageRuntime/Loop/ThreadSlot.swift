#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The thread-specific slot in which a stage publishes itself while its loop runs.
///
/// A slot of the thread, not a global: two stages in two threads of one process never meet.
enum ThreadSlot {
    /// The key of the slot, made once for the process; a number that never changes.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, nil)
        precondition(status == 0, "no thread-specific slot is left; the process holds PTHREAD_KEYS_MAX of them")
        return key
    }()

    /// The stage that runs on this thread.
    static var stage: Stage? {
        guard let pointer = pthread_getspecific(key) else { return nil }
        return Unmanaged<Stage>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// The address of the stage that runs on this thread; setting it publishes another, or clears the slot.
    static var content: UnsafeRawPointer? {
        get { UnsafeRawPointer(pthread_getspecific(key)) }
        set { pthread_setspecific(key, newValue) }
    }
}
