import Basics
import Foundation
import StageRuntime

/// Compares two trace files line by line, since equal runs write equal bytes, and finds the first difference.
package struct TraceComparison {
    /// The result for a person, in lines that are safe to print.
    package let lines: [String]
    /// Whether they are equal.
    package let isEqual: Bool

    /// Compares the contents of two files.
    ///
    /// - Throws: `TraceFileError` if one is no trace file, is of another version or is cut off.
    package init(
        _ first: [UInt8], _ second: [UInt8], names: (first: String, second: String)
    ) throws(TraceFileError) {
        let lines = try Self.lines(of: first, in: names.first)
        guard let difference = TraceDifference(lines, try Self.lines(of: second, in: names.second))
        else {
            (self.lines, isEqual) = (["the traces are equal: \((lines.count).counted("line"))"], true)
            return
        }
        // The hashes say something only if the events are equal.
        let plain = { (line: String) in line.replacing(#/  hash=[0-9a-f]{16}$/#, with: "") }
        let isHidden = difference.first.first.map(plain) == difference.second.first.map(plain)
        let rendered = isHidden ? difference.rendered : difference.rendered.map(plain)
        let heading = lines.prefix(difference.line).last { $0.hasPrefix(Self.heading) }
        self.lines =
            [
                "line \(difference.line) differs"
                    + (heading.map { ", in " + $0.dropFirst(Self.heading.count) } ?? "") + ":"
            ]
            + rendered.map { "  " + $0 } + ["`-` is \(names.first), `+` is \(names.second)"]
        isEqual = false
    }

    /// The beginning of a walkthrough's first line.
    private static let heading = "walkthrough "

    /// Returns the lines of a file as a person reads them.
    private static func lines(of bytes: [UInt8], in file: String) throws(TraceFileError) -> [String] {
        let decoder = JSONDecoder()
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        let first = lines.first.flatMap { try? decoder.decode(TraceFile.Line.self, from: Data($0)) }
        guard let first, first.format == TraceFile.format else { throw TraceFileError(file: file) }
        let version = first.version ?? "none"
        guard version.split(separator: ".").first == "\(TraceFile.major)" else {
            throw TraceFileError(
                file: file,
                problem: "has version \(version), and this `rehearse` reads version \(TraceFile.major); use the "
                    + "`rehearse` that wrote it")
        }
        let last = lines.last.flatMap { try? decoder.decode(TraceFile.Line.self, from: Data($0)) }
        guard let last, last.walkthrough == nil, last.category == nil else {
            throw TraceFileError(
                file: file, problem: "is cut off before its end; `rehearse test --trace FILE` writes it anew")
        }
        return lines.map { bytes in
            let text = SafeText.line(String(decoding: bytes, as: UTF8.self))
            guard let line = try? decoder.decode(TraceFile.Line.self, from: Data(bytes)) else { return text }
            if let key = line.walkthrough { return heading + key.name }
            let hash = line.hash.map { "  hash=" + $0 } ?? ""
            if let outcome = line.outcome { return "it \(outcome)" + hash }
            return line.category.flatMap(line.event).map { SafeText.line($0.line + hash) } ?? text
        }
    }
}
