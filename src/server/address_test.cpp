// Tests of addresses: networks, callers behind proxies.
#include "server/address.h"

#include <gtest/gtest.h>

namespace bell::server {
namespace {

Address at(const char* text) { return *read_address(text); }

std::vector<Network> networks(std::initializer_list<const char*> texts) {
  std::vector<Network> read;
  for (const char* text : texts) read.push_back(*read_network(text));
  return read;
}

TEST(Address, NetworksHoldTheirAddressesAndNoOthers) {
  EXPECT_TRUE(read_network("10.0.0.0/8")->has(at("10.255.0.1")));
  EXPECT_FALSE(read_network("10.0.0.0/8")->has(at("11.0.0.1")));
  EXPECT_TRUE(read_network("2001:db8::/33")->has(at("2001:db8:7fff::1")));
  EXPECT_FALSE(read_network("2001:db8::/33")->has(at("2001:db8:8000::1")));
  EXPECT_TRUE(read_network("192.0.2.7")->has(at("192.0.2.7")));
  EXPECT_FALSE(read_network("192.0.2.7")->has(at("192.0.2.8")));
  EXPECT_TRUE(read_network("0.0.0.0/0")->has(at("8.8.8.8")));
  EXPECT_FALSE(read_network("0.0.0.0/0")->has(at("::1")));
  EXPECT_TRUE(read_network("127.0.0.0/8")->has(at("::ffff:127.0.0.1"))) << "IPv4 in IPv6 clothes";
}

TEST(Address, WhatIsNoNetworkIsNotRead) {
  for (const char* text :
       {"", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "10.0.0.0/8x", "::/129", "localhost", "1.2.3"})
    EXPECT_FALSE(read_network(text)) << text;
}

TEST(Address, WithoutATrustedProxyTheHeaderSaysNothing) {
  EXPECT_EQ(caller(at("203.0.113.9"), "1.2.3.4", {}), at("203.0.113.9"));
  EXPECT_EQ(caller(at("203.0.113.9"), "1.2.3.4", networks({"127.0.0.1"})), at("203.0.113.9"));
}

TEST(Address, BehindTrustedProxiesTheLastForeignAddressCounts) {
  const auto trusted = networks({"127.0.0.1", "10.0.0.0/8"});
  EXPECT_EQ(caller(at("127.0.0.1"), "198.51.100.7", trusted), at("198.51.100.7"));
  EXPECT_EQ(caller(at("127.0.0.1"), "6.6.6.6, 198.51.100.7 , 10.1.1.1", trusted), at("198.51.100.7"))
      << "what the caller wrote in front is not believed";
  EXPECT_EQ(caller(at("127.0.0.1"), "198.51.100.7, rubbish", trusted), at("127.0.0.1"));
  EXPECT_EQ(caller(at("127.0.0.1"), "10.2.2.2", trusted), at("10.2.2.2")) << "nobody foreign at all";
  EXPECT_EQ(caller(at("127.0.0.1"), "", trusted), at("127.0.0.1"));
}

TEST(Address, IPv6CountsByHousehold) {
  EXPECT_EQ(counted_as(at("2001:db8:1:2:3:4:5:6")), "2001:db8:1:2::/64");
  EXPECT_EQ(counted_as(at("2001:db8:1:2:ffff::1")), counted_as(at("2001:db8:1:2::9")));
  EXPECT_NE(counted_as(at("2001:db8:1:3::1")), counted_as(at("2001:db8:1:2::1")));
  EXPECT_EQ(counted_as(at("::ffff:192.0.2.1")), "192.0.2.1");
}

TEST(Address, LogsDoNotNameAHousehold) {
  EXPECT_EQ(shortened(at("192.0.2.77")), "192.0.2.x");
  EXPECT_EQ(shortened(at("2001:db8:1:2:3:4:5:6")), "2001:db8:1:2::/64");
}

}  // namespace
}  // namespace bell::server
