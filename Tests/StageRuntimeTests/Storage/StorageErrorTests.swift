import TestSupport

@Suite struct StorageErrorTests {
    @Test func `an error names the file, the cause and what to do`() {
        expect(
            StorageError.full(name: "settings").description,
            is: "storage settings: no space is left; free some and try again")
        expect(
            StorageError.io(name: "settings", reason: "Permission denied").description,
            is: "storage settings: Permission denied; check that the folder can be read and written")
        #expect(
            StorageError.badName("../up").description
                == "storage \"../up\": not a usable name; use letters, digits, `-`, `_` and `.`, "
                + "not starting with a dot")
        #expect(
            StorageError.nameInOtherCase(name: "Settings", stored: "settings").description
                == "storage Settings: settings is stored already, and a Mac's or a phone's volume may take both names "
                + "for one file; use the stored name, or one that differs in more than case")
    }

    @Test func `an error is a fault of a worker call`() {
        expect((StorageError.full(name: "a").fault, StorageError.io(name: "a", reason: "").fault), is: (.full, .io))
        expect(StorageError.badName("").fault, is: .io)
    }
}
