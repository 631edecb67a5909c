" Walkthroughs of Rehearsal. Made from the words of the language by EditorSyntaxTests.
if exists("b:current_syntax")
    finish
endif
setlocal iskeyword=@,48-57,_,.,-
syntax keyword walkthroughKeyword accessible activate adjust after also always app appearance are back
syntax keyword walkthroughKeyword background because by cancelled clear clock delay device dismiss do
syntax keyword walkthroughKeyword double down elements empty end environment exact examples expect fail
syntax keyword walkthroughKeyword failure flag foreground fragment fully help hold in into is
syntax keyword walkthroughKeyword known last launch left locale long matches memory network never
syntax keyword walkthroughKeyword no not of off offline on online open over param
syntax keyword walkthroughKeyword perform picture press properties pull quick quit refresh relaunch release
syntax keyword walkthroughKeyword repeat reply request right rotate row rows run save screen
syntax keyword walkthroughKeyword scroll select set size skip sometimes state storage submit survives
syntax keyword walkthroughKeyword swipe switch tags tap tasks text time times timing to
syntax keyword walkthroughKeyword trace tree type undo until up use user value volatile
syntax keyword walkthroughKeyword wait waive walkthrough warning when with within
syntax match walkthroughKeyword /\<contains\>/
syntax keyword walkthroughRole alert button field heading image link list map menu picker
syntax keyword walkthroughRole segment slider spinner tab
syntax match walkthroughNumber /\<[0-9][0-9A-Za-z.:-]*/
syntax match walkthroughParameter /\${[^}"]*}/ contained
syntax match walkthroughEscape /\\./ contained
syntax region walkthroughText start=/"/ end=/"/ oneline contains=walkthroughParameter,walkthroughEscape
syntax region walkthroughText start=/`/ skip=/\\./ end=/`/ oneline
syntax region walkthroughPattern start=/\(^\|\s\)\@<=\// skip=/\\./ end=/\// oneline
syntax match walkthroughComment /#.*$/
setlocal commentstring=#\ %s
highlight default link walkthroughKeyword Keyword
highlight default link walkthroughRole Type
highlight default link walkthroughNumber Number
highlight default link walkthroughText String
highlight default link walkthroughParameter Identifier
highlight default link walkthroughEscape SpecialChar
highlight default link walkthroughPattern String
highlight default link walkthroughComment Comment
let b:current_syntax = "walkthrough"
