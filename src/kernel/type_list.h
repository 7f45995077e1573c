// A list of types. With it the list of titles is written once, and every room with a part for each title iterates over
// it: a missing part does not compile.
#pragma once

#include <optional>
#include <string_view>
#include <tuple>
#include <variant>

namespace bell {

template <class... Types>
struct TypeList {
  static constexpr int size() { return sizeof...(Types); }
  using First = std::tuple_element_t<0, std::tuple<Types...>>;

  // std::variant<Of<A>, Of<B>, …>
  template <template <class> class Of>
  using Variant = std::variant<Of<Types>...>;

  // Template<A, B, …>
  template <template <class...> class Template>
  using As = Template<Types...>;

  // Calls visit.operator()<Type>() for every type, in order.
  template <class Visit>
  static constexpr void for_each(Visit&& visit) {
    (visit.template operator()<Types>(), ...);
  }
  // The same until one of the calls returns true; whether one did.
  template <class Visit>
  static constexpr bool any_of(Visit&& visit) {
    return (visit.template operator()<Types>() || ...);
  }
  // The result of visit.operator()<Type>() for the type whose `name` this is; nothing if there is none.
  template <class Visit>
  static auto visit_named(std::string_view name, Visit&& visit) {
    std::optional<decltype(visit.template operator()<First>())> answer;
    any_of([&]<class Type>() {
      if (Type::name == name) answer.emplace(visit.template operator()<Type>());
      return answer.has_value();
    });
    return answer;
  }
  // std::tuple{make.operator()<A>(), make.operator()<B>(), …}
  template <class Make>
  static constexpr auto tuple_of(Make&& make) {
    return std::tuple { make.template operator()<Types>()... };
  }
};

}  // namespace bell
