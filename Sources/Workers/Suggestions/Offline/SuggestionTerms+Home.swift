extension SuggestionTerms {
    /// Home, garden and crafts.
    static let home = """
        bathroom ideas, kitchen ideas, living room ideas, diy projects, paint colours, house plants, bedroom ideas,
        garden centre near me, lawn mower, raised beds, compost, vegetable garden, herb garden, balcony plants,
        orchid care, roses, tulips, sunflowers, lavender pruning, hydrangea, jasmine, ivy, fern, cactus, succulents,
        bonsai tree, apple trees, fig tree, olive tree, oak tree, beech hedge, bird feeder, bee hotel, insect hotel,
        pond plants, greenhouse, garden shed, decking, patio, fence panels, gravel, wood stove, fireplace,
        insulation, loft conversion, roof tiles, gutter cleaning, double glazing, door handle, key cutting near me,
        locksmith, plumber near me, electrician near me, painter and decorator, moving boxes, removal companies,
        flats to rent, houses for sale, tenancy agreement, mortgage calculator, home insurance, energy saving tips,
        smart thermostat, smoke alarm, fuse box, extension lead, battery recycling, led strip lights,
        shelf brackets, spirit level, cordless drill, screwdriver set, wallpaper, tiles, laminate flooring, parquet,
        underfloor heating, carpet cleaning, cleaning tips, vinegar cleaning, limescale remover, mould removal,
        moth traps, mousetrap, wasps nest, ant powder, laundry symbols, stain remover, ironing board,
        wardrobe organisation, decluttering, minimalism, feng shui, upcycling, origami, crochet patterns,
        knitting patterns, embroidery, quilting, macrame|macramé, pottery, candle making, soap making,
        papier mache|papier mâché, watercolour painting, calligraphy, easter decorations, halloween costumes,
        advent calendar, christmas tree, birthday party ideas, party games, balloon arch, table decorations,
        napkin folding, wedding invitations, baby shower, baby names, nursery, babysitter near me, colouring pages,
        treehouse, sandpit, zen garden, workbench, ikebana
        """
}
