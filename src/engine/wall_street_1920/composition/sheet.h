// What 1920 Wall Street offers to whoever sets up a table.
#pragma once

#include "view/title_sheet.h"

namespace bell::wall_street_1920 {

TitleSheet sheet();

}  // namespace bell::wall_street_1920
