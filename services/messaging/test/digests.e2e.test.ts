import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ApprovalStatus, AvailabilityStatus, Gender, Size, Species } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { dayInPakistan } from '@paltu/reference';
import { eventually } from '@paltu/testing';
import { emailOf, startMessaging, type RunningMessaging, type Someone } from './running-messaging.ts';
import { searchingPets } from './searching-pets.ts';

const hourMs = 60 * 60_000;
let now = new Date();
let messaging: RunningMessaging;
const { path, saved, matchesOf, happens } = searchingPets(
  () => messaging,
  () => now,
);
beforeAll(async () => {
  messaging = await startMessaging({ clock: { now: () => now } });
});
// Tokens are of now.
beforeEach(() => void (now = new Date()));
afterAll(() => messaging.stop());

const bell = async (as: Someone) => (await messaging.call('GET', '/notifications', { as })).body.data.notifications;
const mailsTo = (who: Someone) => messaging.mails.to(emailOf(who));
/** The next time that digests are due, and mails of them. */
const tomorrow = () => (now = new Date(dayInPakistan(now).end.getTime() + 8 * hourMs));
const sendDigests = async () => {
  await messaging.runJob('send digests');
  await messaging.runJob('send notices');
};
const untilNoMailWaits = async ({ userId }: Someone) => {
  await messaging.runJob('send notices');
  await eventually(async () => (await messaging.database('notice_mails').where({ member_id: userId })).length === 0, 'no mail waits');
};
const petsOf = async (who: Someone): Promise<string[]> =>
  (await matchesOf(who)).map((match: { pet_id: string }) => match.pet_id).toSorted();

test('a pet is found by the rules of the list of pets: filters, and words in any language and spelling', async () => {
  const tooth = `beagle${newId().slice(-6)}`;
  const pet = {
    name: 'Bruno',
    breed: 'German Shepherd',
    species: Species.DOG,
    gender: Gender.MALE,
    size: Size.LARGE,
    cityId: 'lahore',
    price: 15_000,
    age: '2 years',
    vaccinated: true,
    color: 'brown',
    description: `Very ${tooth}`,
  };
  const finds: readonly object[] = [
    { species: 'Dog', location: 'Lahore' },
    { breed: 'sHeph' },
    { minPrice: 15_000, maxPrice: 15_000 },
    { minAge: 24, maxAge: 24, gender: 'Male' },
    { vaccinated: true, size: 'Large' },
    { search: 'کتے لاہور' },
    { search: `lahore ${tooth.slice(0, -2)}` },
    { search: 'bruno kutta', adoptionType: 'Adoption' },
  ];
  const misses: readonly object[] = [
    { species: 'Cat' },
    { species: 'Dog', location: 'Karachi' },
    { breed: 'poodle' },
    { maxPrice: 14_999 },
    { minAge: 25 },
    { vaccinated: false },
    { urgent: true },
    { search: 'bruno billi' },
    { search: `${tooth} karachi` },
  ];
  const [finder, misser] = [await messaging.someone(), await messaging.someone()];
  const wanted: string[] = [];
  for (const filters of finds) wanted.push(await saved(finder, filters));
  for (const filters of misses) await saved(misser, filters);
  await happens('published', newId(), pet);
  expect((await matchesOf(finder)).map((match: { search_id: string }) => match.search_id).toSorted()).toEqual(wanted.toSorted());
  expect(await petsOf(misser)).toEqual([]);
});

test('a pet is found by its age on the day on which it is listed, however long ago that was typed, and mailed with that of today', async () => {
  const sana = await messaging.someone();
  const older = await saved(sana, { species: 'Bird', minAge: 3 });
  await saved(sana, { species: 'Bird', maxAge: 2 });
  const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * hourMs);
  const age = { age: '2 months', agedAt: timestampFromDate(daysAgo(40)), bornOn: daysAgo(100).toISOString().slice(0, 10) };
  await happens('published', newId(), { species: Species.BIRD, ...age });
  expect((await matchesOf(sana)).map((match: { search_id: string }) => match.search_id)).toEqual([older]);
  tomorrow();
  await sendDigests();
  expect((await messaging.mails.last(emailOf(sana))).text).toContain('3 months');
});

