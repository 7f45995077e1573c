// Starts a PostgreSQL for the tests from Debian's package in a temporary folder, reached only through a socket there,
// and stopped with the process that started it.
#pragma once

#include <gtest/gtest.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include "store/address.h"
#include "store/postgres_session.h"

namespace bell::store {

class Cluster {
 public:
  // One for all tests of a process.
  static Cluster& running() {
    static Cluster cluster;
    return cluster;
  }
  Cluster(const Cluster&) = delete;
  Cluster& operator=(const Cluster&) = delete;

  void start() {
    server_ = run({kPrograms / "postgres", "-D", (folder_ / "data").string(), "-k", folder_.string(), "-c",
                   "listen_addresses=", "-c", "max_connections=40", "-c", "log_min_messages=fatal"});
    for (int tries = 0; tries < 600; ++tries) {
      try {
        PostgresSession(url("postgres", ""));
        return;
      } catch (const SqlFailure&) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
      }
    }
    ADD_FAILURE() << "PostgreSQL does not start";
  }
  // SIGINT: at once, but cleanly. SIGQUIT: like a crash.
  void stop(int how = SIGINT) {
    if (server_ == 0) return;
    kill(server_, how);
    waitpid(server_, nullptr, 0);
    server_ = 0;
  }

  // An empty store.
  Address fresh() {
    const std::string schema = "t" + std::to_string(++schemas_);
    PostgresSession(url("postgres", "")).run("CREATE SCHEMA " + schema);
    return {Address::Kind::postgres, url("postgres", "&options=-csearch_path%3D" + schema)};
  }
  std::string url(const std::string& database, const std::string& more) const {
    return "postgres://" + user_ + "@/" + database + "?host=" + folder_.string() + more;
  }

 private:
  Cluster() {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
    if (getuid() == 0) {  // PostgreSQL refuses to run as root
      const passwd* postgres = getpwnam("postgres");
      user_ = "postgres";
      uid_ = postgres->pw_uid;
      gid_ = postgres->pw_gid;
      EXPECT_EQ(chown(folder_.c_str(), uid_, gid_), 0);
    } else {
      user_ = getpwuid(getuid())->pw_name;
    }
    const pid_t made = run({kPrograms / "initdb", "--no-sync", "--auth=trust", "--encoding=UTF8", "--no-locale", "-U",
                            user_, "-D", (folder_ / "data").string()});
    int ending = 0;
    waitpid(made, &ending, 0);
    EXPECT_EQ(ending, 0) << "initdb";
    start();
  }
  ~Cluster() {
    stop(SIGQUIT);
    std::filesystem::remove_all(folder_);
  }

  pid_t run(std::vector<std::string> words) const {
    std::fflush(nullptr);  // otherwise the child would print it again
    const pid_t child = fork();
    if (child != 0) return child;
    if (uid_ != 0 && (setgid(gid_) != 0 || setuid(uid_) != 0)) _exit(126);
    prctl(PR_SET_PDEATHSIG, SIGQUIT);
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    for (std::FILE* said : {stdout, stderr})
      if (freopen("/dev/null", "w", said) == nullptr) _exit(125);
    if (chdir(folder_.c_str()) != 0) _exit(125);
    execv(arguments[0], arguments.data());
    _exit(127);
  }

  inline static const std::filesystem::path kPrograms = "/usr/lib/postgresql/15/bin";
  const std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("bell-postgres-" + std::to_string(getpid()));
  std::string user_;
  uid_t uid_ = 0;
  gid_t gid_ = 0;
  pid_t server_ = 0;
  int schemas_ = 0;
};

}  // namespace bell::store
