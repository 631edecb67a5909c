enum WorkersTestsPlaceholder {}
