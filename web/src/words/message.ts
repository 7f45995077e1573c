// One sentence with its arguments: `{name}`, and the plural and select forms of ICU messages. Knows no catalogue.
export type Args = Record<string, string | number>;

/** Fills in a message: `{name}`, `{count, plural, one {# card} other {# cards}}`, `{who, select, you {…} other {…}}`. */
export function fill(message: string, args: Args, language: string): string {
  return read(message, args, language, null);
}

function read(message: string, args: Args, language: string, number: number | null): string {
  if (!message.includes("{") && (number === null || !message.includes("#"))) return message;
  let said = "";
  for (let at = 0; at < message.length; at++) {
    const letter = message[at]!;
    if (letter === "{") {
      const end = closing(message, at);
      said += argument(message.slice(at + 1, end), args, language);
      at = end;
    } else if (letter === "#" && number !== null) {
      said += format(number, language);
    } else {
      said += letter;
    }
  }
  return said;
}

function closing(message: string, open: number): number {
  let depth = 0;
  for (let at = open; at < message.length; at++) {
    if (message[at] === "{") depth++;
    if (message[at] === "}" && --depth === 0) return at;
  }
  return message.length;
}

function argument(inside: string, args: Args, language: string): string {
  const [, name, kind, forms] = /^\s*(\w+)\s*(?:,\s*(plural|select)\s*,([^]*))?$/.exec(inside) ?? [];
  if (name === undefined) return `{${inside}}`;
  const value = args[name];
  if (value === undefined) return `{${name}}`;
  if (kind === undefined || forms === undefined) return typeof value === "number" ? format(value, language) : value;
  const cases = parts(forms);
  if (kind === "select") return read(cases.get(String(value)) ?? cases.get("other") ?? "", args, language, null);
  const count = Number(value);
  const form = cases.get(`=${count}`) ?? cases.get(plural(language).select(count)) ?? cases.get("other") ?? "";
  return read(form, args, language, count);
}

function parts(forms: string): Map<string, string> {
  const found = new Map<string, string>();
  let at = 0;
  while (at < forms.length) {
    const open = forms.indexOf("{", at);
    if (open < 0) break;
    const end = closing(forms, open);
    found.set(forms.slice(at, open).trim(), forms.slice(open + 1, end));
    at = end + 1;
  }
  return found;
}

const plurals = new Map<string, Intl.PluralRules>();
function plural(language: string): Intl.PluralRules {
  let rules = plurals.get(language);
  if (!rules) plurals.set(language, (rules = new Intl.PluralRules(language)));
  return rules;
}

const formats = new Map<string, Intl.NumberFormat>();
function format(number: number, language: string): string {
  let made = formats.get(language);
  if (!made) formats.set(language, (made = new Intl.NumberFormat(language)));
  return made.format(number);
}
