// Tests that a seat has one line at a time, whatever cuts it.
#include "load/net/player.h"

#include <gtest/gtest.h>

namespace bell::load {
namespace {

using namespace std::chrono_literals;

// Counts who connects, and never answers.
class Door {
 public:
  explicit Door(asio::io_context& loop) : acceptor_(loop, tcp::endpoint(asio::ip::address_v4::loopback(), 0)) {
    accept();
  }
  tcp::endpoint address() const { return acceptor_.local_endpoint(); }
  std::size_t came() const { return lines_.size(); }

 private:
  void accept() {
    acceptor_.async_accept([this](const boost::system::error_code& fault, tcp::socket line) {
      if (fault) return;
      lines_.push_back(std::move(line));
      accept();
    });
  }
  tcp::acceptor acceptor_;
  std::vector<tcp::socket> lines_;
};

class Nobody final : public Observer {
 public:
  explicit Nobody(const Door& door) : door_(door) {}
  tcp::endpoint door() override { return door_.address(); }
  std::chrono::microseconds pause() override { return 1ms; }
  std::uint64_t random() override { return 1; }
  void is_ready(Player&) override {}
  void acknowledged(Player&, std::uint32_t, std::uint32_t, std::uint64_t) override {}
  void shown(Clock::duration) override {}
  void has_view() override {}
  void lost_view() override {}
  void is_over(Player&) override {}
  void error(std::string_view) override {}

 private:
  const Door& door_;
};

// Until so many have come; then a little longer, in case another one does.
std::size_t came_of(asio::io_context& loop, const Door& door, std::size_t expected) {
  for (int n = 0; n < 1000 && door.came() < expected; ++n) loop.run_for(10ms);
  loop.run_for(50ms);
  return door.came();
}

class APlayer : public testing::Test {
 protected:
  asio::io_context loop;
  Exchange exchange{loop};
  Door door{loop};
  Nobody observer{door};
  Player player{exchange, observer, 0};
};

TEST_F(APlayer, ComesBackAfterAStorm) {
  player.come();
  EXPECT_EQ(came_of(loop, door, 1), 1U);
  player.cut();
  EXPECT_EQ(came_of(loop, door, 2), 2U);
}

TEST_F(APlayer, DoesNotComeTwiceAfterAStormBetweenTwoMatches) {
  player.come();
  EXPECT_EQ(came_of(loop, door, 1), 1U);
  player.leave();
  player.cut();
  player.come();
  EXPECT_EQ(came_of(loop, door, 2), 2U);
}

}  // namespace
}  // namespace bell::load
