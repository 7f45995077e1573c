// What Stockpile offers to whoever sets up a table.
#pragma once

#include "view/title_sheet.h"

namespace bell::stockpile {

TitleSheet sheet();

}  // namespace bell::stockpile
