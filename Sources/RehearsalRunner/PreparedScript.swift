#if os(macOS) || os(Linux)
    import WalkthroughLanguage

    /// A script that was read and has no errors; made by ``AppTester/prepare(_:name:)``, run as often as one likes.
    public struct PreparedScript {
        /// What it stands for: one walkthrough, or one for each row of its examples.
        let walkthroughs: [Walkthrough]
    }
#endif
