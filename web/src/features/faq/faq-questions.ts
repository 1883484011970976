import { foldText } from '@paltu/reference';

export const categories = ['adoption', 'payments', 'verification', 'vendors', 'technical'] as const;
export type Category = (typeof categories)[number];

export interface FaqQuestion {
  /** Its place in the address of the page, the same in every language. */
  id: string;
  category: Category;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
}

/** The answers as the strings hold them: by category, by id. */
export type FaqTexts = Record<Category, Record<string, Pick<FaqQuestion, 'question' | 'answer'>>>;

export function questionsOf(texts: FaqTexts): FaqQuestion[] {
  return categories.flatMap((category) => Object.entries(texts[category]).map(([id, wording]) => ({ id, category, ...wording })));
}

export interface FaqFilters {
  search?: string | undefined;
  category?: Category | undefined;
}

/** Those of a category that hold every word that is looked for, in the question or in the answer. */
export function findQuestions(questions: readonly FaqQuestion[], { search = '', category }: FaqFilters): FaqQuestion[] {
  const words = foldText(search).split(' ').filter(Boolean);
  return questions.filter((one) => {
    if (category !== undefined && one.category !== category) return false;
    const text = foldText([one.question, ...one.answer].join(' '));
    return words.every((word) => text.includes(word));
  });
}
