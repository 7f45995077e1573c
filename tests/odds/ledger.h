// The results: for each kind of secret, in how many positions guesses were compared with the exact odds, and how far
// they were off.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

namespace bell::exam::odds {

using Answer = std::uint64_t;           // the hidden thing, as a number
using Odds = std::map<Answer, double>;  // need not add up to one
using Guessed = std::map<Answer, int>;

// The probability of at least this chi-square: the upper incomplete gamma function, by its series or its continued
// fraction, whichever converges.
inline double chance_of(double chi_square, double freedom) {
  const double a = freedom / 2, x = chi_square / 2;
  if (x <= 0) return 1;
  const double front = std::exp(a * std::log(x) - x - std::lgamma(a));
  if (x < a + 1) {
    double term = 1 / a, sum = term;
    for (double n = a + 1; term > sum * 1e-15; ++n) sum += term *= x / n;
    return 1 - front * sum;
  }
  double b = x + 1 - a, c = 1e300, d = 1 / b, h = d;
  for (int n = 1; n < 10'000; ++n) {
    const double an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    h *= d * c;
    if (std::abs(d * c - 1) < 1e-15) break;
  }
  return front * h;
}

struct Kept {
  int positions = 0;                   // with more than one possible answer
  int certain = 0;                     // with only one
  double smallest = 1;                 // p of the worst position
  double chi_square = 0, freedom = 0;  // of all positions together
  std::string worst;                   // the worst position
  std::string impossible;              // a guess, or the truth, that no deal leads to
  double all_together() const { return freedom > 0 ? chance_of(chi_square, freedom) : 1; }
};

class Ledger {
 public:
  // Pools answers with very low expected counts.
  void judge(const std::string& kind, const std::string& where, const Odds& odds, const Guessed& guessed) {
    constexpr double kFew = 10;
    Kept& kept = kinds_[kind];
    double all_odds = 0, all_guesses = 0;
    for (const auto& [answer, weight] : odds) all_odds += weight;
    for (const auto& [answer, times] : guessed) {
      all_guesses += times;
      if (!odds.contains(answer)) kept.impossible = "an impossible guess" + where;
    }
    double chi_square = 0, cells = 0, rare_odds = 0, rare_guesses = 0;
    const auto add = [&](double times, double expected) {
      chi_square += (times - expected) * (times - expected) / expected;
      ++cells;
    };
    for (const auto& [answer, weight] : odds) {
      const double expected = all_guesses * weight / all_odds;
      const auto found = guessed.find(answer);
      const double times = found == guessed.end() ? 0 : found->second;
      if (expected >= kFew) {
        add(times, expected);
      } else {
        rare_odds += expected;
        rare_guesses += times;
      }
    }
    if (rare_odds >= kFew) add(rare_guesses, rare_odds);
    if (odds.size() == 1) ++kept.certain;
    if (cells < 2) return;
    ++kept.positions;
    ++tests_;
    kept.chi_square += chi_square;
    kept.freedom += cells - 1;
    if (const double p = chance_of(chi_square, cells - 1); p < kept.smallest) {
      kept.smallest = p;
      kept.worst = where + (p < 1e-6 ? details(odds, all_odds, guessed, all_guesses) : "");
    }
  }
  // Records another kind of test over that many positions.
  void enter(const std::string& kind, const std::string& where, double chi_square, double freedom, int positions) {
    Kept& kept = kinds_[kind];
    kept.positions += positions;
    if (freedom == 0) return;
    ++tests_;
    kept.chi_square += chi_square;
    kept.freedom += freedom;
    kept.smallest = std::min(kept.smallest, chance_of(chi_square, freedom));
    kept.worst = where;
  }
  void object(const std::string& kind, const std::string& text) { kinds_[kind].impossible = text; }

  // The probability that the worst of all positions, or the worst kind as a whole, is this bad by chance.
  double corrected(double p) const { return -std::expm1(tests_ * std::log1p(-std::min(p, 1 - 1e-12))); }
  double corrected_by_kinds(double p) const {
    return -std::expm1(static_cast<double>(kinds_.size()) * std::log1p(-std::min(p, 1 - 1e-12)));
  }
  std::vector<std::string> kinds() const {
    std::vector<std::string> names;
    for (const auto& [kind, kept] : kinds_) names.push_back(kind);
    return names;
  }
  int positions(const std::string& kind) const {
    const auto found = kinds_.find(kind);
    return found == kinds_.end() ? 0 : found->second.positions;
  }

  int certain(const std::string& kind) const {
    const auto found = kinds_.find(kind);
    return found == kinds_.end() ? 0 : found->second.certain;
  }

  // What is wrong with a kind, or nothing.
  std::string objection(const std::string& kind) const {
    constexpr double kUnlikely = 1e-4;
    const auto found = kinds_.find(kind);
    if (found == kinds_.end()) return kind + " was never judged";
    const Kept& kept = found->second;
    if (!kept.impossible.empty()) return kind + ": " + kept.impossible;
    if (corrected(kept.smallest) < kUnlikely)
      return kind + ": wrong odds" + kept.worst + ", p " + number(kept.smallest);
    if (corrected_by_kinds(kept.all_together()) < kUnlikely)
      return kind + ": odds a little wrong in all positions together, p " + number(kept.all_together());
    return {};
  }

  void print() const {
    std::printf("%-48s %9s %9s %12s %12s\n", "kind of secret", "positions", "certain", "smallest p", "all together");
    for (const auto& [kind, kept] : kinds_)
      std::printf("%-48s %9d %9d %12.2g %12.2g\n", kind.c_str(), kept.positions, kept.certain, kept.smallest,
                  kept.all_together());
    std::printf("%-48s %9d\n\n", "all", tests_);
    std::fflush(stdout);
  }

 private:
  static std::string number(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.2g", value);
    return text;
  }
  static std::string details(const Odds& odds, double all_odds, const Guessed& guessed, double all_guesses) {
    std::string text;
    for (const auto& [answer, weight] : odds) {
      const auto found = guessed.find(answer);
      char line[96];
      std::snprintf(line, sizeof line, "\n  %16llx: %.4f by all deals, %.4f of the guesses",
                    static_cast<unsigned long long>(answer), weight / all_odds,
                    found == guessed.end() ? 0.0 : found->second / all_guesses);
      text += line;
    }
    return text;
  }

  std::map<std::string, Kept> kinds_;
  int tests_ = 0;
};

}  // namespace bell::exam::odds
