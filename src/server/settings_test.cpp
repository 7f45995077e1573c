// Tests of settings from three sources, and of the checks on host and origin.
#include "server/settings.h"

#include <gtest/gtest.h>

#include "server/gate.h"
#include "server/words.h"

namespace bell::server {
namespace {

std::string refused(const Given& given) {
  const auto settings = settings_from({{{"the flags"}, given}});
  return settings ? "" : for_the_log(settings.error());
}

TEST(Settings, FlagsComeBeforeTheEnvironmentAndThatBeforeTheFile) {
  const auto settings = settings_from({{{"flags"}, {{"port", "1"}}},
                                       {{"environment"}, {{"port", "2"}, {"drain", "2"}}},
                                       {{"file"}, {{"port", "3"}, {"drain", "3"}, {"limit.frames", "3"}}}});
  ASSERT_TRUE(settings);
  EXPECT_EQ(settings->port, 1);
  EXPECT_EQ(settings->drain, 2u);
  EXPECT_EQ(settings->limits.frames, 3u);
}

TEST(Settings, AMistakeAnywhereIsFoundEvenIfAnotherSourceWins) {
  const auto settings = settings_from({{{"the flags"}, {{"port", "1"}}}, {{"bell.toml"}, {{"port", "many"}}}});
  ASSERT_FALSE(settings);
  EXPECT_EQ(for_the_log(settings.error()), "bell.toml: port = “many”: a whole number from 0 to 65535 is needed");
}

TEST(Settings, EachMistakeIsNamedWithAWayOut) {
  EXPECT_NE(refused({{"port", "65536"}}).find("65535"), std::string::npos);
  EXPECT_NE(refused({{"address", "here"}}).find("127.0.0.1"), std::string::npos);
  EXPECT_NE(refused({{"public-url", "bell.example.org"}}).find("https://"), std::string::npos);
  EXPECT_NE(refused({{"public-url", "https://bell.example.org/games"}}).find("without a path"), std::string::npos);
  EXPECT_NE(refused({{"trust-proxy", "everybody"}}).find("10.0.0.0/8"), std::string::npos);
  EXPECT_NE(refused({{"prot", "80"}}).find("there are: address, port"), std::string::npos);
  EXPECT_NE(refused({{"limit.fram", "80"}}).find("limit.frame"), std::string::npos);
  EXPECT_NE(refused({{"limit.frame", "1"}}).find("1024"), std::string::npos);
  EXPECT_NE(refused({{"tls-cert", "x.pem"}}).find("--tls-key"), std::string::npos);
  EXPECT_NE(refused({{"tls-cert", "x"}, {"tls-key", "x"}, {"public-url", "http://a.b"}}).find("https"),
            std::string::npos);
  EXPECT_NE(refused({{"limit.beat", "5000"}, {"limit.silence", "5000"}}).find("shorter"), std::string::npos);
  EXPECT_NE(refused({{"json-log", "maybe"}}).find("true or false"), std::string::npos);
  EXPECT_NE(refused({{"log-level", "loud"}}).find("warning"), std::string::npos);
  EXPECT_NE(refused({{"metrics-address", "localhost:http"}}).find("127.0.0.1:9180"), std::string::npos);
}

TEST(Settings, TheFileHasTheFlagsNames) {
  const auto given = read_settings_file(
      "port = 81\njson-log = true\ntrust-proxy = [\"10.0.0.0/8\", \"::1\"]\n[limit]\nframe = 2048\n");
  ASSERT_TRUE(given);
  const auto settings = settings_from({{{"bell.toml"}, *given}});
  ASSERT_TRUE(settings);
  EXPECT_EQ(settings->port, 81);
  EXPECT_TRUE(settings->json_log);
  EXPECT_EQ(settings->trusted.size(), 2u);
  EXPECT_EQ(settings->limits.frame, 2048u);
}

TEST(Settings, ABadFileIsToldWithItsLine) {
  EXPECT_EQ(for_the_log(read_settings_file("port = 1\ndrain = 1.5\n").error()).substr(0, 13), "line 2: drain");
  EXPECT_TRUE(for_the_log(read_settings_file("port = \n").error()).starts_with("line 1: "));
}

TEST(Settings, TheEnvironmentSpellsThemInCapitals) {
  const auto given = settings_of_environment([](const char* name) -> const char* {
    if (std::string_view(name) == "BELL_PUBLIC_URL") return "https://bell.example.org";
    return std::string_view(name) == "BELL_LIMIT_SEAT_SOCKETS" ? "7" : nullptr;
  });
  EXPECT_EQ(given, (Given{{"limit.seat_sockets", "7"}, {"public-url", "https://bell.example.org"}}));
}

TEST(Settings, EveryLimitCanBeSetAndItsUsualValueIsAllowed) {
  const Limits usual;
  for (const LimitRow& row : limit_rows) {
    EXPECT_GE(usual.*row.value, row.low) << row.name;
    EXPECT_LE(usual.*row.value, row.high) << row.name;
    const auto set = settings_from({{{"flags"},
                                     {{"limit." + std::string(row.name), std::to_string(row.low)},
                                      {"limit.silence", "3600000"},
                                      {"limit.beat", "50"}}}});
    EXPECT_TRUE(set) << row.name;
  }
}

TEST(Gate, WithAPublicUrlOnlyThatHostIsOurs) {
  const PublicUrl ours = *read_public_url("https://Bell.example.org:443/");
  EXPECT_EQ(ours.text(), "https://bell.example.org");
  for (const char* host : {"bell.example.org", "BELL.example.org", "bell.example.org:443"})
    EXPECT_TRUE(is_our_host(host, ours)) << host;
  for (const char* host : {"", "localhost", "127.0.0.1", "evil.example", "bell.example.org:8443",
                           "bell.example.org.evil.example", "bell.example.org@evil"})
    EXPECT_FALSE(is_our_host(host, ours)) << host;
  EXPECT_TRUE(is_our_origin("https://bell.example.org", "bell.example.org", ours));
  for (const char* origin :
       {"null", "http://bell.example.org", "https://evil.example", "https://bell.example.org.evil.example", ""})
    EXPECT_FALSE(is_our_origin(origin, "bell.example.org", ours)) << origin;
}

TEST(Gate, WithoutOneOnlyNamesThatNobodyElseCanPointAtUs) {
  for (const char* host : {"localhost", "localhost:8080", "127.0.0.1:8080", "[::1]:8080", "192.168.1.20"})
    EXPECT_TRUE(is_our_host(host, {})) << host;
  for (const char* host : {"", "evil.example", "evil.example:8080", "localhost.evil.example", "[evil]", "[::1"})
    EXPECT_FALSE(is_our_host(host, {})) << host;
  EXPECT_TRUE(is_our_origin("http://localhost:8080", "localhost:8080", {}));
  EXPECT_FALSE(is_our_origin("http://localhost:3000", "localhost:8080", {}));
  EXPECT_FALSE(is_our_origin("null", "localhost:8080", {}));
}

}  // namespace
}  // namespace bell::server
