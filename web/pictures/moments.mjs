// Ways to pick a moment out of a recorded game, and a choice out of its question.
export const end = (_questions, all) => all.at(-1);
export const asks = (verb, nth = 0, test = () => true) => (questions) =>
  questions.filter((question) => question.choices.some((choice) => choice.verb === verb) && test(question.before.view, question)).at(nth);
export const pick = (verb, nth = 0) => (choices) => choices.filter((choice) => choice.verb === verb).at(nth)?.action;
