import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { anApplication } from '../product/an-application.ts';
import { callsTo, type Call } from '../product/calls.ts';
import { publishListing } from '../product/listings.ts';
import { newAdmin, newMember, type Member } from '../product/members.ts';
import { profileOfRun } from '../product/profile.ts';
import { desk, logIn, phone, type Person } from './actors.ts';
import { fillApplication } from './applying.ts';
import { lookAt, type Look } from './look-at.ts';
import { productInBrowser } from './product-in-browser.ts';
import { wordsOf, type Language, type Words } from './words.ts';

const limitMs = 240_000;
const requests = '/dashboard?tab=requests';

const site = productInBrowser();
let call: Call;
let admin: Member;

beforeAll(async () => {
  call = callsTo(site.address);
  admin = await newAdmin(site.product);
});

const publish = (owner: Member, name: string): Promise<string> => publishListing(call, { owner, admin }, name);

/** Asks for the pet as soon as adoption has consumed it. */
const askFor = async (member: Member, petId: string): Promise<void> => {
  await eventually(
    async () => (await call(member, 'POST', `/adoption/pets/${petId}/request`, { body: anApplication })).status === 201,
    'the request is made',
  );
};

const arriveAs = async (member: Member, words: Words, language: Language, screen = desk): Promise<Person> => {
  const person = await site.arrive(language, screen);
  await logIn(person, site.address, words, member);
  return person;
};

/** A member finds the pet's page, fills the four steps and sends them; is led back to the pet, which knows of the request. */
const applyFor = async ({ page }: Person, words: Words, { petId, look }: { petId: string; look: Look }): Promise<void> => {
  await page.goto(`${site.address}/pet-${petId}`);
  await page
    .getByRole('link', { name: words('adoption:offer.request') })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === `/pet-dealing-${petId}`);
  await fillApplication(page, words, anApplication, (step) => look(`application, step ${step}`));
  await page.getByRole('button', { name: words('adoption-application:submit'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words('adoption-application:sent.title') }).waitFor();
  await page.waitForURL((url) => url.pathname === `/pet-${petId}`);
  await page
    .getByRole('link', { name: words('adoption:offer.seeOwn') })
    .first()
    .waitFor();
  await look('pet that one has asked for');
};

