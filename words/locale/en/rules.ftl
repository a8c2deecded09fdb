# The rules in chat; the pages themselves are in rules/.

rules-before = ◀
rules-after = ▶
rules-part = { $title } ({ $part } of { $of })
rules-contents = Contents
rules-more-contents = More contents
rules-terms = What is …?
