import Testing

@testable import Workers

/// The list: that it is well formed, and that what people try first finds something.
@Suite struct SuggestionTermsTests {
    private let index = SuggestionIndex.offline

    /// All terms as stored, most popular first.
    private let stored = SuggestionIndex.ranked(top: SuggestionTerms.top, themes: SuggestionTerms.themes)
        .map { String(decoding: $0, as: UTF8.self) }

    /// The stored form: the shown one stands behind the folded one where the two differ.
    private func form(of shown: String) -> String {
        let folded = String(decoding: shown.foldedForSuggestions, as: UTF8.self)
        return folded == shown ? shown : "\(folded)|\(shown)"
    }

    /// The last part of a stored term, which is what is shown.
    private func shown(_ term: String) -> String {
        term.split(separator: "|").last.map(String.init) ?? ""
    }

    @Test func `there are more than two thousand`() {
        #expect(stored.count > 2_000)
    }

    @Test func `each is stored folded, with the shown form where that differs`() {
        #expect(stored.filter { $0 != form(of: shown($0)) } == [])
    }

    @Test func `each is in lower case and precomposed`() {
        #expect(stored.filter { $0 != $0.lowercased() } == [])
        #expect(stored.filter { $0.unicodeScalars.contains { (0x300...0x36F).contains($0.value) } } == [])
    }

    @Test func `none is empty, and spaces stand singly and inside`() {
        let parts = stored.map { term in term.split(separator: " ", omittingEmptySubsequences: false) }
        #expect(parts.filter { $0.contains("") } == [])
    }

    @Test func `none stands twice once folded`() {
        var seen: Set<[UInt8]> = []
        #expect(stored.filter { !seen.insert(shown($0).foldedForSuggestions).inserted } == [])
    }

    @Test func `each is found by its own text`() {
        #expect(stored.map(shown).filter { !index.search($0).contains($0) } == [])
    }

    @Test func `every letter and digit begins a term`() {
        let texts = "abcdefghijklmnopqrstuvwxyz0123456789".map(String.init)
        #expect(texts.filter { !opensTerm($0) } == [])
    }

    @Test func `the first two letters of most words begin a term`() {
        let texts = """
            ab ac ad ae af ag ai al am an ap aq ar as at au av aw ba be bi bl bo br bu by ca ce ch ci cl co
            cr cu cy da de di do dr du dw ea ec ed ef eg el em en ep eq er es et eu ev ex ey fa fe fi fj fl
            fo fr fu ga ge gh gi gl gn go gr gu gy ha he hi ho hu hy ic id if ig il im in io ir is it iv ja
            je ji jo ju ka ke ki kn kr ku la le li lo lu ly ma me mi mo mu my na ne ni no nu ny oa ob oc od
            of og oi ok ol om on op or os ot ou ov ow ox oy pa pe ph pi pl pn po pr ps pu py qu ra re rh ri
            ro ru sa sc se sh si sk sl sm sn so sp sq st su sw sy ta te th ti to tr ts tu tw ty ug ul um un
            up ur us ut va ve vi vo vu wa we wh wi wo wr xe xy ya ye yo za ze zi zo
            """
        #expect(texts.split { " \n".contains($0) }.map(String.init).filter { !opensTerm($0) } == [])
    }

    /// Returns whether the first term given begins with the text.
    private func opensTerm(_ text: String) -> Bool {
        index.search(text).first?.foldedForSuggestions.starts(with: text.utf8) ?? false
    }
}
