/// The input of Detail.
package struct DetailSetup {
    /// The heading, and the title in the bar.
    package let headline: String
    /// The number of rotations so far.
    package let numberOfRotations: Int
    /// Called once with the count when Detail has left for good.
    package var finished: (_ numberOfRotations: Int) -> Void

    /// Makes a setup.
    package init(headline: String, numberOfRotations: Int, finished: @escaping (_ numberOfRotations: Int) -> Void) {
        self.headline = headline
        self.numberOfRotations = numberOfRotations
        self.finished = finished
    }
}
