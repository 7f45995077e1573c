// The facts a Stonks table tells, in words.
#include <array>

#include "plays/stonks/wording.h"
#include "plays/told.h"
#include "view/stonks/vocabulary.h"

namespace bell::plays {

using namespace stonks;

namespace {

using Told = Pattern<SeenEvent>;

constexpr std::array kPatterns{
    Told{Happening::company_removed, "removed {company}"},
    Told{Happening::tile_placed, "tile {company} {place}"},
    Told{Happening::dealt, "dealt {seat} {card}"},
    Told{Happening::laid_to_reveal, "shows {seat} {card}"},
    Told{Happening::laid_face_down, "hides {seat} {card}"},
    Told{Happening::revealed, "revealed {seat} {card}"},
    Told{Happening::opener_chosen, "opener {seat}"},
    Told{Happening::market_opened, "market {card}"},
    Told{Happening::played, "played {seat} {card}"},
    Told{Happening::speculated_opening, "speculated {seat} {card} as {company}"},
    Told{Happening::speculated_following, "speculated {seat} {card} as {company}"},
    Told{Happening::speculation_cancelled, "cancelled {seat}"},
    Told{Happening::price_changed, "value {company} {value} {steps:+}"},
    Told{Happening::token_unlocked, "coloured {company}"},
    Told{Happening::trump_changed, "trump {company}"},
    Told{Happening::face_down_revealed, "turned up {seat} {card}"},
    Told{Happening::trick_won, "won {seat} {card}"},
    Told{Happening::trick_lost, "nobody won"},
    Told{Happening::card_taken, "took {seat} {card}"},
    Told{Happening::last_card_discarded, "last card {seat} {card}"},
    Told{Happening::hidden_revealed, "hidden {seat} {card}"},
    Told{Happening::speculation_placed, "speculation card {seat} with {company}"},
    Told{Happening::round_scored, "scored {seat} {points}"},
    Told{Happening::round_started, "round {round}"},
    Told{Happening::match_won, "winner {seat}"},
};

}  // namespace

std::string in_words(const SeenEvent& event) { return in_words<SeenEvent>(kPatterns, Vocabulary::facts(), event); }

}  // namespace bell::plays
