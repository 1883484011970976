/** The words of one field, read both ways. */
export interface ChoiceWords<Word extends string, Choice extends number> {
  toChoice(word: Word): Choice;
  /** @throws Error when it is unspecified, or a choice of a later version: such an event is to be parked, not misread. */
  toWord(choice: number): Word;
}

export const choiceWords = <const Word extends string, const Choice extends number>(
  field: string,
  choices: Readonly<Record<Word, Choice>>,
): ChoiceWords<Word, Choice> => {
  const words = new Map(Object.entries<Choice>(choices).map(([word, choice]) => [choice as number, word as Word]));
  return {
    toChoice: (word) => choices[word],
    toWord: (choice) => {
      const word = words.get(choice);
      if (word === undefined) throw new Error(`${field} has the unknown value ${choice}`);
      return word;
    },
  };
};
