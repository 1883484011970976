/** A question that was asked, and what will be the answer. */
interface AskedQuestion<Answer> {
  readonly askedAt: number;
  readonly answer: Promise<Answer>;
}

/** Returns the answer to the question `name` that was asked at most `maxAgeMs` milliseconds ago, or asks. A failure is not kept. */
type ShareAnswer<Answer> = (name: string, maxAgeMs: number, ask: () => Promise<Answer>) => AskedQuestion<Answer>;

/** Lets several callers have one answer. */
export const sharedAnswers = <Answer>(): ShareAnswer<Answer> => {
  const questions = new Map<string, AskedQuestion<Answer>>();
  return (name, maxAgeMs, ask) => {
    const known = questions.get(name);
    if (known !== undefined && Date.now() - known.askedAt < maxAgeMs) return known;
    const question = { askedAt: Date.now(), answer: ask() };
    questions.set(name, question);
    question.answer.catch(() => {
      if (questions.get(name) === question) questions.delete(name);
    });
    return question;
  };
};
