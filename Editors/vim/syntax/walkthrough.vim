" Walkthroughs of Rehearsal. Made from the words of the language by EditorSyntaxTests.
if exists("b:current_syntax")
    finish
endif
setlocal iskeyword=@,48-57,_,.,-
syntax keyword walkthroughKeyword accessible activate adjust after also always app appearance are back
syntax keyword walkthroughKeyword background because by cancelled clear clock delay dismiss double down
syntax keyword walkthroughKeyword elements empty end environment exact examples expect fail failure flag
syntax keyword walkthroughKeyword foreground fragment fully help hold in into is known last
syntax keyword walkthroughKeyword launch left locale long matches memory network never no not
syntax keyword walkthroughKeyword of off offline on online open over param perform picture
syntax keyword walkthroughKeyword press properties pull quick quit refresh relaunch release repeat reply
syntax keyword walkthroughKeyword request right rotate row rows run save screen scroll select
syntax keyword walkthroughKeyword set size skip sometimes state storage submit survives swipe switch
syntax keyword walkthroughKeyword tags tap tasks text time times timing to trace tree
syntax keyword walkthroughKeyword type undo until up use user value volatile wait waive
syntax keyword walkthroughKeyword walkthrough warning when with within
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
