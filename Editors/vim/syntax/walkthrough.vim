" Walkthroughs of Rehearsal. Made from the words of the language by EditorSyntaxTests.
if exists("b:current_syntax")
    finish
endif
setlocal iskeyword=@,48-57,_,.,-
syntax keyword walkthroughKeyword accessible activate adjust after also always app appearance are back
syntax keyword walkthroughKeyword background because by cancelled clear clock delay device dismiss double
syntax keyword walkthroughKeyword down elements empty end environment exact examples expect fail failure
syntax keyword walkthroughKeyword flag foreground fragment fully help hold in into is known
syntax keyword walkthroughKeyword last launch left locale long matches memory network never no
syntax keyword walkthroughKeyword not of off offline on online open over param perform
syntax keyword walkthroughKeyword picture press properties pull quick quit refresh relaunch release repeat
syntax keyword walkthroughKeyword reply request right rotate row rows run save screen scroll
syntax keyword walkthroughKeyword select set size skip sometimes state storage submit survives swipe
syntax keyword walkthroughKeyword switch tags tap tasks text time times timing to trace
syntax keyword walkthroughKeyword tree type undo until up use user value volatile wait
syntax keyword walkthroughKeyword waive walkthrough warning when with within
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
