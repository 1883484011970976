import { expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { callsTo } from '../product/calls.ts';
import { publishListing } from '../product/listings.ts';
import { newAdmin, newMember, type Member } from '../product/members.ts';
import { desk, logIn, phone, type Screen } from './actors.ts';
import { lookAt } from './look-at.ts';
import { productInBrowser } from './product-in-browser.ts';
import { untilShown } from './until-shown.ts';
import { wordsOf, type Language } from './words.ts';

const site = productInBrowser();
const found: string[] = [];

const arriveAs = async (member: Member, language: Language, screen: Screen) => {
  const words = wordsOf(language);
  const person = await site.arrive(language, screen);
  await logIn(person, site.address, words, member);
  return { person, words, look: lookAt(person, language, found) };
};
type Somebody = Awaited<ReturnType<typeof arriveAs>>;

const report = async ({ person: { page }, words, look }: Somebody, petId: string): Promise<void> => {
  await page.goto(`${site.address}/pet-${petId}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('shell:report.action') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('ملنے سے پہلے پیسے مانگے');
  await look('report of a listing');
  await dialog.getByRole('button', { name: words('reports:reason.fraud') }).click();
  await page.getByText(words('reports:sent.title')).waitFor();
};

const uphold = async ({ person: { page }, words, look }: Somebody, name: string): Promise<void> => {
  const link = page.getByRole('link', { name, exact: true });
  await untilShown(`${site.address}/admin-conduct`, link);
  await look('cases that wait');
  await link.click();
  await page.getByRole('button', { name: words('conduct:act.uphold'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('conduct:ask.reject')).check();
  await dialog.getByRole('textbox').fill('No advance payments, please');
  await look('case to uphold');
  await dialog.getByRole('button', { name: words('conduct:act.uphold'), exact: true }).click();
  await page.getByText(words('conduct:toast')).waitFor();
};

const object = async ({ person: { page }, words, look }: Somebody): Promise<void> => {
  await page.goto(`${site.address}/my-reports`);
  await page.getByText('No advance payments, please').waitFor();
  await page.getByLabel(words('conduct:mine.objection')).fill('Somebody else had my phone');
  await look('objection to write');
  await page.getByRole('button', { name: words('conduct:mine.object'), exact: true }).click();
  await page.getByText(words('conduct:mine.waits')).waitFor();
};

test('a victim reports a listing, an admin upholds it, and its owner objects', async () => {
  const [owner, admin] = [await newMember(site.address, 'Kamran'), await newAdmin(site.product)];
  const call = callsTo(site.address);
  const name = `Badal ${Date.now()}`;
  const petId = await publishListing(call, { owner, admin }, name);
  const victim = await arriveAs(await newMember(site.address, 'Sana'), 'ur', phone);
  await report(victim, petId);
  const judge = await arriveAs(admin, 'en', desk);
  await uphold(judge, name);
  await eventually(async () => (await call(undefined, 'GET', `/pets/${petId}`)).status === 404, 'nobody sees the listing');
  const owning = await arriveAs(owner, 'en', desk);
  await object(owning);
  const { page } = judge.person;
  await page.goto(`${site.address}/admin-inbox?kind=cases`);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByText('Somebody else had my phone').waitFor();
  const people = [victim, judge, owning].map(({ person }) => person);
  expect(people.flatMap(({ faults }) => faults)).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
}, 240_000);

test('axe finds nothing serious or critical, and nothing is too wide, on any screen of it', () => {
  expect(found).toEqual([]);
});
