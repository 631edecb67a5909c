import Walkthroughs

/// The language's expectation; the testing library has a type of the same name.
typealias Expectation = Walkthroughs.Expectation
