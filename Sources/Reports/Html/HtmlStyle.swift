/// The page's looks: light and dark, wide and narrow.
///
/// Every text has a contrast of at least 4.5 to what lies behind it, in both schemes.
enum HtmlStyle {
    /// The style sheet.
    static let text = colours + page + summary + list + failure + film + steps + narrow

    /// The colours of both schemes, by their uses.
    static let colours = """
        :root{color-scheme:light dark;--back:#f6f6f8;--card:#fff;--sunk:#f4f4f6;--ink:#1c1c21;--quiet:#5c5e66;
          --line:#e3e3e8;--good:#14733a;--good-back:#e5f4ea;--bad:#b3261e;--bad-back:#fcebea;--other:#7a5200;
          --other-back:#fbf1dc;--link:#0a58a8;--good-bar:#34a35f;--bad-bar:#dc4b43;--other-bar:#d9a441;
          --shadow:0 1px 2px #0000000d,0 4px 16px #0000000a;--chip:#fff}
        @media (prefers-color-scheme:dark){
          :root{--back:#121316;--card:#1b1c20;--sunk:#141519;--ink:#ececf1;--quiet:#a3a5ae;--line:#2d2e34;
            --good:#6fd496;--good-back:#16301f;--bad:#ff9a92;--bad-back:#3a1c1a;--other:#ebbd62;
            --other-back:#33270f;--link:#86bfff;--good-bar:#2f9a58;--bad-bar:#d9544c;--other-bar:#b98a32;
            --shadow:none;--chip:#3a3b42}
        }

        """

    /// The page as a whole, and what helps those who do not use a mouse.
    static let page = """
        *{box-sizing:border-box}
        html{scroll-behavior:smooth;scroll-padding-top:5rem}
        @media (prefers-reduced-motion:reduce){
          html{scroll-behavior:auto}
        }
        body{margin:0 auto;max-width:76rem;padding:0 2rem 4rem;background:var(--back);color:var(--ink);
          font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
        code,pre{font-family:ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.84rem}
        pre{margin:0;padding:.75rem 1rem;background:var(--sunk);border-radius:.5rem;overflow:auto;max-height:26rem;
          line-height:1.55}
        a{color:var(--link)}
        h1,h2,h3,h4,h5,p,dl,dd,ul,ol,figure{margin:0;padding:0}
        ul,ol{list-style:none}
        summary{cursor:pointer}
        :focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:.4rem}
        main:focus{outline:none}
        .quiet{color:var(--quiet);font-weight:400}
        .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        .skip{position:absolute;left:-999rem;padding:.6rem 1rem;background:var(--card);
          border-radius:0 0 .5rem .5rem;z-index:9}
        .skip:focus{left:1rem}
        .store{position:absolute}
        footer{margin-top:3rem;color:var(--quiet);font-size:.875rem}

        """

    /// What is different in a narrow window and on paper.
    static let narrow = """
        @media (max-width:44rem){
          body{padding:0 1rem 3rem}
          .summary{padding-top:2rem}
          .filter{position:static;margin:0 -1rem;padding:.5rem 1rem}
          fieldset{flex-wrap:wrap;width:100%;min-width:0}
          fieldset label{flex:1;padding:.35rem .3rem;text-align:center}
          .search{flex:1 1 100%}
          .row{grid-template-columns:minmax(0,1fr);padding:.9rem 1rem}
          .row .path,.row .facts,.row .why{grid-column:1;grid-row:auto;text-align:left;white-space:normal}
          .body{padding:0 1rem 1.25rem}
          .compare{grid-template-columns:minmax(0,1fr)}
          .change{padding-left:1rem}
          .step .time{flex-basis:auto;text-align:left}
          .failure{padding:.9rem 1rem}
        }
        @media print{
          .filter,.skip{display:none}
          .w{box-shadow:none;border:1px solid var(--line);content-visibility:visible}
        }

        """
}
