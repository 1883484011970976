import { expect, test } from '@jest/globals';
import { findQuestions, questionsOf } from './faq-questions.ts';

const none = { payments: {}, verification: {}, vendors: {}, technical: {} };
const questions = questionsOf({
  ...none,
  adoption: { soon: { question: 'How soon?', answer: ['Within 48 hours.', 'In Karachi too.'] } },
  payments: { refund: { question: 'رقم کب واپس ملتی ہے؟', answer: ['سات دن میں۔'] } },
});
const idsOf = (filters: Parameters<typeof findQuestions>[1]) => findQuestions(questions, filters).map(({ id }) => id);

test('every word must be found, in the question or in the answer, in any letter case', () => {
  expect(idsOf({ search: 'SOON karachi' })).toEqual(['soon']);
  expect(idsOf({ search: 'soon lahore' })).toEqual([]);
});

test('Urdu that was typed with an Arabic keyboard is found', () => {
  expect(idsOf({ search: 'كب' })).toEqual(['refund']);
});

test('a subject shows its questions alone; without anything all are shown', () => {
  expect(idsOf({ category: 'payments' })).toEqual(['refund']);
  expect(idsOf({})).toEqual(['soon', 'refund']);
});
