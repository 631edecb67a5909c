import Testing

/// What is done when an object is released that only a closure, or a value, of the library owns.
package final class LastWords {
    /// Calls all that the object's holder offers.
    package var call: () -> Void = {}
    /// How often it was called.
    package private(set) var count = 0

    package init() {}

    /// An object that calls back while it is released.
    package final class Object: Equatable {
        private let words: LastWords
        init(_ words: LastWords) { self.words = words }
        deinit {
            words.count += 1
            words.call()
        }
        package static func == (left: Object, right: Object) -> Bool { left === right }
    }

    /// A new object, which nobody else owns.
    package var object: Object { Object(self) }
    /// A closure that owns a new object.
    package var closure: () -> Void {
        let object = object
        return { withExtendedLifetime(object) {} }
    }
}

/// One holder: makes it, tells what its object calls, and makes the holder let go of the object.
package struct Holder: CustomTestStringConvertible, @unchecked Sendable {
    package let testDescription: String
    private let letGo: (LastWords, StageTester) -> Void
    package init(_ name: String, _ letGo: @escaping (LastWords, StageTester) -> Void) {
        (testDescription, self.letGo) = (name, letGo)
    }

    /// Makes the holder let go of its object on a stage of its own; returns how many objects have called back.
    package func release() -> Int {
        let words = LastWords()
        StageTester.run { tester in
            letGo(words, tester)
            words.call = {}
        }
        return words.count
    }
}
