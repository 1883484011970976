/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { chooseOption } from '../browser/choose-option.ts';
import { aPicture } from './data/a-picture.ts';
import { ownVet } from './data/own-vet.ts';
import { someVets } from './data/some-vets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

const usual = (): Stubs => usualAnswers('member');
const newcomer = (): Stubs => ({ ...usual(), 'GET /vets/user/my-profile': refuse(404, 'vet.not-found') });

const aGif = { mimeType: 'image/gif', buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64') };

const callsOf = ({ calls }: Screen, method: string) => calls.filter(({ name }) => name.startsWith(`${method} /vets`));

test('a profile names each field that is missing; made, it leads to the times, with the picture sent along', async () => {
  const api: Stubs = { ...newcomer(), 'POST /vets': success({ vet: ownVet() }) };
  await withScreen('/vet-profile-page', { api, as: 'member', allowed: /404/ }, async (screen) => {
    const { page, words, restub } = screen;
    const submit = page.getByRole('button', { name: words('vet-profile:createSubmit') });
    await submit.click();
    for (const field of ['name', 'specialty', 'qualifications', 'clinicName', 'address', 'city', 'consultationFee'])
      await page.getByRole('link', { name: words(`vet-profile:problem.${field}`), exact: true }).waitFor();
    for (const [field, text] of Object.entries({
      name: 'Dr. Bilal',
      qualifications: 'DVM',
      clinicName: 'City',
      address: 'Mall Road',
      consultationFee: '1,500',
    }))
      await page.getByRole('textbox', { name: words(`vet-profile:field.${field}`), exact: true }).fill(text);
    await chooseOption(screen.page, words('vet-profile:field.specialty'), words('vet:specialty.Surgery'));
    await chooseOption(screen.page, words('vet-profile:field.city'), 'Lahore');
    const service = 'X-rays and ultrasound, at the clinic or at home'; // Longer than a tag of a pet may be.
    await page.getByRole('textbox', { name: words('vet-profile:field.services') }).fill(service);
    await page
      .getByLabel(words('vet-profile:field.image'))
      .last()
      .setInputFiles({ ...aGif, name: 'me.gif' });
    restub({ ...usual(), 'POST /vets': success({ vet: ownVet() }) });
    await submit.click();
    await page.getByText('Your vet profile is online!').waitFor();
    await page.getByRole('heading', { level: 1, name: words('vet-profile:slots.title') }).waitFor();
    const [sent] = callsOf(screen, 'POST');
    expect(String(sent?.body)).toContain('filename="me.gif"');
    expect(String(sent?.body)).toContain('1500');
    expect(String(sent?.body)).toContain(service);
  });
});

test('pictures of the clinic: one that is there goes, new ones are sent, more than eight are not taken', async () => {
  const images = someVets(5)
    .flatMap(({ image }) => image ?? [])
    .slice(0, 3);
  const [, second, third] = images;
  const api: Stubs = {
    ...usual(),
    'GET /vets/user/my-profile': { vet: ownVet({ images }) },
    'PUT /vets': { vet: ownVet({ images: [second!, third!] }) },
  };
  await withScreen('/vet-profile-page', { api, as: 'member' }, async (screen) => {
    const { page, words } = screen;
    const field = page.getByRole('group', { name: words('vet-profile:field.images') });
    await field.getByRole('button', { name: words('fields:photos.remove', { number: '1' }) }).click();
    const chooser = field.locator('input[type=file]');
    await chooser.setInputFiles(Array.from({ length: 7 }, (_, nth) => ({ ...aGif, name: `${nth}.gif` })));
    await field.getByText(words('fields:photos.refused.count', { most: '8' })).waitFor();
    await chooser.setInputFiles([
      { ...aGif, name: 'door.gif' },
      { ...aGif, name: 'table.gif' },
    ]);
    await field.getByRole('img').nth(3).waitFor();
    await field.getByRole('button', { name: words('fields:photos.remove', { number: '4' }) }).click();
    await page.getByRole('button', { name: words('vet-profile:save') }).click();
    await page.getByText(words('vet-profile:done.updated')).waitFor();
    const body = String(callsOf(screen, 'PUT').at(-1)?.body);
    expect(body).toContain(JSON.stringify([second!.id, third!.id]));
    expect([body.includes('door.gif'), body.includes('table.gif')]).toEqual([true, false]);
  });
});

test('a picture that is saved before it has been made smaller is sent, and one that was taken away meanwhile stays away', async () => {
  const images = someVets(5)
    .flatMap(({ image }) => image ?? [])
    .slice(0, 2);
  const api: Stubs = { ...usual(), 'GET /vets/user/my-profile': { vet: ownVet({ images }) }, 'PUT /vets': { vet: ownVet({ images }) } };
  await withScreen('/vet-profile-page', { api, as: 'member' }, async (screen) => {
    const { page, words } = screen;
    await page.evaluate(() => {
      const make = globalThis.createImageBitmap.bind(globalThis) as (file: Blob) => Promise<ImageBitmap>;
      globalThis.createImageBitmap = async (file: unknown) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        return make(file as Blob);
      };
    });
    const field = page.getByRole('group', { name: words('vet-profile:field.images') });
    await field.locator('input[type=file]').setInputFiles({ ...(await aPicture()), name: 'door.png' });
    await field.getByRole('button', { name: words('fields:photos.remove', { number: '1' }) }).click();
    await page.getByRole('button', { name: words('vet-profile:save') }).click();
    await page.getByText(words('vet-profile:done.updated')).waitFor();
    const body = String(callsOf(screen, 'PUT').at(-1)?.body);
    expect(body).toContain('filename="door.png"');
    expect(body).toContain(JSON.stringify([images[1]?.id]));
  });
});

