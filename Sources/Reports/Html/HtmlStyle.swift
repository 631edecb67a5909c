/// The style sheet of the page: light and dark, wide and narrow.
///
/// Every text has a contrast of at least 4.5 to its background, in both colour schemes.
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

    /// The page as a whole, and the focus for those who use a keyboard.
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

    /// The changes for a narrow window and for paper.
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
          .steps time{flex-basis:auto;text-align:left}
          .failure{padding:.9rem 1rem}
        }
        @media print{
          .filter,.skip{display:none}
          .w{box-shadow:none;border:1px solid var(--line);content-visibility:visible}
        }

        """
}

extension HtmlStyle {
    /// The head of the page, and the filters of walkthroughs.
    static let summary = """
        .summary{padding:3.5rem 0 1.5rem}
        .kicker{color:var(--quiet)}
        h1{font-size:clamp(1.9rem,5vw,2.75rem);font-weight:650;letter-spacing:-.02em;line-height:1.15}
        h1.good{color:var(--good)}
        h1.bad{color:var(--bad)}
        .bar{display:flex;gap:3px;height:.5rem;margin:1.25rem 0 .75rem;border-radius:1rem;overflow:hidden}
        .bar span{min-width:4px}
        .bar .good{background:var(--good-bar)}
        .bar .bad{background:var(--bad-bar)}
        .bar .other{background:var(--other-bar)}
        dl.facts{display:flex;flex-wrap:wrap;gap:.25rem 1.75rem;margin-top:.75rem;font-size:.875rem}
        dl.facts div{display:flex;gap:.45rem}
        dt{color:var(--quiet)}
        .note{margin-top:.75rem;padding:.6rem 1rem;background:var(--other-back);color:var(--other);
          border-radius:.5rem}
        .failures{margin-top:1.25rem;padding:.9rem 1.25rem;background:var(--card);border-radius:.75rem;
          box-shadow:var(--shadow)}
        .failures li{padding:.2rem 0;overflow-wrap:anywhere}
        .failures span{margin-left:.5rem;color:var(--quiet);font-size:.9rem}
        .filter{position:sticky;top:0;z-index:5;display:flex;flex-wrap:wrap;gap:.75rem 1rem;align-items:center;
          justify-content:space-between;margin:0 -2rem;padding:.75rem 2rem;background:var(--back)}
        fieldset{display:flex;margin:0;padding:3px;border:0;border-radius:.6rem;
          background:color-mix(in srgb,var(--ink) 8%,transparent)}
        fieldset input{position:absolute;opacity:0;pointer-events:none}
        fieldset label{padding:.3rem .85rem;border-radius:.45rem;font-size:.9rem;cursor:pointer;white-space:nowrap}
        fieldset input:checked+label{background:var(--chip);box-shadow:var(--shadow);font-weight:550}
        fieldset input:focus-visible+label{outline:3px solid var(--link);outline-offset:1px}
        .search{display:none;flex:0 1 20rem}
        .js .search{display:block}
        .search input{width:100%;padding:.45rem .9rem;font:inherit;font-size:.9rem;color:inherit;
          background:var(--card);border:1px solid color-mix(in srgb,var(--ink) 45%,transparent);border-radius:.6rem}
        .search input::placeholder{color:var(--quiet);opacity:1}
        .found:not(:empty){padding-top:.5rem;color:var(--quiet);font-size:.9rem}
        body:has(#show-bad:checked) .w:not(.bad),body:has(#show-good:checked) .w:not(.good),
          body:has(#show-other:checked) .w:not(.other),.w.out{display:none}
        body:has(#show-bad:checked) .suite:not(:has(.bad)),body:has(#show-good:checked) .suite:not(:has(.w.good)),
          body:has(#show-other:checked) .suite:not(:has(.w.other)),.suite:not(:has(.w:not(.out))){display:none}

        """

    /// The walkthroughs, one card each.
    static let list = """
        .suite{margin-top:1.75rem}
        h2{margin-bottom:.75rem;font-size:1.05rem;font-weight:600}
        h2 .quiet{margin-left:.4rem;font-size:.875rem}
        .w{margin-bottom:.5rem;background:var(--card);border-radius:.75rem;box-shadow:var(--shadow);
          content-visibility:auto;contain-intrinsic-size:auto 4rem}
        .row{display:grid;grid-template-columns:8.5rem minmax(0,1fr) auto;gap:.1rem 1rem;align-items:baseline;
          padding:.85rem 1.25rem;list-style:none;border-radius:.75rem}
        .row::-webkit-details-marker{display:none}
        summary.row:hover h3{color:var(--link)}
        summary.row h3::after,.steps summary code::after{content:"  ▸" / "";color:var(--quiet)}
        details[open]>summary.row h3::after,.steps details[open] code::after{content:"  ▾" / ""}
        h3{font-size:1rem;font-weight:500;line-height:1.4;overflow-wrap:anywhere}
        .row .path{grid-column:2;grid-row:2;color:var(--quiet);font-size:.84rem;overflow-wrap:anywhere}
        .row .facts{grid-column:3;grid-row:1;color:var(--quiet);font-size:.84rem;white-space:nowrap;
          text-align:right}
        .row .why{grid-column:2/-1;color:var(--other);font-size:.9rem}
        .bad .row .why{color:var(--bad)}
        .row .doubt{grid-column:2/-1;color:var(--other);font-size:.84rem}
        .audit{margin-top:1.75rem}
        .audit .body p{margin-bottom:.5rem}
        .audit pre{margin-bottom:.75rem}
        body:has(#show-good:checked) .audit,body:has(#show-other:checked) .audit{display:none}
        .badge{justify-self:start;padding:.1rem .65rem;border-radius:1rem;font-size:.8rem;font-weight:600;
          white-space:nowrap}
        .good .badge{background:var(--good-back);color:var(--good)}
        .bad .badge{background:var(--bad-back);color:var(--bad)}
        .other .badge{background:var(--other-back);color:var(--other)}
        .body{padding:.25rem 1.25rem 1.5rem}
        h4{margin:1.5rem 0 .6rem;font-size:.95rem;font-weight:600}
        h5{margin:.9rem 0 .35rem;font-size:.84rem;font-weight:600;color:var(--quiet)}
        .empty{padding:3rem 0;color:var(--quiet)}

        """

    /// The failures, with expected and actual state side by side.
    static let failure = """
        .failure,.warning{margin-bottom:1rem;padding:1rem 1.25rem 1.1rem;border:1px solid var(--line);
          border-left:4px solid var(--bad-bar);border-radius:.6rem}
        .other .failure,.warning{border-left-color:var(--other-bar)}
        .failure h4,.warning h4{margin:0 0 .2rem;font-size:1.05rem;overflow-wrap:anywhere}
        .place{color:var(--quiet);font-size:.84rem;overflow-wrap:anywhere}
        .source{margin-top:.7rem;overflow-wrap:anywhere}
        .source code{font-size:.92rem}
        .compare{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1rem;margin-top:.9rem}
        .compare figcaption{margin-bottom:.3rem;font-size:.84rem;font-weight:600}
        .expected figcaption{color:var(--good)}
        .actual figcaption{color:var(--bad)}
        mark{display:inline-block;min-width:100%;border-radius:.25rem;font-weight:600}
        .expected mark{background:var(--good-back);color:var(--good)}
        .actual mark{background:var(--bad-back);color:var(--bad)}
        .pair{margin-top:.9rem;padding:.6rem .9rem;background:var(--sunk);border-radius:.5rem;overflow-x:auto}
        .pair div{display:flex;gap:.8rem;align-items:baseline}
        .pair dt{flex:0 0 4.6rem;font-size:.84rem;font-weight:600}
        .pair dd{margin:0;font:.84rem/1.6 ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;
          white-space:pre}
        .pair mark{display:inline;min-width:0;padding:.1rem 0}
        .pair .expected dt{color:var(--good)}
        .pair .actual dt{color:var(--bad)}
        .beside{display:flex;flex-wrap:wrap;gap:1rem 1.5rem}
        .beside>div:first-child{flex:1 1 24rem;min-width:0}
        .beside .large{flex:0 0 12rem}
        .beside .large.landscape{flex-basis:22rem}
        .compare.whole{grid-template-columns:minmax(0,1fr)}
        .notes{margin-top:.8rem;padding-left:1.1rem;list-style:disc;font-size:.92rem}
        .more{margin-top:.9rem}
        .more>summary{color:var(--link);font-size:.9rem}
        .again{color:var(--quiet);font-size:.9rem}
        .again code{margin-left:.4rem;padding:.25rem .55rem;background:var(--sunk);border-radius:.35rem;
          color:var(--ink);overflow-wrap:anywhere}
        .again button{padding:.2rem .7rem;font:inherit;font-size:.84rem;color:var(--link);background:none;
          border:1px solid currentColor;border-radius:.4rem;cursor:pointer}

        """

    /// The screens of a walkthrough, side by side.
    static let film = """
        .film{display:flex;gap:1.25rem;overflow-x:auto;padding:.4rem .4rem 1rem;scroll-snap-type:x proximity}
        .frame{flex:none;width:11.5rem;scroll-snap-align:start}
        .frame.landscape{width:24.9rem}
        .frame a{display:flex;flex-direction:column;gap:.15rem;color:inherit;text-decoration:none}
        .frame svg,.large svg{display:block;width:100%;height:auto;border-radius:10.5%/4.8%;
          font:17px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;stroke-linecap:round;stroke-linejoin:round}
        .landscape svg{border-radius:4.8%/10.5%}
        .frame a:hover svg{box-shadow:0 0 0 2px var(--link)}
        .frame.bad svg{box-shadow:0 0 0 3px var(--bad-bar)}
        .frame code{margin-top:.6rem;display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;
          overflow:hidden;font-size:.78rem;line-height:1.4;overflow-wrap:anywhere}
        time{color:var(--quiet);font-size:.78rem;font-variant-numeric:tabular-nums}

        """

    /// The steps of a walkthrough, with their changes.
    static let steps = """
        .steps{border:1px solid var(--line);border-radius:.6rem;overflow:hidden}
        .steps>li+li{border-top:1px solid var(--line)}
        .steps>li:target{background:color-mix(in srgb,var(--link) 10%,transparent)}
        .steps>li.bad{background:var(--bad-back)}
        .steps>li>div,.steps summary{display:flex;flex-wrap:wrap;gap:.1rem .9rem;align-items:baseline;
          padding:.42rem 1rem;list-style:none}
        .steps summary::-webkit-details-marker{display:none}
        .steps time{flex:0 0 4.2rem;text-align:right}
        .steps code{flex:1 1 14rem;min-width:0;overflow-wrap:anywhere}
        .steps summary:hover code{color:var(--link)}
        .steps :is(summary,li>div)>:is(ins,del){font-size:.8rem;font-variant-numeric:tabular-nums;white-space:nowrap}
        ins{color:var(--good);text-decoration:none}
        del{color:var(--bad);text-decoration:none}
        .steps small{color:var(--quiet);font-size:.78rem}
        .change{display:flex;flex-wrap:wrap;gap:1rem 1.5rem;padding:.5rem 1rem 1.25rem 6.1rem}
        .large{flex:0 1 15rem;min-width:11rem}
        .large.landscape{flex-basis:26rem}
        .change>:last-child{flex:1 1 22rem;min-width:0}
        .change pre{white-space:pre-wrap;overflow-wrap:anywhere;max-height:none}
        .steps .bad small,.steps .bad time{color:var(--ink)}

        """
}
