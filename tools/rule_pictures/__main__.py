"""`make pictures`."""

from rule_pictures.books import texts

for path, text in texts().items():
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
