import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestActor } from '@paltu/testing';
import { anyCharacter } from '@paltu/testing/any-character';
import type { CallService } from '@paltu/testing/service';
import fc from 'fast-check';
import { aPet } from './pet-forms.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;
let call: CallService;
let ali: TestActor;

beforeAll(async () => {
  pets = await startPets();
  call = pets.call;
  ali = await pets.tokens.issue();
});
afterAll(() => pets.stop());

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 30 }),
  fc.constantFrom(
    'پالتو 🐈',
    'می\u200cخواهم\u200f',
    'two\nlines',
    '\u202egnp.exe',
    "O'Hara",
    '\\',
    '{"a":1}',
    '[x',
    '{a,"b"}',
    'NULL',
    '$1',
    '\ud800',
    '\u0000',
    '\u001b[31m',
    '\u200b',
  ),
);

const isStorable = (text: string): boolean => text.isWellFormed() && !/[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u.test(text.trim());
const isOneLine = (text: string): boolean => !/[\n\r\u2028\u2029]/.test(text.trim());
const isVisible = (text: string): boolean => /[^\p{Default_Ignorable_Code_Point}\s]/u.test(text);

test('whatever a member writes is shown as it was written, or refused by name', async () => {
  const texts = fc.record({ name: anyText, description: anyText, specialNeeds: anyText, tags: fc.array(anyText, { maxLength: 5 }) });
  await fc.assert(
    fc.asyncProperty(texts, async (written) => {
      const { status, body } = await call('POST', '/api/v1/pets', { as: ali, json: aPet(written) });
      const tags = [...new Set(written.tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
      const isAccepted =
        [...written.tags, written.name, written.description, written.specialNeeds].every(isStorable) &&
        [...written.tags, written.name].every(isOneLine) &&
        isVisible(written.name) &&
        isVisible(written.description);
      expect([status, JSON.stringify(body.errors)]).toEqual([isAccepted ? 201 : 400, isAccepted ? undefined : expect.any(String)]);
      if (!isAccepted) return;
      const { data } = (await call('GET', `/api/v1/pets/${body.data.pet.id}`, { as: ali })).body;
      expect(data.pet).toMatchObject({
        name: written.name.trim(),
        description: written.description.trim(),
        specialNeeds: written.specialNeeds.trim(),
        tags,
      });
    }),
    { numRuns: 40 },
  );
});
