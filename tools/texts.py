"""Reads the catalogues for the tools: sentences and rules by language, and the words that may be the same as in English."""

import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

FALLBACK = "en"
RULE_PARTS = ("title", "text", "ruling")


@dataclass
class Language:
    name: str
    sentences: dict[str, str] = field(default_factory=dict)
    rules: dict[str, str] = field(default_factory=dict)
    kept: list[str] = field(default_factory=list)  # keys whose words are the same as in English
    terms: list[dict] = field(default_factory=list)
    words: list[dict] = field(default_factory=list)  # that are no terms of a game: which of several, as terms have it

    def may_keep(self, key: str) -> bool:
        return any(fnmatchcase(key, pattern) for pattern in self.kept)


def flatten(table: dict, prefix: str, into: dict[str, str]) -> None:
    for name, value in table.items():
        if isinstance(value, dict):
            flatten(value, f"{prefix}{name}.", into)
        elif isinstance(value, str):
            into[prefix + name] = value


def read_language(folder: Path) -> Language:
    language = Language(folder.name)
    for file in sorted(folder.rglob("*.toml")):
        content = tomllib.loads(file.read_text(encoding="utf-8"))
        if file.name == "terms.toml":
            language.kept, language.terms = content.get("kept", []), content.get("term", [])
            language.words = content.get("word", [])
        # The labels of a title's board on the page are a namespace of their own.
        prefix = f"{file.stem}." if file.stem.startswith("page_") else ""
        flatten(content, prefix, language.rules if file.parent.name == "rules" else language.sentences)
    return language


def read_texts(root: Path) -> dict[str, Language]:
    languages = {folder.name: read_language(folder) for folder in sorted((root / "texts").iterdir()) if folder.is_dir()}
    for file in sorted((root / "rulebook").rglob("*.toml")):
        content = tomllib.loads(file.read_text(encoding="utf-8"))
        english = languages[FALLBACK].rules
        for rule in content.get("rule", []):
            english.update({f"rules.{rule['id']}.{part}": rule[part] for part in RULE_PARTS if rule.get(part)})
        # Many numbers share a note, and many rules a source: their English is their key.
        said = [rule["source"] for rule in content.get("rule", [])]
        said += [component[part] for component in content.get("component", []) for part in ("text", "note")]
        english.update({f"printed.{text}": text for text in said})
    return languages
