import { expect, test } from '@jest/globals';
import { formOfBody, hasFiles } from './form-of-body.ts';

test('a body goes as a form when it brings a file', () => {
  const file = new File(['%PDF-1.7'], 'card.pdf');
  expect([
    hasFiles({ name: 'Moti', paper: file }),
    hasFiles({ papers: [file] }),
    hasFiles({ papers: [] }),
    hasFiles({ name: 'Moti', paper: null }),
    hasFiles(undefined),
  ]).toEqual([true, true, false, false, false]);
});

test('each field of a form is a text that the API reads as it reads JSON, beside the files', () => {
  const file = new File(['%PDF-1.7'], 'card.pdf');
  const form = formOfBody({ paper: file, other: null, tags: ['Calm'], requirements: { children: false }, price: 700, left: undefined });
  expect([...form.keys()]).toEqual(['paper', 'other', 'tags', 'requirements', 'price']);
  expect(formOfBody({ papers: [file, file] }).getAll('papers')).toHaveLength(2);
  expect((form.get('paper') as File).name).toBe('card.pdf');
  expect(['other', 'tags', 'requirements', 'price'].map((field) => form.get(field))).toEqual(['', '["Calm"]', '{"children":false}', '700']);
});
