// Writes simple HTML by hand. Everything that people wrote goes through escaped().
#include "server/plain_page.h"

#include "server/words.h"

namespace bell::server {
namespace {

constexpr std::string_view kStyle =
    "body{max-width:52rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#1d2a26;"
    "background:#f7f4ec}h1{font-size:1.6rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;"
    "padding:.4rem .6rem;border-bottom:1px solid #c9c2b0}code{background:#ebe5d6;padding:.1rem .3rem}"
    "pre{background:#ebe5d6;padding:.8rem;overflow-x:auto}"
    "@media(prefers-color-scheme:dark){body{color:#e9e4d8;background:#16201d}code,pre{background:#22302b}"
    "th,td{border-color:#3a4a44}a{color:#9fd8bd}}\n";

std::string people_at(const wire::TableCard& card) {
  std::string names;
  int sitting = 0;
  for (const wire::Person& person : card.people) {
    if (person.kind == wire::PersonKind::free) continue;
    ++sitting;
    const std::string name = person.kind == wire::PersonKind::bot ? person.bot.value_or("") : person.name;
    names += (names.empty() ? "" : ", ") + name;
  }
  return std::to_string(sitting) + "/" + std::to_string(card.players) + (names.empty() ? "" : ": " + names);
}

std::string row(const std::string& base, const wire::TableCard& card) {
  std::string modules;
  for (const std::string& module : card.modules_text) modules += (modules.empty() ? "" : ", ") + module;
  return "<tr><td>" + escaped(card.title_text) + "</td><td>" + escaped(card.name) + "</td><td>" + escaped(modules) +
         "</td><td>" + escaped(people_at(card)) + "</td><td><code>" + escaped(base + "/t/" + card.table) +
         "</code></td></tr>\n";
}

std::string table_of(const texts::Catalogue& words, const std::string& base, const wire::Tables& tables) {
  const auto head = [&](const char* key) { return "<th scope=\"col\">" + escaped(words.say(key)) + "</th>"; };
  std::string html = "<table><thead><tr>" + head("server.page.title") + head("server.page.name") +
                     head("server.page.modules") + head("server.page.people") + head("server.page.link") +
                     "</tr></thead><tbody>\n";
  for (const wire::TableCard& card : tables.tables) html += row(base, card);
  return html + "</tbody></table>\n";
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string html;
  for (const char letter : text) {
    switch (letter) {
      case '&':
        html += "&amp;";
        break;
      case '<':
        html += "&lt;";
        break;
      case '>':
        html += "&gt;";
        break;
      case '"':
        html += "&quot;";
        break;
      case '\'':
        html += "&#39;";
        break;
      default:
        html += letter;
    }
  }
  return html;
}

Answer plain_page(const texts::Catalogue& words, const std::string& base, const wire::Tables& tables,
                  const std::string& trouble) {
  const auto paragraph = [&](const std::string& key) { return "<p>" + escaped(words.say(key)) + "</p>\n"; };
  std::string html = "<!doctype html>\n<html lang=\"" + escaped(words.language()) +
                     "\">\n<head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">"
                     "<title>Opening Bell</title><link rel=\"stylesheet\" href=\"/plain.css\"></head>\n<body>\n"
                     "<h1>Opening Bell</h1>\n" +
                     paragraph("server.page.about") + "<h2>" + escaped(words.say("server.page.open_tables")) +
                     "</h2>\n";
  if (!trouble.empty())
    html += "<p>" + escaped(trouble) + "</p>\n";
  else if (tables.tables.empty())
    html += paragraph("server.page.none_open");
  else
    html += table_of(words, base, tables);
  const auto command = [&](const char* key) {
    return "<pre>" + escaped(words.say(key, {{"base", base}})) + "</pre>\n";
  };
  html += "<h2>" + escaped(words.say("server.page.how")) + "</h2>\n" + paragraph("server.page.join") +
          command("server.page.join_command") + paragraph("server.page.open_one") +
          command("server.page.open_command") + "</body>\n</html>\n";
  return {.type = "text/html; charset=utf-8", .body = std::move(html), .headers = {{"Cache-Control", "no-store"}}};
}

Answer plain_style() {
  return {.type = "text/css; charset=utf-8", .lasting = kStyle, .headers = {{"Cache-Control", "max-age=3600"}}};
}

}  // namespace bell::server
