enum ConsoleTestsPlaceholder {}
