extension Range<Int> {
    /// Returns the first number for which a condition holds, by binary search; `upperBound` if there is none.
    ///
    /// It asks for as few numbers as there are bits in the count.
    ///
    /// - Parameter holds: the condition, which must hold for all numbers after the first one.
    @inlinable package func binarySearch(_ holds: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
