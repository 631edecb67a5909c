extension SuggestionTerms {
    /// Cities, countries and sights of nature.
    static let places = """
        rome, new zealand, barcelona, berlin, amsterdam, munchen|münchen, zurich|zürich, sao paulo|são paulo,
        sydney, los angeles, san francisco, lisbon, vienna, prague, copenhagen, stockholm, iceland, italy, spain,
        france, germany, greece, portugal, norway, sweden, finland, denmark, ireland, scotland, wales, canada,
        mexico, brazil, argentina, chile, peru, colombia, bogota|bogotá, reykjavik|reykjavík, malaga|málaga,
        cordoba|córdoba, geneve|genève, koln|köln, dusseldorf|düsseldorf, nurnberg|nürnberg, malmo|malmö,
        arhus|århus, krakow|kraków, lodz|łódź, istanbul, athens, budapest, brussels, dublin, edinburgh, glasgow,
        manchester, liverpool, bristol, oxford, cambridge, york, melbourne, brisbane, perth, adelaide, tasmania,
        kangaroo island, great barrier reef, uluru, auckland, wellington, queenstown, hong kong, singapore, bangkok,
        bali, vietnam, hanoi, seoul, kyoto, osaka, mount fuji, beijing, shanghai, india, mumbai, delhi, nepal,
        mount everest, sri lanka, maldives, dubai, egypt, cairo, morocco, marrakesh, tunisia, kenya, nairobi,
        tanzania, zanzibar, zambia, zimbabwe, madagascar, mauritius, cape town, johannesburg, ghana, nigeria,
        ethiopia, toronto, vancouver, montreal|montréal, quebec|québec, chicago, boston, washington dc, new orleans,
        new jersey, newcastle, miami, las vegas, grand canyon, hawaii, alaska, yellowstone, yosemite, buenos aires,
        rio de janeiro, patagonia, galapagos islands, amazon rainforest, lake geneva, lake constance, matterhorn,
        black forest, the alps, dolomites, venice, florence, naples, sicily, sardinia, corsica, crete, cyprus,
        malta, croatia, slovenia, austria, hungary, poland, estonia, latvia, lithuania, ukraine, uruguay,
        uzbekistan, qatar, oman, jordan, lebanon, jamaica, cuba, bermuda, faroe islands, greenland, antarctica,
        north pole, equator, oslo, helsinki, africa, azores, ionian islands, kuala lumpur, lhasa, uganda, svalbard,
        wyoming, czech republic
        """
}
