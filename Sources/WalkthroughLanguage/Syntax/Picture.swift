/// The screen in text that `expect screen matches` wants, with the place of its block so that it can be rewritten.
package struct Picture: Equatable {
    /// The lines in reading order.
    package var lines: [Line]
    /// The lines of the file that the block takes, from 1; empty, just below the step, when there is no block.
    package var fileLines: Range<Int>
    /// How many spaces the step above the block is indented by; the block takes two more.
    package var indentation: Int

    /// Creates a picture.
    package init(lines: [Line], fileLines: Range<Int>, indentation: Int) {
        self.lines = lines
        self.fileLines = fileLines
        self.indentation = indentation
    }
}
