// Rises when the rules of any title behave differently; journals name the revision they were played by.
#pragma once

namespace bell {

inline constexpr int kRulesRevision = 1;

}  // namespace bell
