// No socket may be made: neither of the network nor one that leads to another program on this machine, such as a
// database that asks for no password of our user. A namespace does not hide those that lie in a folder.
#pragma once

namespace bell::external {

// For good, for the calling process and all it starts; pairs of connected sockets can still be made. Between fork and
// exec: makes system calls and nothing else. True where the kernel or the machine has no such filter.
bool forbid_sockets();

}  // namespace bell::external
