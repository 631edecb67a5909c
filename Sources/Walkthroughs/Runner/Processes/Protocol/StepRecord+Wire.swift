import HeadlessUIKit
import StageRuntime

extension StepRecord: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        self.init(
            location: try reader.value(), source: try reader.text(), time: try reader.value(),
            hasFailed: try reader.flag(), detail: try reader.optional())
    }

    func write(to writer: inout WireWriter) {
        writer.write(location)
        writer.write(source)
        writer.write(time)
        writer.write(hasFailed)
        writer.write(detail)
    }
}

extension StepDetail: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        self.init(
            screenName: try reader.optional(), screen: try reader.values(), picture: try reader.optional(),
            events: try reader.values())
    }

    func write(to writer: inout WireWriter) {
        writer.write(screenName)
        writer.write(screen)
        writer.write(picture)
        writer.write(events)
    }
}

extension ScreenPicture: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        self.init(
            width: try reader.integer(), height: try reader.integer(), isDark: try reader.flag(),
            body: try reader.text())
    }

    func write(to writer: inout WireWriter) {
        writer.write(width)
        writer.write(height)
        writer.write(isDark)
        writer.write(body)
    }
}
