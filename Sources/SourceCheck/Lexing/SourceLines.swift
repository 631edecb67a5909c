/// Where the lines of a file begin.
struct SourceLines {
    /// The file.
    private let bytes: [UInt8]
    /// The offset of each line's first byte.
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let (feed, back) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        // The mark of UTF-8 is no part of the first line.
        var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        for (offset, byte) in bytes.enumerated() {
            let isEnd = byte == feed || (byte == back && !(offset + 1 < bytes.count && bytes[offset + 1] == feed))
            if isEnd { starts.append(offset + 1) }
        }
        self.starts = starts
    }

    /// Returns the line that a byte stands in, from 1.
    func line(at offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return max(low, 1)
    }

    /// Returns the bytes of a line, without what ends it.
    func range(ofLine line: Int) -> Range<Int> {
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }
}
