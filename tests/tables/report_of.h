// What an experiment ended with, for tests that expect a report, and for tests that expect a problem.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "kernel/outcome.h"
#include "kernel/problem.h"

namespace bell {

template <class Report>
Report report_of(const Outcome<Report, Problem>& ended) {
  if (ended) return *ended;
  ADD_FAILURE() << plain(ended.error());
  return {};
}

// Empty if there was none.
template <class Report>
std::string problem_of(const Outcome<Report, Problem>& ended) {
  return ended ? "" : plain(ended.error());
}

}  // namespace bell
