import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { vetListed, vetUpdated } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { formOf } from '@paltu/testing/service';
import sharp from 'sharp';
import { aVet, startVets, type RunningVets } from './running-vets.ts';

let vets: RunningVets;
beforeAll(async () => {
  vets = await startVets();
});
afterAll(() => vets.stop());

const aPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: 180, g: 90, b: 30 } } })
    .jpeg()
    .toBuffer();

describe('a profile', () => {
  test.each([
    ['experience', '12'],
    ['consultationFee', '1500'],
    ['latitude', '31.5'],
  ])('sent as JSON has its numbers as numbers: the text of %s is refused by name', async (path, value) => {
    const json = aVet({ latitude: 31.5, longitude: 74.3, [path]: value });
    const { status, body } = await vets.call('POST', '/vets', { as: await vets.someone(), json });
    expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([400, [path]]);
  });

  test('is named to menus of its vet, and nothing to who is none', async () => {
    const { owner, id } = await vets.someVet({ name: 'Dr. Sadia Anwar' });
    const officeOf = async (as: typeof owner) => (await vets.call('GET', '/vets/user/office', { as })).body.data;
    expect(await officeOf(owner)).toEqual({ vet: { _id: id, id, name: 'Dr. Sadia Anwar' } });
    expect(await officeOf(await vets.someone())).toEqual({ vet: null });
  });

  test('is listed by a member, published to others, and open at once', async () => {
    const owner = await vets.someone();
    const sent = aVet({
      phone: '0300 1234567',
      email: 'clinic@example.org',
      services: ['Surgery', 'ٹیکے'],
      emergency: true,
      experience: 12,
    });
    const { status, body } = await vets.call('POST', '/vets', { as: owner, json: sent });
    expect([status, body.data.vet]).toMatchObject([
      201,
      { name: 'Dr. Amna Khan', city: 'Lahore', phone: '+923001234567', rating: 0, reviews: 0, isActive: true, verified: false },
    ]);
    const { id } = body.data.vet as { id: string };
    expect(await vets.untilPublished(vetListed, id)).toMatchObject({ vet: { id, ownerId: owner.userId, public: true, cityId: 'lahore' } });
    const shown = await vets.call('GET', `/vets/${id}`);
    expect(shown).toMatchObject({ status: 200, body: { data: { vet: { id, services: ['Surgery', 'ٹیکے'], reviewDetails: [] } } } });
    expect(shown.body.data.vet).not.toHaveProperty('isActive');
    expect((await vets.call('GET', `/vets/${id}`, { as: owner })).body.data.vet).toMatchObject({ isActive: true });
  });

  test('is one for each member', async () => {
    const { owner } = await vets.someVet();
    expect(await vets.call('POST', '/vets', { as: owner, json: aVet() })).toMatchObject({
      status: 409,
      body: { code: 'vet.already-listed' },
    });
    const other = await vets.someone();
    const both = await Promise.all([1, 2].map(() => vets.call('POST', '/vets', { as: other, json: aVet() })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('of nobody is not found', async () => {
    const stranger = await vets.someone();
    const refused = { status: 404, body: { code: 'vet.not-found' } };
    expect(await vets.call('GET', '/vets/user/my-profile', { as: stranger })).toMatchObject(refused);
    expect(await vets.call('PUT', '/vets', { as: stranger, json: { bio: 'Me' } })).toMatchObject(refused);
    expect(await vets.call('PATCH', '/vets/status', { as: stranger, json: { isActive: false } })).toMatchObject(refused);
    expect(await vets.call('GET', `/vets/${newId()}`)).toMatchObject(refused);
  });

  test('is changed in what is sent, and stays in the rest', async () => {
    const { owner, id } = await vets.someVet({ bio: 'Cats', latitude: 31.51, longitude: 74.34 });
    const edit = (json: object) => vets.call('PUT', '/vets', { as: owner, json });
    expect((await edit({ consultationFee: 2000 })).body.data.vet).toMatchObject({
      bio: 'Cats',
      consultationFee: 2000,
      latitude: 31.51,
      hasOwnPlace: true,
    });
    expect((await edit({ city: 'Lahore', address: 'Mall Road' })).body.data.vet).toMatchObject({ latitude: 31.51, hasOwnPlace: true });
    expect((await edit({ bio: null, city: 'کراچی' })).body.data.vet).toMatchObject({ bio: '', city: 'Karachi' });
    const inKarachi = (await edit({})).body.data.vet;
    expect(inKarachi.hasOwnPlace).toBe(false);
    expect(inKarachi.latitude).toBeCloseTo(24.86, 1);
    expect(await vets.untilPublished(vetUpdated, id)).toMatchObject({ vet: { id } });
    for (const [wrong, path] of [
      [{ latitude: 3 }, 'latitude'],
      [{ longitude: null }, 'longitude'],
      [{ latitude: null, longitude: 74 }, 'longitude'],
      [{ latitude: 31, longitude: null }, 'latitude'],
      [{ latitude: '', longitude: 74 }, 'latitude'],
      [{ phone: 'call me' }, 'phone'],
      [{ specialty: 'Magic' }, 'specialty'],
      [{ experience: 81 }, 'experience'],
      [{ verified: true }, 'verified'],
    ] as const)
      expect(await edit(wrong)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  test('is where its city is once its place is cleared, and in another city unless the edit sets a place; a form clears it by empty texts', async () => {
    const { owner } = await vets.someVet({ latitude: 31.51, longitude: 74.34 });
    const placed = async (sent: object) => {
      const { status, body } = await vets.call('PUT', '/vets', { as: owner, ...sent });
      expect(status).toBe(200);
      const { city, latitude, hasOwnPlace } = body.data.vet;
      return { city, latitude, hasOwnPlace };
    };
    const ofLahore = await placed({ json: { latitude: null, longitude: null } });
    expect(ofLahore).toMatchObject({ city: 'Lahore', hasOwnPlace: false });
    expect(ofLahore.latitude).not.toBe(31.51);
    const [latitude, hasOwnPlace] = [24.9, true];
    expect(await placed({ json: { city: 'Karachi', latitude, longitude: 67 } })).toEqual({ city: 'Karachi', latitude, hasOwnPlace });
    expect(await placed({ json: { city: 'Karachi' } })).toEqual({ city: 'Karachi', latitude, hasOwnPlace });
    expect(await placed({ body: formOf({ latitude: '', longitude: '' }, []) })).toMatchObject({ city: 'Karachi', hasOwnPlace: false });
  });

  test('that takes no visits is seen by its owner and admins alone', async () => {
    const { owner, id } = await vets.someVet();
    const admin = await vets.someone({ role: 'admin' });
    const switched = (isActive: boolean) => vets.call('PATCH', '/vets/status', { as: owner, json: { isActive } });
    expect(await switched(false)).toMatchObject({ status: 200, body: { data: { vet: { isActive: false } } } });
    expect(await vets.call('GET', `/vets/${id}`)).toMatchObject({ status: 404 });
    expect(await vets.call('GET', `/vets/${id}/slots`, { as: await vets.someone() })).toMatchObject({ status: 404 });
    for (const as of [owner, admin]) expect(await vets.call('GET', `/vets/${id}`, { as })).toMatchObject({ status: 200 });
    await switched(true);
    expect(await vets.call('GET', `/vets/${id}`)).toMatchObject({ status: 200 });
  });

  test('has one picture of the vet and eight of the clinic; those that are left out are gone', async () => {
    const owner = await vets.someone();
    const bytes = await aPhoto();
    const send = (method: 'POST' | 'PUT', fields: Record<string, unknown>, files: readonly string[]) =>
      vets.call(method, '/vets', {
        as: owner,
        body: formOf(
          fields,
          files.map((field) => ({ field, bytes })),
        ),
      });
    const first = await send('POST', aVet({ consultationFee: '900' }), ['image', 'images', 'images']);
    expect(first.status).toBe(201);
    const { image, images } = first.body.data.vet as { image: { id: string; url: string }; images: { id: string }[] };
    expect(images).toHaveLength(2);
    expect((await fetch(`${vets.url}${image.url}`)).status).toBe(200);
    const kept = await send('PUT', { keepImages: [images[1]?.id] }, ['images']);
    expect(kept.body.data.vet).toMatchObject({ image: { id: image.id }, images: [{ id: images[1]?.id }, {}] });
    expect((await send('PUT', {}, ['image'])).body.data.vet.image.id).not.toBe(image.id);
    expect((await fetch(`${vets.url}${image.url}`)).status).toBe(404);
    const many = Array.from({ length: 7 }, () => 'images');
    expect(await send('PUT', {}, many)).toMatchObject({ status: 400, body: { code: 'picture.too-many', errors: [{ path: 'images' }] } });
    expect(await send('PUT', { keepImages: [newId()] }, [])).toMatchObject({ status: 400, body: { code: 'picture.unknown' } });
    expect(await send('PUT', {}, ['image', 'image'])).toMatchObject({ status: 400, body: { errors: [{ path: 'image' }] } });
  });
});