test('what was found is mailed at eight once, with what can still be had, however often it is listed', async () => {
  const sana = await messaging.someone({ firstName: 'Sana' });
  const filters = { species: 'Rabbit', location: 'Multan' };
  await saved(sana, filters);
  await saved(sana, { search: 'rabbit' });
  const rabbit = { species: Species.RABBIT, cityId: 'multan', age: '3 months' };
  const [stays, ends, reserved, back] = [newId(), newId(), newId(), newId()];
  await happens('published', stays, { ...rabbit, name: 'موتی' });
  await happens('published', ends, { ...rabbit, name: 'Ended' });
  await happens('unpublished', ends, { ...rabbit, name: 'Ended', approvalStatus: ApprovalStatus.PENDING });
  await happens('published', reserved, { ...rabbit, name: 'Reserved' });
  await happens('updated', reserved, { ...rabbit, name: 'Reserved', status: AvailabilityStatus.PENDING });
  await happens('published', back, { ...rabbit, name: 'Back' });
  await happens('updated', back, { ...rabbit, name: 'Back', status: AvailabilityStatus.PENDING });
  await happens('updated', back, { ...rabbit, name: 'Back again' });
  await sendDigests();
  expect(await bell(sana)).toEqual([]);
  tomorrow();
  await sendDigests();
  const mail = await messaging.mails.last(emailOf(sana));
  expect(mail.subject).toBe('New pets that you are looking for');
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(mail.text).toContain(`https://paltu.example/pet-${stays}`);
  expect(mail.text).toContain('Multan');
  expect(mail.text).toContain('Back again');
  expect(mail.text).not.toMatch(/Ended|Reserved/);
  expect(mail.html).toContain(`href="https://paltu.example/pet-${back}"`);
  now = new Date();
  expect(await bell(sana)).toMatchObject([{ type: 'search.matched', params: { number: '2' }, page: 'notifications?tab=searches' }]);
  await happens('unpublished', stays, rabbit);
  await happens('published', stays, rabbit);
  tomorrow();
  await sendDigests();
  await untilNoMailWaits(sana);
  expect(await mailsTo(sana)).toHaveLength(1);
});

test('what is no longer to be had when the mail goes out is not in it, and without anything left there is no mail', async () => {
  const sana = await messaging.someone();
  await saved(sana, { species: 'Hamster', location: 'Quetta' });
  const hamster = { species: Species.HAMSTER, cityId: 'quetta' };
  const id = await happens('published', newId(), hamster);
  tomorrow();
  await messaging.database('notice_settings').insert({
    member_id: sana.userId,
    language: 'ur',
    groups: '{}',
    quiet_hours: JSON.stringify({ from: '07:00', until: '09:00' }),
  });
  await sendDigests();
  expect(await mailsTo(sana)).toEqual([]);
  await happens('deleted', id, hamster);
  now = new Date(now.getTime() + hourMs);
  await untilNoMailWaits(sana);
  expect(await mailsTo(sana)).toEqual([]);
});

test('the digest of one search leads to the list of what it finds, in the language of its reader', async () => {
  const sana = await messaging.someone();
  await saved(sana, { species: 'Fish', location: 'Karachi', maxPrice: 500 });
  await messaging.call('PATCH', '/notifications/read', { as: sana, json: {}, headers: { 'accept-language': 'ur' } });
  await happens('published', newId(), { species: Species.FISH, cityId: 'karachi', price: 300 });
  tomorrow();
  await sendDigests();
  const mail = await messaging.mails.last(emailOf(sana));
  expect(mail.subject).toBe('نئے پالتو جن کی آپ کو تلاش ہے');
  expect(mail.html).toContain('dir="rtl"');
  expect(mail.text).toContain('کراچی');
  expect(mail.text).toContain('https://paltu.example/pets?species=Fish&maxPrice=500&location=Karachi&sortBy=newest');
});

test('a weekly search is mailed on Saturday', async () => {
  const sana = await messaging.someone();
  await saved(sana, { species: 'Other', location: 'Sialkot' }, { frequency: 'weekly' });
  await happens('published', newId(), { species: Species.OTHER, cityId: 'sialkot' });
  const [match] = await matchesOf(sana);
  const due = new Date((match as { due_at: Date }).due_at);
  expect([due.getUTCDay(), due.getUTCHours(), due > now]).toEqual([6, 3, true]);
});

