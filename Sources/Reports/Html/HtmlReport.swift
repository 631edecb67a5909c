/// A run as one HTML file that needs nothing else: no network, no other file, and for reading no script.
///
/// Filters and what can be opened are HTML and CSS; the script adds the search only. Every picture is stored once.
package enum HtmlReport {
    /// The report's name in the folder that is given for it.
    package static let fileName = "index.html"

    /// Returns the report, in UTF-8.
    package static func render(_ report: RunReport) -> [UInt8] { HtmlRenderer().render(report).bytes }
}
