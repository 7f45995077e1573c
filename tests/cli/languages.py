"""The languages there are, and which words of an answer are English and not the reader's."""

import re
import sys
from functools import cache

from program import COMMANDS, ROOT

sys.path.insert(0, str(ROOT / "tools"))
from messages import read_message  # noqa: E402
from texts import FALLBACK, read_texts  # noqa: E402

TEXTS = read_texts(ROOT)
LANGUAGES = [FALLBACK, *sorted(set(TEXTS) - {FALLBACK})]
TRANSLATED = LANGUAGES[1:]

WORD = re.compile(r"[^\W\d_]{3,}")
# What is typed stays as it is in every language, and so do names of files and numbers of rules.
TYPED = re.compile(
    r"`[^`]*`|X-Forwarded-For|Seat\d|#\S+|--?[a-z][\w-]*|\b(?:sqlite|postgres|exec|https?):\S*|(?:\S*/)+\S*|\b\S+\.(?:toml|db|json|journal|play|html|pem|md)\b"
    r"|\b[A-Z]{2}-[A-Z]{3}\S*|\b[A-Z_]{2,}\b"
)


def sentences_of(language: str) -> dict[str, str]:
    """Each text as it is said: without names of arguments, words that choose a form, and what stands in the help of a
    game as an example to type."""
    told = {key: " ".join(read_message(text).texts) for key, text in TEXTS[language].sentences.items()}
    told |= {key: re.sub(r"^\S.*? {2,}", "", text) for key, text in told.items() if ".terminal.help." in key}
    return {key: text for key, text in {**told, **TEXTS[language].rules}.items() if not key.startswith("language.")}


@cache
def kept_in(language: str) -> re.Pattern:
    """Names that the language leaves in English, whole: no word of one is a word of the language."""
    english = sentences_of(FALLBACK)
    names = {text for key, text in sentences_of(language).items() if text == english.get(key) and TEXTS[language].may_keep(key)}
    names = {" ".join(WORD.findall(name)) and name.strip(" !.:") for name in names} - {""}
    return re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, sorted(names, key=len, reverse=True))) + r")(?!\w)")


def words_in(text: str, language: str) -> set[str]:
    told = kept_in(language).sub(" ", TYPED.sub(" ", " ".join(text.split())))
    return {word.lower() for word in WORD.findall(told)}


@cache
def english_for(language: str) -> frozenset[str]:
    """Words that English says and this language never does."""
    own = {word for text in sentences_of(language).values() for word in words_in(text, language)}
    return frozenset({word for text in sentences_of(FALLBACK).values() for word in words_in(text, language)} - own)


def foreign_words(language: str, text: str, typed: list = ()) -> set[str]:
    if language == FALLBACK:
        return set()
    names = {word.lower() for part in [*typed, *COMMANDS] for word in WORD.findall(str(part))}
    return (words_in(text, language) & english_for(language)) - names
