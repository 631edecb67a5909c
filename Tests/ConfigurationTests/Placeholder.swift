enum ConfigurationTestsPlaceholder {}
