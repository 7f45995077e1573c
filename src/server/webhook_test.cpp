// Tests of which webhooks are allowed, and of their messages.
#include <gtest/gtest.h>

#include "server/webhook.h"

namespace bell::server {
namespace {

TEST(Webhook, IsAnHttpsAddressWithoutAPassword) {
  const auto url = read_webhook("https://Hooks.Example.org:8443/services/a?b=c");
  ASSERT_TRUE(url);
  EXPECT_EQ(url->host, "hooks.example.org");
  EXPECT_EQ(url->port, 8443);
  EXPECT_EQ(url->target, "/services/a?b=c");
  EXPECT_EQ(read_webhook("https://a.org")->target, "/");
  EXPECT_EQ(read_webhook("https://a.org?x")->target, "/?x");
  for (const char* wrong :
       {"http://a.org/", "https://", "https:///x", "https://a@b.org/", "https://a:b@c.org/", "https://a.org:0/",
        "https://a.org:99999/", "https://a.org:x/", "https://a.org/#x", "https://a.org/ x", "https://a.org/\r\nX: y",
        "https://[::1]/", "https://a_b.org/", "ftp://a.org/"})
    EXPECT_FALSE(read_webhook(wrong)) << wrong;
  EXPECT_FALSE(read_webhook("https://a.org/" + std::string(600, 'x')));
}

TEST(Webhook, GoesOnlyWhereTheOperatorLists) {
  const std::vector<std::string> hosts{"hooks.example.org", "chat.example.org:8443"};
  EXPECT_TRUE(is_listed(*read_webhook("https://HOOKS.example.org/x"), hosts));
  EXPECT_TRUE(is_listed(*read_webhook("https://chat.example.org:8443/x"), hosts));
  for (const char* other :
       {"https://hooks.example.org:444/", "https://chat.example.org/", "https://evil.hooks.example.org/",
        "https://hooks.example.org.evil/", "https://example.org/"})
    EXPECT_FALSE(is_listed(*read_webhook(other), hosts)) << other;
}

TEST(Webhook, KnowsPrivateAddresses) {
  for (const char* address : {"127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.0.9", "169.254.169.254", "100.64.0.1",
                              "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "ff02::1",
                              "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"})
    EXPECT_TRUE(is_private_address(*read_address(address))) << address;
  for (const char* address : {"9.9.9.9", "172.32.0.1", "100.128.0.1", "2606:4700::1111"})
    EXPECT_FALSE(is_private_address(*read_address(address))) << address;
}

TEST(Webhook, NamesWhoseTurnItIsAndNothingElse) {
  const host::Called called{.table = "T",
                            .seat = {},
                            .name = "<!here> & Co",
                            .table_name = "Friday",
                            .webhook = "https://x/secret",
                            .lang = "es"};
  const std::string body = webhook_body(called, "https://bell.example.org");
  EXPECT_NE(body.find("https://bell.example.org/t/T"), std::string::npos);
  EXPECT_NE(body.find("&lt;!here&gt; &amp; Co"), std::string::npos);
  EXPECT_NE(body.find("es tu turno en la mesa Friday"), std::string::npos);
  EXPECT_EQ(body.find("secret"), std::string::npos);
}

}  // namespace
}  // namespace bell::server
