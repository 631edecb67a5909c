@_exported public import RehearsalTesting
