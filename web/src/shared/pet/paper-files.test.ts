import { expect, test } from '@jest/globals';
import { chosenPaper, fileOfPaper, isPaperLost, paperRefusal } from './paper-files.ts';

test('a document is a PDF or a picture of one byte to five megabytes', () => {
  const refusal = (name: string, size: number) => paperRefusal({ name, size });
  expect([refusal('Card.PDF', 1), refusal('card.jpeg', 5 * 1_048_576)]).toEqual([undefined, undefined]);
  for (const name of ['card', 'card.jfif', 'card.JPE']) expect(refusal(name, 1)).toBeUndefined();
  expect([refusal('card.docx', 10), refusal('card.pdf', 5 * 1_048_576 + 1), refusal('card.pdf', 0)]).toEqual(['type', 'size', 'empty']);
});

test('a file that was chosen is lost with a reload, and its name is not', () => {
  const chosen = chosenPaper(new File(['%PDF-1.7'], 'card.pdf'));
  const again = JSON.parse(JSON.stringify(chosen)) as typeof chosen;
  expect([fileOfPaper(chosen)?.name, isPaperLost(chosen)]).toEqual(['card.pdf', false]);
  expect([fileOfPaper(again), isPaperLost(again), again.name]).toEqual([undefined, true, 'card.pdf']);
  expect([isPaperLost(null), isPaperLost({ id: 'a', name: 'card.pdf', size: 8 })]).toEqual([false, false]);
});
