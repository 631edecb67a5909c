autocmd BufRead,BufNewFile *.walk setfiletype walkthrough
