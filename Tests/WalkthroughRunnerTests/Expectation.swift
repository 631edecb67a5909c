import WalkthroughLanguage

/// The language's expectation; the testing library has a type of the same name.
typealias Expectation = WalkthroughLanguage.Expectation
