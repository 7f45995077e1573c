// Refusals by the server itself, before anything reaches a table: a code, a status and a sentence.
#pragma once

#include <string>
#include <string_view>

#include "server/http.h"
#include "texts/texts.h"
#include "wire/speak.h"

namespace bell::server {

// The sentence is "server.no.CODE" of the catalogue.
wire::No no(const texts::Catalogue& words, std::string_view code, const texts::Args& facts = {});
// The status for a code of the server or of the host.
unsigned status_of(std::string_view code);
Answer refusal(const wire::No& no);
Answer refusal(const texts::Catalogue& words, std::string_view code, const texts::Args& facts = {});

// Any message as an answer's body.
template <class Message>
Answer answer_with(const Message& message) {
  Answer answer;
  wire::write(answer.body, message);
  answer.headers = {{"Cache-Control", "no-store"}};
  return answer;
}

}  // namespace bell::server
