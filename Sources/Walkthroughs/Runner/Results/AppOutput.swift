/// What an app wrote to its standard streams during one walkthrough: the end of it.
package struct AppOutput: Equatable, Sendable {
    /// The end of it, as text; empty where nothing was written, or nobody captured it.
    package var text: String
    /// How many bytes stood before that.
    package var bytesLeftOut: Int

    /// Makes an output; without parameters, that of an app that wrote nothing.
    package init(_ text: String = "", bytesLeftOut: Int = 0) {
        self.text = text
        self.bytesLeftOut = bytesLeftOut
    }
}

extension AppOutput: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        self.init(try reader.text(), bytesLeftOut: try reader.integer())
    }

    func write(to writer: inout WireWriter) {
        writer.write(text)
        writer.write(bytesLeftOut)
    }
}
