import { expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { callsTo } from '../product/calls.ts';
import { publishListing } from '../product/listings.ts';
import { newAdmin, newMember, type Member } from '../product/members.ts';
import { desk, logIn, phone, type Person, type Screen } from './actors.ts';
import { lookAt } from './look-at.ts';
import { productInBrowser } from './product-in-browser.ts';
import { wordsOf, type Language } from './words.ts';

const site = productInBrowser();
const found: string[] = [];

const arriveAs = async (member: Member, language: Language, screen: Screen) => {
  const words = wordsOf(language);
  const person = await site.arrive(language, screen);
  await logIn(person, site.address, words, member);
  return { person, words, look: lookAt(person, language, found) };
};

type Talker = Awaited<ReturnType<typeof arriveAs>>;

const publish = async (owner: Member): Promise<string> => {
  const call = callsTo(site.address);
  const id = await publishListing(call, { owner, admin: await newAdmin(site.product) }, 'شیرو');
  // What messaging knows of it follows.
  await eventually(
    async () => (await call(owner, 'POST', `/messages/pets/${id}`, { body: { message: 'To myself' } })).status === 403,
    'the pet can be written about',
  );
  return id;
};

/** Writes from the page of the pet, and opens the conversation. */
const begin = async ({ person: { page }, words, look }: Talker, petId: string, text: string): Promise<void> => {
  await page.goto(`${site.address}/pet-${petId}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('quick-contact:action.pet') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(text);
  await look('message to the owner of a pet');
  await dialog.getByRole('button', { name: words('quick-contact:submit'), exact: true }).click();
  await dialog.getByRole('link', { name: words('quick-contact:sent.open') }).click();
  await page.getByRole('log').getByText(text).waitFor();
};

/** Finds the newest conversation by the count of what is unread. */
const open = async ({ person: { page }, words, look }: Talker, firstName: string): Promise<void> => {
  await page.goto(`${site.address}/messages`);
  await page.getByRole('link', { name: new RegExp(firstName) }).click();
  await page.getByRole('log').waitFor();
  await page.getByText(words('messages:thread.new'), { exact: true }).waitFor();
  await look('conversation');
};

const write = async ({ person: { page }, words }: Talker, text: string): Promise<void> => {
  await page.getByLabel(words('messages:composer.label'), { exact: true }).fill(text);
  await page.getByRole('button', { name: words('messages:composer.send') }).click();
  await page.getByRole('log').getByText(text).waitFor();
};

const reads = ({ page }: Person, text: string): Promise<void> => page.getByRole('log').getByText(text).waitFor();

test('two members talk, one in English at a desk, one in Urdu on a phone: what one writes the other reads, and a number once it is shared', async () => {
  const owner = await newMember(site.address, 'Ayesha');
  const petId = await publish(owner);
  const asker = await arriveAs(await newMember(site.address, 'Hamza'), 'en', desk);
  await begin(asker, petId, 'Salam! May we see him on Saturday?');
  const keeper = await arriveAs(owner, 'ur', phone);
  await open(keeper, 'Hamza');
  await reads(keeper.person, 'Salam! May we see him on Saturday?');
  await write(keeper, 'جی ضرور، میرا نمبر 0300 1234567 ہے');
  await asker.person.page.getByText(asker.words('messages:message.masked', { name: 'Ayesha Khan' })).waitFor();
  expect(await asker.person.page.getByText('0300 1234567').count()).toBe(0);
  const { page } = keeper.person;
  await page.getByRole('button', { name: keeper.words('messages:share.action') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: keeper.words('messages:share.confirm'), exact: true })
    .click();
  await page.getByText(keeper.words('messages:share.done')).waitFor();
  await reads(asker.person, 'میرا نمبر 0300 1234567 ہے');
  await asker.look('conversation with a shared number');
  expect([...asker.person.faults, ...keeper.person.faults]).toEqual([]);
  await Promise.all([asker, keeper].map(({ person }) => person.context.close()));
}, 240_000);

test('axe finds nothing serious or critical, and nothing is too wide, on any screen of the talk', () => {
  expect(found).toEqual([]);
});
