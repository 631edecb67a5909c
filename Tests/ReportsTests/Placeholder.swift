enum ReportsTestsPlaceholder {}
