// The numbers of 1920 Wall Street: their keys, their ranges, and which are invalid together.
#include "rulebook/wall_street_1920/numbers.h"

#include <array>

#include "view/wall_street_1920/components.h"

namespace bell::rulebook {
namespace {

using namespace wall_street_1920;

constexpr int kFewestPlayers = 2;
constexpr int kMostPlayers = kMaxSeats;
constexpr std::size_t kTables = kMostPlayers - kFewestPlayers + 1;
constexpr std::size_t kFigures = 4;
constexpr int kOrangeSpaces = 7;
constexpr int kMostGold = 6;  // the assignment of gold shares has room for this many

constexpr std::array<std::string_view, kCompanies> kCompanyKeys{"corn", "cotton", "steel", "oil"};
constexpr std::array<std::string_view, kForms> kFormKeys{"single", "single_up", "single_down", "double", "double_down"};
constexpr std::array<std::string_view, kShifts> kShiftKeys{"up_1", "up_2", "down_1", "down_2"};
constexpr std::array<std::pair<std::string_view, Card>, 9> kSpecials{
    {{"variations.surprise_up_1", Card::surprise_up_1},
     {"variations.surprise_up_2", Card::surprise_up_2},
     {"variations.surprise_down_1", Card::surprise_down_1},
     {"variations.surprise_down_2", Card::surprise_down_2},
     {"variations.black_day", Card::black_day},
     {"variations.stock_exchange", Card::stock_exchange},
     {"variations.upward", Card::upward},
     {"variations.downward", Card::downward},
     {"variations.mixed", Card::mixed}}};

constexpr Field track(std::string_view key, std::size_t spaces) { return {key, spaces, 0, 30}; }
constexpr Field per_company(std::string_view key, int most) { return {key, kCompanies, 0, most}; }
constexpr Field figures(std::string_view key) { return {key, kFigures, 0, 9}; }
constexpr Field dollars(std::string_view key, int least) { return {key, 0, least, 9}; }

constexpr std::array kFields{
    track("tracks.blue.corn", kMaxSpaces),
    track("tracks.blue.cotton", kMaxSpaces),
    track("tracks.blue.steel", kMaxSpaces),
    track("tracks.blue.oil", kMaxSpaces),
    track("tracks.orange.corn", kOrangeSpaces),
    track("tracks.orange.cotton", kOrangeSpaces),
    track("tracks.orange.steel", kOrangeSpaces),
    track("tracks.orange.oil", kOrangeSpaces),
    Field{"start.blue", 0, 1, kMaxSpaces},
    Field{"start.orange", 0, 1, kOrangeSpaces},
    Field{"minimum.corn", kTables, 0, 20},
    Field{"minimum.cotton", kTables, 0, 20},
    Field{"minimum.steel", kTables, 0, 20},
    Field{"minimum.oil", kTables, 0, 20},
    Field{"capital_backs.company", kBacks, 1, kCompanies},
    Field{"capital_backs.shares", kBacks, 0, 9},
    Field{"capital_backs.points", kBacks, 0, 9},
    Field{"duals.first", kDuals, 1, kCompanies},
    Field{"duals.second", kDuals, 1, kCompanies},
    Field{"duals.cost", kDuals, 0, 9},
    Field{"duals.dynamite", kDuals, 0, 9},
    per_company("shares.single.copies", 9),
    per_company("shares.single.cost", 9),
    per_company("shares.single.dynamite", 9),
    per_company("shares.single_up.copies", 9),
    per_company("shares.single_up.cost", 9),
    per_company("shares.single_up.dynamite", 9),
    per_company("shares.single_down.copies", 9),
    per_company("shares.single_down.cost", 9),
    per_company("shares.single_down.dynamite", 9),
    per_company("shares.double.copies", 9),
    per_company("shares.double.cost", 9),
    per_company("shares.double.dynamite", 9),
    per_company("shares.double_down.copies", 9),
    per_company("shares.double_down.cost", 9),
    per_company("shares.double_down.dynamite", 9),
    figures("gold"),
    figures("variations.up_1"),
    figures("variations.up_2"),
    figures("variations.down_1"),
    figures("variations.down_2"),
    figures("variations.surprise_up_1"),
    figures("variations.surprise_up_2"),
    figures("variations.surprise_down_1"),
    figures("variations.surprise_down_2"),
    figures("variations.black_day"),
    figures("variations.stock_exchange"),
    figures("variations.upward"),
    figures("variations.downward"),
    figures("variations.mixed"),
    dollars("explosion.dynamite", 0),
    Field{"capital.start", kTables, 0, 9},
    dollars("capital.top", 1),
    Field{"last_cards", 0, 1, 20},
    dollars("cash", 0),
    dollars("flip", 0),
    dollars("raise", 0),
    dollars("pawn", 0),
    dollars("loan.cash", 1),
    dollars("loan.points", 0),
    dollars("black_day", 0),
    dollars("gold_points", 0),
    dollars("option.cost", 0),
    dollars("option.surcharge", 0),
    dollars("magnates.points", 0),
    dollars("magnates.fee", 0),
    dollars("magnates.redemption", 0),
    dollars("magnates.capital", 0),
};

std::uint8_t small(int number) { return static_cast<std::uint8_t>(number); }
std::string joined(std::string_view a, std::string_view b, std::string_view c) {
  return std::string(a) + std::string(b) + std::string(c);
}

void fill_tracks(const Numbers& numbers, Components& printed) {
  const std::array<std::string_view, 2> sides{"tracks.blue.", "tracks.orange."};
  for (std::size_t side = 0; side < sides.size(); ++side)
    for (std::size_t company = 0; company < kCompanies; ++company) {
      const Row& row = row_of(numbers, joined(sides[side], kCompanyKeys[company], ""));
      for (std::size_t at = 0; at < row.size(); ++at)
        printed.tracks[side][static_cast<Company>(company)].values[at] = small(row[at]);
    }
  printed.spaces = {kMaxSpaces, kOrangeSpaces};
  printed.start = {number_of(numbers, "start.blue"), number_of(numbers, "start.orange")};
}

void fill_tables(const Numbers& numbers, Components& printed) {
  for (std::size_t players = kFewestPlayers; players <= kMostPlayers; ++players) {
    const std::size_t at = players - kFewestPlayers;
    printed.capital[players] = small(row_of(numbers, "capital.start")[at]);
    for (std::size_t company = 0; company < kCompanies; ++company)
      printed.minimum[players][static_cast<Company>(company)] =
          small(row_of(numbers, joined("minimum.", kCompanyKeys[company], ""))[at]);
  }
  for (std::size_t back = 0; back < kBacks; ++back)
    printed.backs[back] = {.company = static_cast<Company>(row_of(numbers, "capital_backs.company")[back] - 1),
                           .shares = small(row_of(numbers, "capital_backs.shares")[back]),
                           .points = small(row_of(numbers, "capital_backs.points")[back])};
}

void fill_shares(const Numbers& numbers, Components& printed) {
  for (std::size_t form = 0; form < kForms; ++form)
    for (std::size_t company = 0; company < kCompanies; ++company) {
      const Card card = share_card(static_cast<Company>(company), static_cast<Form>(form));
      printed.copies[card] = small(row_of(numbers, joined("shares.", kFormKeys[form], ".copies"))[company]);
      printed.cost[card] = small(row_of(numbers, joined("shares.", kFormKeys[form], ".cost"))[company]);
      printed.dynamite[card] = small(row_of(numbers, joined("shares.", kFormKeys[form], ".dynamite"))[company]);
    }
  for (std::size_t nth = 0; nth < kDuals; ++nth) {
    const Card card = dual_card(static_cast<int>(nth));
    printed.duals[nth] = {static_cast<Company>(row_of(numbers, "duals.first")[nth] - 1),
                          static_cast<Company>(row_of(numbers, "duals.second")[nth] - 1)};
    printed.copies[card] = 1;
    printed.cost[card] = small(row_of(numbers, "duals.cost")[nth]);
    printed.dynamite[card] = small(row_of(numbers, "duals.dynamite")[nth]);
  }
}

void fill_card(const Row& row, Card card, Components& printed) {
  printed.copies[card] = small(row[0]);
  printed.points[card] = small(row[1]);
  printed.cost[card] = small(row[2]);
  printed.dynamite[card] = small(row[3]);
}

void fill_variations(const Numbers& numbers, Components& printed) {
  for (std::size_t shift = 0; shift < kShifts; ++shift)
    for (const Company company : kAllCompanies)
      fill_card(row_of(numbers, joined("variations.", kShiftKeys[shift], "")),
                variation_card(company, static_cast<Shift>(shift)), printed);
  for (const auto& [key, card] : kSpecials) fill_card(row_of(numbers, key), card, printed);
  fill_card(row_of(numbers, "gold"), Card::gold, printed);
  printed.copies[Card::explosion] = 1;
  printed.dynamite[Card::explosion] = number_of(numbers, "explosion.dynamite");
}

Tariff tariff_of(const Numbers& numbers) {
  return {.cash = number_of(numbers, "cash"),
          .flip = number_of(numbers, "flip"),
          .raise = number_of(numbers, "raise"),
          .pawn = number_of(numbers, "pawn"),
          .loan = number_of(numbers, "loan.cash"),
          .loan_points = number_of(numbers, "loan.points"),
          .black_day = number_of(numbers, "black_day"),
          .gold_points = number_of(numbers, "gold_points"),
          .option = number_of(numbers, "option.cost"),
          .surcharge = number_of(numbers, "option.surcharge"),
          .magnate_points = number_of(numbers, "magnates.points"),
          .magnate_fee = number_of(numbers, "magnates.fee"),
          .magnate_redemption = number_of(numbers, "magnates.redemption"),
          .magnate_capital = number_of(numbers, "magnates.capital")};
}

Components components_of(const Numbers& numbers) {
  Components printed;
  fill_tracks(numbers, printed);
  fill_tables(numbers, printed);
  fill_shares(numbers, printed);
  fill_variations(numbers, printed);
  printed.capital_top = number_of(numbers, "capital.top");
  printed.last_cards = number_of(numbers, "last_cards");
  printed.tariff = tariff_of(numbers);
  return printed;
}

AnyComponents fill(const Numbers& numbers) { return components_of(numbers); }

// The deck must have 83 cards: the bounds on turns and discard piles assume it.
std::optional<FieldFault> contradiction(const Numbers& numbers) {
  constexpr int kDeckCards = 83;
  const Components printed = components_of(numbers);
  int cards = 0;
  for (int face = 1; face < static_cast<int>(Card::explosion); ++face)
    if (!is_dual(static_cast<Card>(face))) cards += printed.copies[static_cast<Card>(face)];
  if (cards != kDeckCards)
    return FieldFault{"shares.single.copies",
                      "deck_size",
                      {{"cards", std::to_string(cards)}, {"needed", std::to_string(kDeckCards)}}};
  if (printed.copies[Card::gold] > kMostGold)
    return FieldFault{"gold", "too_much_gold", {{"most", std::to_string(kMostGold)}}};
  for (const std::uint8_t start : printed.capital)
    if (start > printed.capital_top) return FieldFault{"capital.start", "above_the_top"};
  return std::nullopt;
}

}  // namespace

template <>
const TitleNumbers& numbers_of<wall_street_1920::Vocabulary>() {
  static constexpr TitleNumbers kNumbers{"wall-street-1920", kFields, &contradiction, &fill};
  return kNumbers;
}

}  // namespace bell::rulebook
