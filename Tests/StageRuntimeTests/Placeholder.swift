enum StageRuntimeTestsPlaceholder {}