/** The owner reads the request of one of three, and approves it with a message. */
const approveOne = async ({ page }: Person, words: Words, { name, look }: { name: string; look: Look }): Promise<void> => {
  await page.goto(`${site.address}${requests}`);
  const card = page.getByRole('article').filter({ hasText: name });
  await page.getByText(words('adoption-requests:count_other', { amount: 3 })).waitFor();
  await look('requests received');
  await card.getByRole('link', { name: words('adoption-requests:card.details') }).click();
  await page.getByText(anApplication.petCarePlan).waitFor();
  await look('request to answer');
  await page.getByRole('button', { name: words('adoption-requests:action.approve') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Come on Saturday at five.');
  await look('approve, message');
  await dialog.getByRole('button', { name: words('adoption-requests:action.approve') }).click();
  await page.getByText(words('adoption-requests:done.approved')).waitFor();
  await page.locator('main a[href^="tel:"]').waitFor();
  await look('request approved, for the owner');
};

/** Another member who asked reads that the owner has chosen somebody else. */
const readKindNo = async ({ page }: Person, words: Words, look: Look): Promise<void> => {
  await page.goto(`${site.address}${requests}&type=sent`);
  await page.getByRole('article').getByText(words('adoption-requests:status.rejected')).waitFor();
  await page.getByRole('link', { name: words('adoption-requests:card.details') }).click();
  await page.getByText(words('adoption-requests:code.another-approved')).waitFor();
  expect(await page.locator('main a[href^="tel:"], main a[href^="mailto:"]').count()).toBe(0);
  await look('request rejected');
};

/** The member who was chosen reads when to come, and how the owner is reached. */
const readYes = async ({ page }: Person, words: Words, look: Look): Promise<void> => {
  await page.goto(`${site.address}${requests}&type=sent`);
  await page.getByRole('link', { name: words('adoption-requests:card.details') }).click();
  await page.getByText('Come on Saturday at five.').waitFor();
  await page.locator('main a[href^="tel:"]').waitFor();
  await look('request approved, for who asked');
};

const handOver = async ({ page }: Person, words: Words, look: Look): Promise<void> => {
  await page.getByRole('button', { name: words('adoption-requests:action.hand-over') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('adoption-requests:action.hand-over') })
    .click();
  await page.getByText(words('adoption-requests:done.completed')).waitFor();
  await page.getByRole('button', { name: words('adoption-requests:action.come-back') }).waitFor();
  await look('handed over');
};

const untilAdopted = async (petId: string): Promise<void> => {
  await eventually(async () => {
    const { body } = await call(undefined, 'GET', `/pets/${petId}`);
    return (body.data?.['pet'] as { status?: string } | undefined)?.status === 'Adopted';
  }, 'the pet is shown as adopted');
};

/** What the profile of a member counts, as the API has it. */
const petsAdoptedBy = async (member: Member): Promise<number | undefined> => {
  const { body } = await call(member, 'GET', '/auth/profile');
  return (body.data?.['user'] as { petsAdopted?: number } | undefined)?.petsAdopted;
};

/** The same as its member reads it. */
const petsAdoptedOnScreen = async ({ page }: Person, words: Words): Promise<string> => {
  await page.goto(`${site.address}/profile?tab=statistics`);
  const name = page.locator('dt').filter({ hasText: words('session:statistics.petsAdopted') });
  return page.locator('main dl > div').filter({ has: name }).locator('dd').innerText();
};

const journeys = [
  { language: 'en' as const, screen: desk },
  { language: 'ur' as const, screen: phone },
];

// What differs between the profiles knows no language: once is enough on the engines of the cluster.
describe.each(profileOfRun() === 'cluster' ? journeys.slice(1) : journeys)('a pet finds a new home ($language)', ({ language, screen }) => {
  const words = wordsOf(language);
  const found: string[] = [];

  test(
    'three members ask, one is approved, the others are declined, and the pet moves',
    async () => {
      const names = ['Hamza', 'Sana', 'Bilal'];
      const owner = await newMember(site.address, 'Ayesha');
      const members = await Promise.all(names.map((name) => newMember(site.address, name)));
      const petId = await publish(owner, `Moti ${language}`);
      const [other, chosen, third] = members as [Member, Member, Member];
      for (const member of [other, third]) await askFor(member, petId);
      const happy = await arriveAs(chosen, words, language, screen);
      const happyLook = lookAt(happy, language, found);
      await applyFor(happy, words, { petId, look: happyLook });

      const atHome = await arriveAs(owner, words, language, screen);
      const homeLook = lookAt(atHome, language, found);
      await atHome.page
        .getByRole('link', { name: words('adoption-requests:card.details') })
        .first()
        .waitFor();
      await homeLook('overview with requests');
      await approveOne(atHome, words, { name: 'Sana', look: homeLook });

      const declined = await arriveAs(other, words, language, screen);
      await readKindNo(declined, words, lookAt(declined, language, found));
      await readYes(happy, words, happyLook);

      expect(await petsAdoptedOnScreen(happy, words)).toBe('0');
      await handOver(atHome, words, homeLook);
      await untilAdopted(petId);
      await eventually(async () => (await petsAdoptedBy(chosen)) === 1, 'the profile counts it');
      expect(await petsAdoptedOnScreen(happy, words)).toBe('1');
      await happyLook('statistics after the adoption');
      expect(await petsAdoptedBy(other)).toBe(0);
      const visitor = await site.arrive(language, screen);
      await visitor.page.goto(`${site.address}/pet-${petId}`);
      await visitor.page.getByText(words('pet:status.Adopted')).first().waitFor();
      await lookAt(visitor, language, found)('adopted pet');

      const people = [atHome, declined, happy, visitor];
      // A dialog of antd tries to lock scrolling by a style element, which the policy blocks; nothing else may be blocked.
      expect(people.flatMap(({ faults }) => faults).filter((fault) => !fault.startsWith('Applying inline style'))).toEqual([]);
      await Promise.all(people.map(({ context }) => context.close()));
    },
    limitMs,
  );

  if (profileOfRun() === 'single') {
    test('axe finds nothing serious or critical, and nothing is too wide, on any screen of the journey', () => {
      expect(found).toEqual([]);
    });
  }
});
