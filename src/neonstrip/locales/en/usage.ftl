# How a command was called wrongly.
mistake-unknown-command = There is no command “{ $command }”. The commands are: { $commands }.
mistake-missing-word = “{ $word }” is missing. This is how to call it: { $usage } ({ $more } tells more.)
mistake-wrong-word = “{ $word }” does not take that. It takes: { $takes }
mistake-usage = That is not how to call it. This is: { $usage } ({ $more } tells more.)
mistake-misused-option = “{ $option }” is not used like that: with --help instead, the command tells how.
