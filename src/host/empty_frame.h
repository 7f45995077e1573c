// Memory for the bytes of a frame, used again after the frame was sent. For this room only.
#pragma once

#include <memory>
#include <string>

namespace bell::host {

std::shared_ptr<std::string> empty_frame();

}  // namespace bell::host
