/// Where the console's lines come from: a terminal with an editor, or a pipe.
protocol LineSource: AnyObject {
    /// Waits for a line, or at most so long; nil waits for as long as it takes.
    func next(within time: Duration?) -> LineEvent

    /// Prints whole lines above the line being typed; the text is safe already and ends without a newline.
    func printAbove(_ text: String)

    /// Gives the terminal back as it was. Called once, by whoever made the source.
    func close()
}
