// Tasks run one at a time, whoever posts them: dispatch() runs at once, but never in the middle of another task.
#include "host/strand.h"

#include <gtest/gtest.h>

#include <string>

namespace bell::host {
namespace {

struct Later final : Workers {
  void post(Task task) override { tasks.push_back(std::move(task)); }
  void work() {
    while (!tasks.empty()) {
      const Task task = std::move(tasks.front());
      tasks.erase(tasks.begin());
      task();
    }
  }
  std::vector<Task> tasks;
};

TEST(Strand, DoesAtOnceWhatIsDispatchedWhileNothingWaits) {
  Later workers;
  const auto strand = Strand::over(workers);
  std::string done;
  strand->dispatch([&] { done += 'a'; });
  EXPECT_EQ(done, "a");
  EXPECT_TRUE(workers.tasks.empty());
}

TEST(Strand, KeepsTheOrderOfWhatWasPostedBefore) {
  Later workers;
  const auto strand = Strand::over(workers);
  std::string done;
  strand->post([&] { done += 'a'; });
  strand->dispatch([&] { done += 'b'; });
  EXPECT_EQ(done, "");
  workers.work();
  EXPECT_EQ(done, "ab");
}

TEST(Strand, DoesNotBeginAnythingInTheMiddleOfATask) {
  Later workers;
  const auto strand = Strand::over(workers);
  std::string done;
  strand->dispatch([&] {
    strand->dispatch([&] { done += 'b'; });
    strand->post([&] { done += 'c'; });
    done += 'a';
  });
  EXPECT_EQ(done, "abc");
}

TEST(Strand, LetsOthersHaveTheirTurn) {
  Later workers;
  const auto strand = Strand::over(workers);
  int done = 0;
  for (int n = 0; n < 100; ++n) strand->post([&] { ++done; });
  workers.tasks.front()();
  EXPECT_GT(done, 0);
  EXPECT_LT(done, 100);
  workers.tasks.erase(workers.tasks.begin());
  workers.work();
  EXPECT_EQ(done, 100);
}

TEST(Strand, ForgetsWhatWaitsWhenItIsClosed) {
  Later workers;
  const auto strand = Strand::over(workers);
  strand->post([] { FAIL(); });
  strand->close();
  strand->dispatch([] { FAIL(); });
  workers.work();
}

}  // namespace
}  // namespace bell::host
