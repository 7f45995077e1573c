// Refusals of the host: codes with facts, and their sentences from the catalogues.
#pragma once

#include <string>
#include <string_view>

#include "kernel/fault.h"
#include "kernel/refusal.h"
#include "table/open_fault.h"
#include "texts/texts.h"
#include "wire/to_client.h"

namespace bell::host {

// The catalogue of a language; English for one we do not have.
const texts::Catalogue& words_of(std::string_view lang);

// The printed components of a title, which give the names of cards and bids. Served tables use no others. Null for an
// unknown title.
const AnyComponents* printed_box(const std::string& title);

// The sentence of `code` is "no.<code>".
wire::No refusal(std::string_view lang, std::string_view code, const Facts& facts = {});
wire::No refusal(std::string_view lang, const Fault& fault);
wire::No refusal(std::string_view lang, const table::OpenFault& fault);
wire::No refusal(std::string_view lang, std::string_view title, const Refusal& refused);

}  // namespace bell::host
