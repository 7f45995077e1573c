// What Stonks offers to whoever sets up a table.
#pragma once

#include "view/title_sheet.h"

namespace bell::stonks {

TitleSheet sheet();

}  // namespace bell::stonks
