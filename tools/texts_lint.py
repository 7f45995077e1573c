#!/usr/bin/env python3
"""Checks the catalogues: every language has everything that English has, with the same arguments and numbers, sentence by
sentence, and nothing else; every term has a source; every key is used. Exit 1 if anything is wrong."""

import argparse
import contextlib
import re
import sys
import unicodedata
from collections import Counter
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from messages import Message, MessageError, read_message
from texts import FALLBACK, Language, read_texts

SOURCES = ("src", "web/src", "lessons")
ENDINGS = {".cpp", ".h", ".ts", ".tsx", ".svelte", ".js", ".mjs", ".html", ".py"}
LITERAL = re.compile(r"""R"\((.*?)\)"|"((?:\\.|[^"\\\n])*)"|'((?:\\.|[^'\\\n])*)'|`([^`]*)`""", re.DOTALL)
NUMBER = re.compile(r"\d+")
CHAPTERS = {"ST": "stonks", "SP": "stockpile", "WS": "wall-street-1920"}
# What begins a key, or is a whole one that the program looks for by another way: rules of grammar, for instance.
# The page asks for full names by a key without its title.
ALWAYS_USED = ("language.", "list.", "misfit.unknown_", "stonks.company_full.")

# Where English may say `{number} nouns` without a plural, and why: by key, or by the name of the argument.
NEVER_ONE = {
    "players": "no game is for one",
    "seats": "as many as players",
    "cli.for_players": "the upper end of a range",
    "cli.players": "the upper end of a range",
    "page.new.players_only": "the upper end of a range",
    "page.replay.players": "no game is for one",
    "fault.players_needed": "no game is for one",
    "problem.number.hands_too_large": "more cards than the deck has, and hands of four at least",
    "problem.number.market_runs_out": "more cards than the deck has",
    "problem.number.commerce_too_small": "more cards than the deck has",
    "problem.number.too_many_actions": "a limit of ours, far from one",
    "problem.number.deck_size": "a whole deck",
    "problem.number.needs_row": "a row has several",
    "reason.json.deep": "a limit of ours, far from one",
    "reason.json.many_entries": "a limit of ours, far from one",
    "cli.without_mpi": "one process is not refused",
    "cli.sim.pace": "a measure with digits behind the point",
    "cli.sim.seat": "a measure with digits behind the point",
}
# What is typed in sentences that have no backticks for it: it stays as it is. In what a bot is called, that is its key.
PROMPT = ("back", "quit", "log")
TYPED = {
    "ui.terminal.prompt": ("help", "log"),
    "ui.terminal.more_news": ("log",),
    "ui.terminal.too_small": ("quit",),
    "ui.terminal.pager.typed": ("quit",),
    "lesson.terminal.prompt": ("show", *PROMPT),
    "lesson.terminal.go_on": PROMPT,
    "lesson.terminal.begin": PROMPT,
    **{f"cli.bot.{name}": (name,) for name in ("intern", "clerk", "broker", "tycoon")},
}
# Arguments that are no numbers: behind them "plays", "moves" and "leaves" are what somebody does.
NO_NUMBERS = {"name", "bot", "seat", "company", "card"}


def cases_in(text: str, name: str) -> list[str]:
    """What a message says in the cases of this name: `one {# game}` for instance."""
    return re.findall(rf"\b{name} \{{([^{{}}]*)\}}", text)


def numbers_in(text: str) -> Counter:
    return Counter(NUMBER.findall(re.sub(r"\b[A-Z]{2}-[A-Z]{3}-[A-Z0-9-]+", "", text)))


def sentences_in(text: str, question: str = "?") -> int:
    return len(re.findall(rf"[.!{re.escape(question)}](?=\s|$)", text))


def is_untranslated(text: str, english: str | None) -> bool:
    return text == english and sum(map(str.isalpha, re.sub(r"\{[^}]*\}", "", text))) > 2


# Of which title a key speaks, if of one: a rule's number, a lesson, a label of the board or the title itself says so.
def title_of(key: str) -> str:
    if rule := re.match(r"(?:rules|page\.chapter)\.([A-Z]{2})-", key):
        return CHAPTERS.get(rule[1], "")
    name = re.sub(r"^(lesson\.|page_)", "", key).replace("_", "-")
    return next((title for title in CHAPTERS.values() if name.startswith(title + ".")), "")


# What is said in a sentence: neither names of arguments nor what is typed.
def said_in(text: str) -> str:
    with contextlib.suppress(MessageError):
        text = "\n".join(read_message(text).texts)
    return re.sub(r"`[^`]*`|(?<!\w)--[\w-]+", " ", text)


