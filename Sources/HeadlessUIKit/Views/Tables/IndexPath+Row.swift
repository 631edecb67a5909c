public import Foundation

/// The places of rows; UIKit adds the same to Foundation's type.
extension IndexPath {
    /// Makes the place of a row in a section.
    public init(row: Int, section: Int) { self = IndexPath(index: section).appending(row) }

    /// The section.
    public var section: Int { self[0] }
    /// The row in its section.
    public var row: Int { self[1] }
}
