import Workers

// Carries out one exchange with a server for a test, as a program with live workers does for itself.

HttpExchangeProgram.serve(CommandLine.arguments)
