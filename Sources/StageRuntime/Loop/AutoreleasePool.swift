#if canImport(ObjectiveC)
    import ObjectiveC
#endif

/// Objects that Objective-C code has autoreleased, as Foundation on Apple's platforms does.
///
/// A thread without a run loop of Foundation's never releases them: the stage's loop does it after each job and each
/// timer, the runner after each walkthrough.
package enum AutoreleasePool {
    /// Performs `body`, and on Apple's platforms releases what was autoreleased meanwhile.
    package static func drain<Result>(after body: () -> Result) -> Result {
        #if canImport(ObjectiveC)
            autoreleasepool(invoking: body)
        #else
            body()
        #endif
    }
}