class Lint:
    def __init__(self, root: Path):
        self.root = root
        self.languages = read_texts(root)
        self.english = self.languages.pop(FALLBACK)
        self.faults: list[str] = []

    def run(self) -> None:
        patterns = {key: self.read(FALLBACK, key, text) for key, text in self.english.sentences.items()}
        self.check_use()
        self.check_counted_nouns()
        for language in self.languages.values():
            self.check_keys(language.name, self.english.sentences, language.sentences)
            self.check_keys(language.name, self.english.rules, language.rules)
            for key, text in language.sentences.items():
                said, meant = self.read(language.name, key, text), patterns.get(key)
                if said and meant and not key.startswith(ALWAYS_USED):
                    self.check_sentence(language, key, said, meant)
            for key, text in {**language.sentences, **language.rules}.items():
                self.check_words(language, key, text)
            for key, text in language.rules.items():
                self.check_length(language, key, text)
            self.check_kept(language)
            self.check_terms(language)
            self.check_avoided(language)
        self.check_terms(self.english)
        self.check_avoided(self.english)

    # One coin is not "1 coins". A noun is known to be counted if it has a plural somewhere: one {# coin} other {# coins}.
    def check_counted_nouns(self) -> None:
        nouns: set[str] = set()
        for text in self.english.sentences.values():
            singular = {word for case in cases_in(text, "one") for word in re.findall("[a-z-]+", case)}
            for case in cases_in(text, "other"):
                if case.startswith("#"):
                    nouns.update(word for word in re.findall("[a-z-]+", case) if word.endswith("s") and word not in singular)
        for key, text in self.english.sentences.items():
            for name, one, two in re.findall(r"\{(\w+)\} (?:([a-z-]+)\b(?: ([a-z-]+)\b)?)", text):
                is_counted = one in nouns or (two in nouns and one not in ("of", "and", "or", "to", "more"))
                if is_counted and name not in NO_NUMBERS and name not in NEVER_ONE and key not in NEVER_ONE:
                    self.fault(FALLBACK, key, f"says {{{name}}} {one} {two}".rstrip() + " also for one: use a plural")

    def fault(self, language: str, key: str, what: str) -> None:
        self.faults.append(f"texts/{language}: {key}: {what}")

    def read(self, language: str, key: str, text: str) -> Message | None:
        try:
            return read_message(text)
        except MessageError as error:
            self.fault(language, key, str(error))
            return None

    def check_keys(self, name: str, english: dict[str, str], own: dict[str, str]) -> None:
        for key in sorted(english.keys() - own.keys()):
            if not key.startswith("language."):
                self.fault(name, key, f"is missing: {english[key]!r}")
        for key in sorted(own.keys() - english.keys()):
            if not key.startswith("language."):
                self.fault(name, key, "is not in English")

    def check_sentence(self, language: Language, key: str, said: Message, meant: Message) -> None:
        if said.names != meant.names:
            self.fault(language.name, key, f"has the arguments {sorted(said.names)}, English has {sorted(meant.names)}")
        for name, cases in meant.plurals.items():
            if cases & {"one", "=1"} and name in said.plurals and not said.plurals[name] & {"one", "=1"}:
                self.fault(language.name, key, f"says nothing for one {name}")
        for name, cases in said.selects.items():
            if name in meant.selects and cases - meant.selects[name] and name != "sound":
                self.fault(language.name, key, f"has cases of {name} that English does not know")

    # Checks that apply to sentences and to rules.
    def check_words(self, language: Language, key: str, text: str) -> None:
        english = self.english.sentences.get(key, self.english.rules.get(key))
        if english is None or key.startswith(ALWAYS_USED):
            return
        if is_untranslated(text, english) and not language.may_keep(key):
            self.fault(language.name, key, f"is not translated: {text!r} (or add it to `kept` in terms.toml)")
        if bool(text.strip()) != bool(english.strip()) or (text[:1] == " ") != (english[:1] == " "):
            self.fault(language.name, key, "is empty, or begins with a space, where English does not, or the other way")
        if english[-1:] in (".", ":", "…") and text[-1:] != english[-1:]:
            self.fault(language.name, key, f"ends with {text[-1:]!r}, English with {english[-1:]!r}")
        if numbers_in(text) != numbers_in(english):
            differ = (numbers_in(text) - numbers_in(english)) + (numbers_in(english) - numbers_in(text))
            self.fault(language.name, key, f"has not the numbers of English: {', '.join(differ)}")
        for word in TYPED.get(key, ()):
            if not re.search(rf"\b{word}\b", text):
                self.fault(language.name, key, f"does not say {word!r}, which is typed and stays as it is")
        if text != unicodedata.normalize("NFC", text):
            self.fault(language.name, key, "has letters and accents apart: write it in NFC")
        if re.search("[“”]", text) and "«" in "".join(language.sentences.values()):
            self.fault(language.name, key, "has “quotes” of another language: write «so»")
        for word in re.findall(r"[\u0370-\u03ff]{2,}", text):
            if word == word.upper() and word != word.lower() and re.search("[ΆΈΉΊΌΎΏ]", word):
                self.fault(language.name, key, f"{word}: Greek words in capitals have no accents")

    # A sentence added to a rule in English must be added in every language.
    def check_length(self, language: Language, key: str, text: str) -> None:
        english = self.english.rules.get(key)
        if english is None:
            return
        meant, said = sentences_in(english), sentences_in(text, language.sentences.get("language.question", "?"))
        if said != meant:
            self.fault(language.name, key, f"has {said} sentences, English has {meant}")

    # What may stay as in English, and does not, is an exception that would hide a sentence nobody translated.
    def check_kept(self, language: Language) -> None:
        said = {**language.sentences, **language.rules}
        english = {**self.english.sentences, **self.english.rules}
        same = [key for key, text in said.items() if is_untranslated(text, english.get(key))]
        for pattern in language.kept:
            if not any(fnmatchcase(key, pattern) for key in same):
                self.fault(language.name, f"kept {pattern!r}", "is not needed: nothing it names is as in English")

    # Words taken from a rulebook say so; a word of our choice says why.
    def check_terms(self, language: Language) -> None:
        for term in language.terms:
            name, source = term.get("en", "?"), term.get("source", "")
            if not term.get("here"):
                self.fault(language.name, f"term {name!r}", "has no word `here`")
            if not re.match(r"rulebook\b|chosen: .", source):
                self.fault(language.name, f"term {name!r}", f"has the source {source!r}, neither rulebook nor chosen: and why")
        everywhere = {term.get("en", "?") for other in [self.english, *self.languages.values()] for term in other.terms}
        for name in sorted(everywhere - {term.get("en", "?") for term in language.terms}):
            self.fault(language.name, f"term {name!r}", "is missing; another language has it")

    # A word that another one has replaced must not come back, in the titles named or everywhere.
    def check_avoided(self, language: Language) -> None:
        for term in language.terms + language.words:
            titles = term.get("titles", [])
            for word in term.get("avoid", []):
                ending = r"\w*" if word.endswith("*") else ""
                pattern = re.compile(rf"(?<!\w){re.escape(word.removesuffix('*'))}{ending}(?!\w)", re.IGNORECASE)
                for key, text in {**language.sentences, **language.rules}.items():
                    if (not titles or title_of(key) in titles) and (found := pattern.search(said_in(text))):
                        self.fault(language.name, key, f"says {found[0]!r}: the term is {term['here']!r}")

    # A key is used if it can be put together from what stands in quotes in the sources, part by part: much of it is
    # composed ("stockpile.ui." and "choice." and "pile").
    def check_use(self) -> None:
        words: set[str] = set()
        templates: list[str] = []  # of the page: `new.${what}_text`
        for folder in SOURCES:
            for path in (self.root / folder).rglob("*"):
                is_source = path.suffix in ENDINGS or (folder == "lessons" and path.suffix == ".json")
                if is_source and "node_modules" not in path.parts and "_test." not in path.name:
                    text = path.read_text(encoding="utf-8")
                    templates += re.findall(r"`([^`\n]*\$\{[^`\n]*)`", text)
                    for found in LITERAL.findall(text):
                        for literal in found:
                            words.update(part for part in re.split(r"\$\{[^}]*\}|[^A-Za-z0-9_.-]+", literal) if part)
        parts = {part for word in words for part in word.split(".")} | {str(digit) for digit in range(10)} | set("ABC")
        tails = sorted((part for part in parts if part.startswith("_")), key=len)

        holes = [re.compile(".+".join(map(re.escape, re.split(r"\$\{[^}]*\}", each)))) for each in templates if "." in each]

        @cache
        def is_said(part: str) -> bool:
            return part in parts or any(part.endswith(tail) and is_said(part[: -len(tail)]) for tail in tails if tail != part)

        beginnings = {word for word in words if re.fullmatch(r"[^.].*(\.|\..*_)", word)}
        beginnings |= {title + word for word in words if re.fullmatch(r"\..*\.", word) for title in self.titles()}

        def is_composed(key: str) -> bool:
            for beginning in beginnings:
                if key.startswith(beginning):
                    rest = key.removeprefix(beginning).split(".")
                    if all(is_said(piece) or re.fullmatch(r"[A-Z]{2}-[A-Z]{3}(-.+)?", piece) for piece in rest):
                        return True
            inside = re.sub(r"^page\w*\.", "", key)  # the page leaves that out
            if key != inside and any(hole.fullmatch(inside) for hole in holes):
                return True
            return inside in words or (key != inside and is_composed(inside)) or key[max(key.find("."), 0) :] in words

        for key in sorted(self.english.sentences):
            if not is_composed(key) and not key.startswith(ALWAYS_USED):
                self.fault(FALLBACK, key, "is not used")

    def titles(self) -> set[str]:
        return {key.split(".")[0] for key in self.english.sentences if key.endswith(".title")}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=Path, default=Path("."))
    parser.add_argument("--language", action="append", help="only what is wrong there")
    arguments = parser.parse_args()
    lint = Lint(arguments.root)
    lint.run()
    faults = [
        fault
        for fault in lint.faults
        if not arguments.language or any(fault.startswith(f"texts/{name}:") for name in arguments.language)
    ]
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(lint.english.sentences)} sentences and {len(lint.english.rules)} texts of rules in {len(lint.languages) + 1} languages, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
