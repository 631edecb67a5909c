extension SuggestionTerms {
    /// Languages, tools and notions of programming.
    static let programming = """
        swift playgrounds, swift tutorial, html, python tutorial, git commands, css grid, sql join, regex tester,
        json formatter, linux commands, java, rust, c++, vim cheat sheet, bash script, data structures, api design,
        binary search, dependency injection, unit testing, async await, markdown table, docker compose, kotlin,
        typescript, swift string, swift package manager, swift concurrency, algorithm, big o notation, hello world,
        stack overflow, quicksort, merge sort, xml parser, utf-8, unicode table, ascii table, regular expression,
        hexadecimal converter, base64 decode, yaml syntax, css flexbox, http status codes, rest api, websocket,
        view controller, uikit tutorial, viper architecture, design patterns, clean code, code review,
        continuous integration, debugging, race condition, deadlock, garbage collection, reference counting,
        memory leak, functional programming, object oriented programming, generics in swift, optional chaining,
        protocol oriented programming, enum with associated values, closures, higher order functions, recursion,
        linked list, hash table, graph theory, dynamic programming, dijkstra algorithm, machine learning,
        neural network, deep learning, computer vision, open source, version control, git rebase,
        git merge conflict, git stash, semantic versioning, agile methodology, kanban board, pair programming,
        test driven development, snapshot testing, accessibility testing, keyboard shortcuts, terminal commands,
        ssh keys, cron expression, environment variables, command line arguments, event loop, state machine,
        virtual machine, operating system, compiler, interpreter, lexer and parser, assembly language, fortran,
        haskell, lua, perl, php, ruby, scala, elixir, go language, zig language, webassembly, wireframe,
        jupyter notebook, eight queens problem, fizz buzz, knapsack problem, game of life, 404 error,
        500 internal server error, bytes to megabytes, efficient algorithms, if statement, ios development,
        two factor authentication, ip address lookup, ctrl alt delete, vpn, npm install, rgb colours, md5 checksum,
        qwerty layout, bfs and dfs, tls certificate
        """
}
