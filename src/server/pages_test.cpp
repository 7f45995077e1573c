// Tests of the page inside the program: encodings, caching, routes.
#include "server/pages.h"

#include <gtest/gtest.h>

#include <array>

namespace bell::server {
namespace {

constexpr std::array kFiles{
    PageFile{"/assets/app-1a2b3c4d.js", "text/javascript; charset=utf-8", "\"e1\"", true, "plain js", "gzip js",
             "br js"},
    PageFile{"/index.html", "text/html; charset=utf-8", "\"e2\"", false, "<html>", "gzip html", ""},
};

Request get(const char* path, const char* encodings = "", const char* etag = "") {
  Request request;
  request.method = Method::get;
  request.path = path;
  request.accept_encoding = encodings;
  request.if_none_match = etag;
  return request;
}

std::string header(const Answer& answer, std::string_view wanted) {
  for (const auto& [name, value] : answer.headers)
    if (name == wanted) return value;
  return "";
}

TEST(Pages, ThePageSaysWhichOneItIs) {
  constexpr std::array kMarked{PageFile{"/index.html", "text/html; charset=utf-8", "\"e\"", false,
                                        "<head><meta name=\"build\" content=\"0a1b2c3d4e5f\"></head>", "", ""}};
  EXPECT_EQ(page_mark(kMarked), "0a1b2c3d4e5f");
  EXPECT_EQ(page_mark(kFiles), "");
  EXPECT_EQ(page_mark({}), "");
}

TEST(Pages, TheSmallestFormThatTheBrowserTakes) {
  const char* path = "/assets/app-1a2b3c4d.js";
  EXPECT_EQ(page_answer(kFiles, get(path))->lasting, "plain js");
  EXPECT_EQ(page_answer(kFiles, get(path, "gzip, br"))->lasting, "br js");
  EXPECT_EQ(page_answer(kFiles, get(path, "gzip, br;q=0"))->lasting, "gzip js");
  EXPECT_EQ(page_answer(kFiles, get(path, "brotli, gzipped"))->lasting, "plain js");
  EXPECT_EQ(header(*page_answer(kFiles, get(path, "gzip")), "Content-Encoding"), "gzip");
}

TEST(Pages, WhatHasAHashInItsNameIsKeptForEver) {
  EXPECT_NE(header(*page_answer(kFiles, get("/assets/app-1a2b3c4d.js")), "Cache-Control").find("immutable"),
            std::string::npos);
  EXPECT_EQ(header(*page_answer(kFiles, get("/index.html")), "Cache-Control"), "no-cache");
}

TEST(Pages, WhatTheBrowserHasIsNotSentAgain) {
  const auto answer = page_answer(kFiles, get("/index.html", "gzip", "W/\"x\", \"e2\""));
  EXPECT_EQ(answer->status, 304u);
  EXPECT_TRUE(answer->lasting.empty());
}

TEST(Pages, RoutesOfThePageAreAnsweredByItsIndex) {
  for (const char* route : {"/", "/t/AAAAAAAAAAAAAAAAAAAAAA", "/rules/stonks", "/learn/stonks", "/watch", "/journals"})
    EXPECT_EQ(page_answer(kFiles, get(route))->lasting, "<html>") << route;
  EXPECT_FALSE(page_answer(kFiles, get("/assets/gone.js")));
  EXPECT_FALSE(page_answer(kFiles, get("/../etc/passwd")));
  EXPECT_FALSE(page_answer({}, get("/")));
}

}  // namespace
}  // namespace bell::server
