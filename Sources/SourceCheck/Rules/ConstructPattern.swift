/// Names, how they are used, and the rule that this use breaks.
struct ConstructPattern {
    /// The uses of a name that a pattern can match.
    enum Use {
        case any
        /// A call of an initializer: `Name(…)`, `Name { }`, `Name.init(…)`.
        case making
        /// A call of the initializer without arguments: `Name()`.
        case makingOfNothing
        /// A call of an initializer whose first label is one of these: `Name(label: …)`.
        case makingWith([String])
        /// One of these members: `Name.member`, or `let a: Name = .member`.
        case members([String])
        case anyMember
        /// A call of a free function: `name(…)`.
        case function
        /// A call of a free function whose first argument begins with one of these tokens; `)` for no argument.
        case functionOf([String])
        /// A call of a method: `.name(…)`.
        case method
        /// A call of a method without a random number generator: `.name(…)`.
        case methodWithoutGenerator
        /// A property: `.name`.
        case property
        /// A reference to the initializer, without a call: `Name.init`.
        case reference
    }

    let rule: SourceRule
    let names: [String]
    let use: Use

    static let byName: [String: [ConstructPattern]] = all.reduce(into: [:]) { result, pattern in
        for name in pattern.names { result[name, default: []].append(pattern) }
    }

    private static func pattern(_ rule: SourceRule, _ use: Use, _ names: String...) -> ConstructPattern {
        ConstructPattern(rule: rule, names: names, use: use)
    }

    private static let all: [ConstructPattern] = [
        pattern(.task, .making, "Task"),
        pattern(.task, .members(["immediate", "startSynchronously"]), "Task"),
        pattern(.task, .reference, "Task"),
        pattern(.taskDetached, .members(["detached", "immediateDetached"]), "Task"),
        pattern(.taskSleep, .members(["sleep"]), "Task"),
        pattern(
            .clock, .any, "ContinuousClock", "SuspendingClock", "CFAbsoluteTimeGetCurrent", "CACurrentMediaTime",
            "mach_absolute_time", "mach_continuous_time", "clock_gettime", "clock_gettime_nsec_np", "gettimeofday"),
        pattern(.clock, .function, "usleep", "nanosleep"),
        pattern(.clock, .functionOf(["nil", "&"]), "time"),
        pattern(.clock, .functionOf([")"]), "clock"),
        pattern(.date, .makingOfNothing, "Date", "NSDate", "DateInterval"),
        pattern(.date, .makingWith(["timeIntervalSinceNow"]), "Date", "NSDate"),
        pattern(.date, .members(["now", "timeIntervalSinceReferenceDate"]), "Date", "NSDate"),
        pattern(.date, .property, "timeIntervalSinceNow"),
        pattern(.date, .method, "isDateInToday", "isDateInYesterday", "isDateInTomorrow"),
        pattern(.date, .reference, "Date", "NSDate"),
        pattern(.timer, .anyMember, "Timer", "RunLoop"),
        pattern(.timer, .any, "CADisplayLink", "CFRunLoopGetCurrent", "CFRunLoopGetMain", "CFRunLoopRun"),
        pattern(
            .dispatch, .any, "DispatchQueue", "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem",
            "DispatchSource", "DispatchSourceTimer", "DispatchIO", "DispatchTime", "DispatchWallTime", "DispatchQoS",
            "dispatchMain", "OperationQueue", "BlockOperation", "globalConcurrentExecutor"),
        pattern(.thread, .anyMember, "Thread"),
        pattern(.thread, .any, "pthread_create", "pthread_self", "pthread_t"),
        pattern(.mainActor, .any, "MainActor"),
        pattern(.globalActor, .any, "globalActor", "GlobalActor"),
        pattern(.urlSession, .making, "URLSession", "NSURLConnection"),
        pattern(.urlSession, .members(["shared"]), "URLSession"),
        pattern(.files, .any, "FileManager", "FileHandle", "UserDefaults"),
        pattern(
            .files, .makingWith(["contentsOf", "contentsOfFile"]), "Data", "String", "NSData", "NSString", "NSArray",
            "NSDictionary"),
        pattern(
            .files, .members(["temporaryDirectory", "homeDirectory", "documentsDirectory", "cachesDirectory"]), "URL"),
        pattern(.files, .function, "fopen", "NSTemporaryDirectory", "NSHomeDirectory"),
        pattern(.uuid, .makingOfNothing, "UUID", "NSUUID"),
        pattern(.uuid, .reference, "UUID", "NSUUID"),
        pattern(.uuid, .any, "CFUUIDCreate", "uuid_generate", "uuid_generate_random"),
        pattern(.random, .methodWithoutGenerator, "random", "shuffled", "shuffle", "randomElement"),
        pattern(
            .systemRandom, .any, "SystemRandomNumberGenerator", "arc4random", "arc4random_uniform", "arc4random_buf",
            "drand48", "lrand48", "mrand48", "getentropy", "SecRandomCopyBytes"),
        pattern(.systemRandom, .function, "rand", "srand", "random", "srandom"),
        pattern(.hasher, .property, "hashValue"),
        pattern(.hasher, .making, "Hasher"),
        pattern(.locale, .making, "DateFormatter", "NumberFormatter"),
        pattern(.locale, .members(["current", "autoupdatingCurrent", "preferredLanguages"]), "Locale", "NSLocale"),
        pattern(.timeZone, .members(["current", "autoupdatingCurrent"]), "TimeZone"),
        pattern(.timeZone, .members(["system", "local", "default"]), "NSTimeZone"),
        pattern(.timeZone, .function, "localtime", "localtime_r", "mktime"),
        pattern(.calendar, .members(["current", "autoupdatingCurrent"]), "Calendar", "NSCalendar"),
        pattern(.notificationCenter, .any, "DistributedNotificationCenter"),
        pattern(.process, .any, "ProcessInfo", "CommandLine"),
        pattern(.process, .makingOfNothing, "Process"),
        pattern(.process, .function, "getenv", "setenv", "getpid", "readLine"),
        pattern(.process, .functionOf(["", "EXIT_SUCCESS", "EXIT_FAILURE"]), "exit"),
        pattern(
            .print, .function, "print", "debugPrint", "dump", "NSLog", "fputs", "puts", "printf"),
    ]
}
