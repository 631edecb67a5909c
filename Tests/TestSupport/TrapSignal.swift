/// The signal that a trap of the language ends a process with, which hangs on the processor.
package enum TrapSignal {
    /// Its name, as a report says it.
    package static var name: String {
        #if arch(x86_64)
            "SIGILL"
        #else
            "SIGTRAP"
        #endif
    }
}