test('what the server refuses stands at its field, and what was typed stays', async () => {
  const problem = { path: 'phone', code: 'invalid', msg: 'Phone must be a phone number' };
  const api: Stubs = { ...usual(), 'PUT /vets': refuse(400, 'request.invalid', [problem]) };
  await withScreen(
    '/vet-profile-page',
    { api, as: 'member', language: 'ur', width: 360, allowed: /400/ },
    async ({ page, words, restub, calls }) => {
      const phone = page.getByRole('textbox', { name: words('vet-profile:field.phone') });
      await phone.fill('12');
      await page.getByRole('button', { name: words('vet-profile:save') }).click();
      await page.getByRole('link', { name: words('errors:field.invalid') }).waitFor();
      expect([await phone.inputValue(), await phone.getAttribute('aria-invalid')]).toEqual(['12', 'true']);
      restub({ ...usual(), 'PUT /vets': { vet: ownVet() } });
      await phone.fill('0423 5761234');
      await page.getByRole('button', { name: words('vet-profile:save') }).click();
      await page.getByText(words('vet-profile:done.updated')).waitFor();
      expect(calls.filter(({ name }) => name === 'PUT /vets').at(-1)?.body).toMatchObject({ phone: '0423 5761234', consultationFee: 1500 });
    },
  );
});

test.each(['en', 'ur'] as const)(
  'the place of the clinic: half of it, or no place at all, is reported at its field (%s)',
  async (language) => {
    const api: Stubs = { ...usual(), 'PUT /vets': { vet: ownVet() } };
    await withScreen('/vet-profile-page', { api, as: 'member', language, width: 360 }, async (screen) => {
      const { page, words } = screen;
      const field = (name: string) => page.getByRole('textbox', { name: words(`fields:place.${name}`) });
      const save = () => page.getByRole('button', { name: words('vet-profile:save') }).click();
      const [latitude, longitude] = [field('latitude'), field('longitude')];
      expect([await latitude.inputValue(), await longitude.inputValue()]).toEqual(['31.55', '74.34']);
      await longitude.fill('');
      await latitude.fill('131.5');
      await save();
      for (const [name, problem] of [
        ['latitude', 'latitude'],
        ['longitude', 'longitudeMissing'],
      ] as const) {
        const link = page.getByRole('link', { name: words(`fields:place.problem.${problem}`) });
        await link.click();
        expect(await field(name).evaluate((input) => input === document.activeElement)).toBe(true);
        expect(await field(name).getAttribute('aria-invalid')).toBe('true');
      }
      await latitude.fill('31.5102, 74.3441');
      expect([await latitude.inputValue(), await longitude.inputValue()]).toEqual(['31.5102', '74.3441']);
      await save();
      await page.getByText(words('vet-profile:done.updated')).waitFor();
      expect(callsOf(screen, 'PUT').map(({ body }) => body)).toEqual([expect.objectContaining({ latitude: 31.5102, longitude: 74.3441 })]);
    });
  },
);

test('in another city the clinic is no longer where it was', async () => {
  const api: Stubs = { ...usual(), 'PUT /vets': { vet: ownVet({ city: 'Karachi' }) } };
  await withScreen('/vet-profile-page', { api, as: 'member' }, async (screen) => {
    const { page, words } = screen;
    await chooseOption(screen.page, words('vet-profile:field.city'), 'Karachi');
    await page.getByRole('button', { name: words('vet-profile:save') }).click();
    await page.getByText(words('vet-profile:done.updated')).waitFor();
    expect(callsOf(screen, 'PUT').map(({ body }) => body)).toMatchObject([{ city: 'Karachi', latitude: null, longitude: null }]);
  });
});

test('a profile that an admin has hidden shows that, and why', async () => {
  const hidden = ownVet({ hidden: true, hiddenReason: 'The clinic has moved.' });
  await withScreen(
    '/vet-profile-page',
    { api: { ...usual(), 'GET /vets/user/my-profile': { vet: hidden } }, as: 'member' },
    async ({ page, words }) => {
      await page.getByText(words('vet-profile:visibility.hidden')).waitFor();
      await page.getByText('The clinic has moved.').waitFor();
      expect(await page.getByRole('button', { name: words('vet-profile:visibility.hide') }).count()).toBe(0);
    },
  );
});