test('a pet is not found for its owner, for who has left, or by a search that is paused', async () => {
  const [owner, leaver, pausing] = [await messaging.someone(), await messaging.someone(), await messaging.someone()];
  const filters = { species: 'Cat', location: 'Skardu' };
  const cat = { species: Species.CAT, cityId: 'skardu' };
  const ids: string[] = [];
  for (const who of [owner, leaver, pausing]) ids.push(await saved(who, filters));
  await messaging.deactivates(leaver, 2);
  await eventually(async () => (await messaging.database('presences').where({ id: leaver.userId })).length === 1, 'the member has left');
  await happens('published', newId(), { ...cat, ownerId: owner.userId });
  expect([await petsOf(owner), await petsOf(leaver), (await petsOf(pausing)).length]).toEqual([[], [], 1]);
  const pause = (paused: boolean) => messaging.call('PATCH', `${path}/${ids[2]}`, { as: pausing, json: { paused } });
  await pause(true);
  await happens('published', newId(), cat);
  expect(await petsOf(pausing)).toEqual([]);
  await pause(false);
  await happens('published', newId(), cat);
  expect(await petsOf(pausing)).toHaveLength(1);
});

test('digests of a member are sent once, by however many instances', async () => {
  const sana = await messaging.someone();
  await saved(sana, { species: 'Bird', location: 'Gwadar' });
  for (let count = 0; count < 3; count += 1) await happens('published', newId(), { species: Species.BIRD, cityId: 'gwadar' });
  tomorrow();
  await Promise.all(Array.from({ length: 4 }, () => messaging.runJob('send digests')));
  await untilNoMailWaits(sana);
  expect(await mailsTo(sana)).toHaveLength(1);
  expect(await messaging.database('notices').where({ member_id: sana.userId })).toHaveLength(1);
});

test('who wants neither bell nor mail of it gets neither, also later', async () => {
  const sana = await messaging.someone();
  await saved(sana, { species: 'Bird', location: 'Sukkur' });
  const { settings } = (await messaging.call('GET', '/notifications/settings', { as: sana })).body.data;
  const choose = (searches: object) =>
    messaging.call('PUT', '/notifications/settings', { as: sana, json: { ...settings, groups: { ...settings.groups, searches } } });
  await choose({ bell: false, mail: false });
  await happens('published', newId(), { species: Species.BIRD, cityId: 'sukkur' });
  tomorrow();
  await sendDigests();
  now = new Date();
  await choose({ bell: true, mail: true });
  tomorrow();
  await sendDigests();
  expect([await messaging.database('notices').where({ member_id: sana.userId }), await mailsTo(sana)]).toEqual([[], []]);
});

test('what a member looks for is in their export, and goes with the account', async () => {
  const leaver = await messaging.someone();
  await saved(leaver, { species: 'Cat', location: 'Gilgit' });
  await happens('published', newId(), { species: Species.CAT, cityId: 'gilgit' });
  expect(await petsOf(leaver)).toHaveLength(1);
  const taken = (await messaging.call('GET', '/messages/export', { as: leaver })).body.data;
  expect(taken.savedSearches).toMatchObject([{ filters: { species: 'Cat', location: 'Gilgit' } }]);
  await messaging.erases(leaver, 2);
  const left = () => messaging.database('saved_searches').where({ member_id: leaver.userId });
  await eventually(async () => (await left()).length === 0, 'the searches are gone');
  expect(await petsOf(leaver)).toEqual([]);
});

test('what was in a digest is forgotten after half a year, and what goes with its pet at once', async () => {
  const sana = await messaging.someone();
  await saved(sana, { species: 'Fish', location: 'Mingora' });
  const ids: string[] = [];
  for (let count = 0; count < 2; count += 1) ids.push(await happens('published', newId(), { species: Species.FISH, cityId: 'mingora' }));
  const afterDays = async (days: number) => {
    await matchesOf(sana)
      .where({ pet_id: ids[0] })
      .update({ taken_at: new Date(now.getTime() - days * 24 * hourMs) });
    await messaging.runJob('forget matches');
    return (await petsOf(sana)).length;
  };
  expect([await afterDays(179), await afterDays(181)]).toEqual([2, 1]);
  await happens('deleted', ids[1] ?? '', { species: Species.FISH, cityId: 'mingora' });
  expect(await petsOf(sana)).toEqual([]);
});
