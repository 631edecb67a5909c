// What nearly every test uses: one import stands for these.
@_exported public import RehearsalTesting
@_exported public import StageRuntime
@_exported public import Testing
