/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { aPet } from '../../web/src/testing/a-pet.ts';
import { pageOf, petId, somePets } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { success } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

const path = `/pet-${petId(3)}`;
const end = 'He comes with his blanket.';
const pet = {
  ...(somePets(3)[2] ?? aPet()),
  ...{ name: 'Moti', species: 'Dog' as const, breed: 'Desi mix', age: '2 years', gender: 'Female' as const, size: 'Large' as const },
  ...{ weight: '21 kg', color: 'tan', description: `${'Kind to children and quiet at night. '.repeat(40)}${end}`, tags: ['house-trained'] },
  ...{ healthStatus: 'Fair' as const, vaccinated: true, neutered: false, microchipped: true, specialNeeds: 'Takes a tablet each morning.' },
  ...{ personality: ['Loyal', 'Calm'], goodWith: ['Children'], trainingLevel: '', reasonForRehoming: 'We move abroad.' },
  requirements: { experience: 'Beginner', homeType: 'Apartment', children: true, otherPets: false } as const,
};
const api = { ...usualAnswers(), 'GET /pets/{id}': success({ pet }) };
const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;

/** What stands in each entry: its paragraphs, or its term and value, in one line. */
const linesOf = (list: Locator): Promise<string[]> =>
  list.evaluateAll((entries) =>
    entries.map((entry) => {
      const parts = [...entry.querySelectorAll('p, dt, dd')];
      return (parts.length > 0 ? parts : [entry]).map((part) => (part.textContent ?? '').trim()).join(' ');
    }),
  );

test.each(readers)('facts, health, behaviour and requirements are those of the listing ($language)', async (reader) => {
  await withScreen(path, { api, ...reader }, async ({ page, words }) => {
    const entriesOf = (key: string) => linesOf(page.getByRole('region', { name: words(key), exact: true }).getByRole('listitem'));
    const facts = await linesOf(page.locator(`dl[aria-label="${words('pet:facts')}"] > div`));
    expect(facts).toHaveLength(6);
    expect(facts[0]).toBe(`${words('pet:field.breed')} Desi mix`);
    expect(facts[1]).toMatch(new RegExp(`^${words('pet:field.age')} 2 `));
    expect(facts[2]).toBe(`${words('pet:field.gender')} ${words('pet:gender.Female')}`);
    expect(facts[3]).toBe(`${words('pet:field.size')} ${words('pet:size.Large')}`);
    expect(facts.slice(4)).toEqual([`${words('pet:field.color')} tan`, `${words('pet:field.weight')} 21 kg`]);

    const [yes, no] = [words('pets:detail.health.yes'), words('pets:detail.health.no')];
    expect(await entriesOf('pets:detail.health.title')).toEqual([
      `${words('pets:detail.health.overall')} ${words('pet:healthStatus.Fair')}`,
      `${words('pet:field.vaccinated')} ${yes}`,
      `${words('pet:field.neutered')} ${no}`,
      `${words('pet:field.microchipped')} ${yes}`,
      `${words('pet:field.specialNeeds')} ${pet.specialNeeds}`,
    ]);
    expect(await entriesOf('pets:detail.behaviour')).toEqual(
      ['personality.Loyal', 'personality.Calm', 'goodWith.Children'].map((key) => words(`pet:${key}`)),
    );
    expect(await entriesOf('listing:requirements.title')).toEqual([
      ...['age', 'cnic', 'visit', 'vet', 'return'].map((name) => words(`listing:requirements.${name}`)),
      words('listing:requirements.experience', { experience: words('pet:experience.Beginner') }),
      words('listing:requirements.homeType', { homeType: words('pet:homeType.Apartment') }),
      words('listing:requirements.children'),
    ]);
    await page.getByText(pet.reasonForRehoming).waitFor();
    // What a component makes of a look for which its style sheet has no class.
    expect(await page.locator('main .undefined').count()).toBe(0);
  });
});

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
/** Thirteen months old, whatever day it is. */
const grown = { age: '1 month', agedAt: daysAgo(368).toISOString(), bornOn: daysAgo(400).toISOString().slice(0, 10) };

test.each(readers)('an age that has grown is that of today, with what was typed and when ($language)', async (reader) => {
  const answers = { ...api, 'GET /pets/{id}': success({ pet: { ...pet, ...grown } }) };
  await withScreen(path, { api: answers, ...reader }, async ({ page, words }) => {
    const date = new Intl.DateTimeFormat(reader.language === 'ur' ? 'ur-PK-u-nu-latn' : 'en-GB', {
      dateStyle: 'long',
      timeZone: 'Asia/Karachi',
    }).format(new Date(grown.agedAt));
    const typed = words('shell:age.month_one', { count: 1 });
    await page.getByText(words('pets:detail.ageWhenTyped', { age: typed, date }), { exact: true }).waitFor();
    const facts = await linesOf(page.locator(`dl[aria-label="${words('pet:facts')}"] > div`));
    expect(facts[1]).toBe(`${words('pet:field.age')} ${words('shell:age.month_other', { count: 13 })}`);
  });
});

