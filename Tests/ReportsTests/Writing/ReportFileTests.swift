import Foundation
import TestSupport

@testable import Reports

@Suite struct ReportFileTests {
    let folder = TemporaryFolder()

    private func replace(_ name: String, _ text: String) throws(ReportFileError) {
        try ReportFile(path: folder.path(name)).replace(with: Array(text.utf8))
    }

    @Test func `a file is created with its folders and replaced as a whole, without leftovers`() throws {
        try replace("a/b/report.xml", "one")
        expect(folder.text("a/b/report.xml"), is: "one")
        try replace("a/b/report.xml", "two")
        expect(folder.text("a/b/report.xml"), is: "two")
        try expect(FileManager.default.contentsOfDirectory(atPath: folder.path("a/b")), is: ["report.xml"])
    }

    @Test func `a leftover part of an ended process is removed`() throws {
        try folder.write("left", to: ".report.xml.1.new")
        try replace("report.xml", "one")
        expect((folder.text("report.xml"), folder.names), is: ("one", ["report.xml"]))
    }

    @Test func `a symbolic link still points at its file`() throws {
        try replace("real.xml", "one")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link.xml"), withDestinationPath: folder.path("real.xml"))
        try replace("link.xml", "two")
        expect(folder.text("real.xml"), is: "two")
        expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.xml")),
            is: folder.path("real.xml"))
    }

    @Test func `a symbolic link to a file that is not there yet stays, and the file is made`() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link.xml"), withDestinationPath: "later/report.xml")
        try ReportFile(path: folder.path("link.xml")).check()
        try replace("link.xml", "new")
        expect(folder.text("later/report.xml"), is: "new")
        try expect(
            FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.xml")), is: "later/report.xml")
    }

    @Test func `circular links are an error`() throws {
        for (name, other) in [("one.xml", "two.xml"), ("two.xml", "one.xml")] {
            try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: other)
        }
        let error = #expect(throws: ReportFileError.self) { try ReportFile(path: folder.path("one.xml")).check() }
        expect(error?.problem, is: .system(ELOOP))
    }

    #if os(Linux)
        @Test func `a file that is open and has no name is written to, and no other is made`() throws {
            try replace("report.xml", "")
            let handle = try #require(FileHandle(forUpdatingAtPath: folder.path("report.xml")))
            try FileManager.default.removeItem(atPath: folder.path("report.xml"))
            let file = ReportFile(path: "/proc/self/fd/\(handle.fileDescriptor)")
            try file.check()
            try file.replace(with: Array("one".utf8))
            try expect((handle.readToEnd(), folder.names), is: (Data("one".utf8), []))
        }
    #endif

    @Test func `who has the old file open keeps the whole old text`() throws {
        try replace("report.xml", "the old text")
        let handle = try #require(FileHandle(forReadingAtPath: folder.path("report.xml")))
        try replace("report.xml", "new")
        try expect(handle.readToEnd(), is: Data("the old text".utf8))
    }

    @Test func `a folder in place of the file is an error that says what to do`() throws {
        try FileManager.default.createDirectory(atPath: folder.path("taken"), withIntermediateDirectories: true)
        let error = #expect(throws: ReportFileError.self) { try replace("taken", "x") }
        expect(
            error?.description,
            is: "the report \(folder.path("taken")) cannot be written: it is a folder; name a file in it")
        #expect(throws: ReportFileError.self) { try ReportFile(path: folder.path("taken")).check() }
        expect(folder.names, is: ["taken"])
    }

    @Test(arguments: [240, 255])
    func `a name may be as long as the system lets names be`(count: Int) throws {
        let name = String(repeating: "a", count: count)
        try ReportFile(path: folder.path(name)).check()
        try replace(name, "one")
        expect((folder.text(name), folder.names), is: ("one", [name]))
    }

    @Test func `a name that is too long is reported before anything is written`() throws {
        let path = folder.path(String(repeating: "a", count: 256))
        let error = #expect(throws: ReportFileError.self) { try ReportFile(path: path).check() }
        expect((error, folder.names), is: (ReportFileError(path: path, code: ENAMETOOLONG), []))
    }

    #if os(Linux)
        @Test func `a read-only folder is reported before anything is written`() throws {
            #expect(throws: ReportFileError(path: "/proc/report.xml", code: ENOENT)) {
                try ReportFile(path: "/proc/report.xml").check()
            }
        }
    #endif

    @Test func `a file in place of the folder is an error`() throws {
        try replace("file", "x")
        let error = #expect(throws: ReportFileError.self) { try replace("file/report.xml", "x") }
        #expect(
            error?.description
                == "the report \(folder.path("file/report.xml")) cannot be written: its folder cannot be made; "
                + "name another file")
    }

    @Test func `a device is written to and not replaced`() throws {
        let file = ReportFile(path: "/dev/null")
        #expect(file.isStream)
        try file.replace(with: [1, 2, 3])
        #expect(ReportFile(path: "/dev/null").isStream)
    }
}
