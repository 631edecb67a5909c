/// The text of an HTML page as it grows.
struct HtmlPage {
    /// The page so far, in UTF-8, without what was taken.
    private var bytes: [UInt8] = []

    /// Returns what was appended since it was taken last.
    mutating func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    /// Appends text that is HTML already, and a line break.
    mutating func line(_ html: String) {
        bytes.append(contentsOf: html.utf8)
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Appends text that is HTML already.
    mutating func write(_ html: String) { bytes.append(contentsOf: html.utf8) }

    /// Appends lines, made safe and escaped, in a `pre` that can be reached and scrolled by keyboard.
    mutating func preformatted(_ lines: [String], label: String) {
        line(
            "<pre tabindex=\"0\" role=\"group\" aria-label=\"\(HtmlText.line(label))\">"
                + Excerpt.of(lines).map(HtmlText.row).joined(separator: "\n") + "</pre>")
    }

    /// Appends everything up to the first visible thing.
    mutating func begin(title: String) {
        line("<!DOCTYPE html>")
        line("<html lang=\"en\">")
        line("<head>")
        line("<meta charset=\"utf-8\">")
        // Nothing may be loaded from anywhere, whatever stands in the page.
        line(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
                + "script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\">")
        line("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        line("<meta name=\"color-scheme\" content=\"light dark\">")
        line("<title>\(HtmlText.line(title))</title>")
        line("<style>\n" + HtmlStyle.text + "</style>")
        line("</head>")
        line("<body>")
        line("<a class=\"skip\" href=\"#results\">Skip to the results</a>")
    }

    /// Appends everything after the last visible thing.
    mutating func end() {
        line("<script>\n" + HtmlScript.text + "</script>")
        line("</body>")
        line("</html>")
    }
}