test('a list shows ages of today', async () => {
  const answers = { ...usualAnswers(), 'GET /pets': success(pageOf([{ ...pet, ...grown }])) };
  await withScreen('/pets', { api: answers }, async ({ page, words }) => {
    await page
      .getByText(words('shell:age.month_other', { count: 13 }))
      .filter({ visible: true })
      .waitFor();
  });
});

test.each(readers)('a long description is read to its end on request, and folded again ($language)', async (reader) => {
  await withScreen(path, { api, ...reader }, async ({ page, words }) => {
    const last = page.getByText(end);
    const more = page.getByRole('button', { name: words('pets:detail.about.more') });
    await more.waitFor();
    expect([await last.count(), await more.getAttribute('aria-expanded')]).toEqual([0, 'false']);
    await more.click();
    await last.waitFor();
    const less = page.getByRole('button', { name: words('pets:detail.about.less') });
    expect(await less.getAttribute('aria-expanded')).toBe('true');
    await less.click();
    await last.waitFor({ state: 'detached' });
    await more.waitFor();
  });
});

test('a short description has nothing more to be read', async () => {
  const short = { ...api, 'GET /pets/{id}': success({ pet: { ...pet, description: end } }) };
  await withScreen(path, { api: short }, async ({ page, words }) => {
    await page.getByText(end).waitFor();
    expect(await page.getByRole('button', { name: words('pets:detail.about.more') }).count()).toBe(0);
  });
});

test.each(readers)('beside it stand who offers the pet, and how to meet safely ($language)', async (reader) => {
  const owner = { ...pet.owner, firstName: 'Bilal', lastName: 'Raza', fullName: 'Bilal Raza', verified: true };
  await withScreen(path, { api: { ...api, 'GET /pets/{id}': success({ pet: { ...pet, owner } }) }, ...reader }, async ({ page, words }) => {
    const beside = page.getByRole('complementary', { name: words('pets:detail.buy.label') });
    await beside.getByText('Bilal Raza', { exact: true }).waitFor();
    await beside.getByText(words('pets:detail.owner.verified')).waitFor();
    await beside.getByText(words('pets:detail.safety.title'), { exact: true }).waitFor();
    const tips = ['meet', 'pay', 'card'].map((tip) => words(`pets:detail.safety.${tip}`));
    expect(await linesOf(beside.getByRole('listitem'))).toEqual(expect.arrayContaining(tips));
  });
});

test.each([
  { language: 'en', width: 1280, before: 'save', after: 'saved' },
  { language: 'ur', width: 360, before: 'mark', after: 'mark' },
] as const)(
  'a member marks the pet and takes that back, beside the name on a desk, on the picture on a phone ($language)',
  async (reader) => {
    const member = { ...usualAnswers('member'), 'GET /pets/{id}': success({ pet }), 'GET /pets/user/likes': pageOf([]) };
    await withScreen(path, { api: member, as: 'member', ...reader }, async ({ page, words, calls, settle }) => {
      const button = (key: string) =>
        page.getByRole('button', { name: words(`shell:favourite.${key}`, { name: pet.name }), exact: true }).filter({ visible: true });
      await button(reader.before).click();
      await settle();
      await button(reader.after).click();
      await button(reader.before).waitFor();
      await settle();
      const sent = calls.filter(({ name }) => name === `POST /pets/${petId(3)}/like`);
      expect(sent.map(({ body }) => body)).toEqual([{ liked: true }, { liked: false }]);
    });
  },
);

test.each(readers)('similar pets are others of the same species, and lead to their pages ($language)', async (reader) => {
  await withScreen(path, { api, ...reader }, async ({ page, words, calls }) => {
    const similar = page.getByRole('region', { name: words('pets:detail.similar') });
    const cards = similar.getByRole('article');
    await cards.first().waitFor();
    const asked = calls.findLast(({ name }) => name.startsWith('GET /pets?'))?.name.slice('GET /pets'.length);
    const expected = { species: 'Dog', status: 'Available', excludeId: petId(3), sortBy: 'newest', page: '1', limit: '3' };
    expect(Object.fromEntries(new URLSearchParams(asked))).toEqual(expected);
    const links = await cards.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links).toEqual([`/pet-${petId(1)}`, `/pet-${petId(2)}`]);
    await similar.getByRole('button', { name: words('shell:favourite.mark', { name: 'Sheru' }) }).waitFor();
    await cards.first().getByRole('link').click();
    await page.waitForURL(`/pet-${petId(1)}`);
  });
});
