# The rules in chat; the pages themselves are in rules/.

rules-before = ◀ { $page }
rules-after = { $page } ▶
rules-contents = Contents
rules-more-contents = More contents
