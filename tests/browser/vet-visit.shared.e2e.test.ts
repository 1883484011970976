import { expect, test } from '@jest/globals';
import { clockTimeAt } from '@paltu/reference';
import { newMember } from '../product/members.ts';
import { queryOf } from '../product/query-of.ts';
import { logIn, phone } from './actors.ts';
import { lookAt } from './look-at.ts';
import { productInBrowser } from './product-in-browser.ts';
import { bookVisit, completeVisit, makeProfile, offerTime, reviewVisit } from './visiting-a-vet.ts';
import { wordsOf } from './words.ts';

const site = productInBrowser();
const words = wordsOf('ur');
const found: string[] = [];

const arriveAs = async (firstName: string) => {
  const person = await site.arrive('ur', phone);
  await logIn(person, site.address, words, await newMember(site.address, firstName));
  return { person, scene: { address: site.address, words, look: lookAt(person, 'ur', found) } };
};

/** The one visit of that pet, two days earlier than it was booked for: it has begun. Answers its day in Pakistan. */
const letTheDayCome = async (pet: string): Promise<string> => {
  const moved = await queryOf<{ startsAt: Date }>(
    site.product,
    'vets',
    `update appointments set starts_at = starts_at - interval '48 hours', document = document || jsonb_build_object(
       'startsAt', (document->>'startsAt')::timestamptz - interval '48 hours',
       'endsAt', (document->>'endsAt')::timestamptz - interval '48 hours')
     where document->>'petName' = '${pet}'
     returning starts_at as "startsAt"`,
  );
  expect(moved).toHaveLength(1);
  return moved.map(({ startsAt }) => clockTimeAt(startsAt).date).join();
};

test('a vet offers a time, a member books it, the vet records that the visit is done, and the member reviews it', async () => {
  const [vetName, pet, comment] = ['Dr Amna Khan', 'شیرو', 'Patient with our old dog.'];
  const vet = await arriveAs('Amna');
  await makeProfile(vet.person, vet.scene, vetName);
  await offerTime(vet.person, vet.scene);
  const guest = await arriveAs('Hamza');
  await bookVisit(guest.person, guest.scene, { vet: vetName, pet });
  const date = await letTheDayCome(pet);
  await completeVisit(vet.person, vet.scene, { date, pet });
  await reviewVisit(guest.person, guest.scene, comment);
  const { page } = guest.person;
  await page.getByRole('link', { name: words('vets:book.back') }).click();
  await page.getByRole('link', { name: words('vets:detail.onMap') }).waitFor();
  await page.getByText(comment).waitFor();

  expect([...vet.person.faults, ...guest.person.faults]).toEqual([]);
  await Promise.all([vet, guest].map(({ person }) => person.context.close()));
}, 240_000);

test('axe finds nothing serious or critical, and nothing is too wide, on any screen of the visit', () => {
  expect(found).toEqual([]);
});
