import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { storeOpened, storeUpdated } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { formOf } from '@paltu/testing/service';
import { aStore, startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.stop());

const edit = (owner: Someone, json: object) => commerce.call('PUT', '/stores', { as: owner, json });
const switched = (owner: Someone, isActive: boolean) => commerce.call('PATCH', '/stores/status', { as: owner, json: { isActive } });

describe('a store', () => {
  test('is opened by a member, published to others, and seen by everybody at once', async () => {
    const owner = await commerce.someone();
    const sent = aStore({
      address: '5 Main Boulevard',
      hours: '10am to 9pm',
      services: ['Grooming', 'گھر تک ترسیل'],
      features: ['Parking'],
    });
    const { status, body } = await commerce.call('POST', '/stores', { as: owner, json: sent });
    expect([status, body.message, body.data.store]).toMatchObject([
      201,
      'Your store is open!',
      {
        name: 'Paws of Gulberg',
        city: 'Lahore',
        location: '5 Main Boulevard, Lahore',
        rating: 0,
        products: 0,
        verified: false,
        isActive: true,
        sendsWithinDays: 2,
      },
    ]);
    const { id } = body.data.store as { id: string };
    expect(await commerce.untilPublished(storeOpened, id)).toMatchObject({
      store: { id, ownerId: owner.userId, open: true, cityId: 'lahore' },
    });
    const shown = await commerce.store(id);
    expect(shown).toMatchObject({ id, services: ['Grooming', 'گھر تک ترسیل'], likes: 0, views: 0 });
    expect(shown).not.toHaveProperty('hidden');
    expect(await commerce.store(id, owner)).toMatchObject({ hidden: false });
    const mine = await commerce.call('GET', '/stores/user/my-profile', { as: owner });
    expect([mine.status, mine.headers.get('cache-control'), mine.body.data.store.id]).toEqual([200, 'private, no-store', id]);
  });

  test('is in the city that its location names where no city is sent', async () => {
    const owner = await commerce.someone();
    const { city: _, ...rest } = aStore({ location: 'کراچی' });
    expect((await commerce.call('POST', '/stores', { as: owner, json: rest })).body.data.store).toMatchObject({ city: 'Karachi' });
    const { location: __, ...nowhere } = rest as Record<string, unknown>;
    expect(await commerce.call('POST', '/stores', { as: await commerce.someone(), json: nowhere })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'city' }] },
    });
  });

  test('is one for each member', async () => {
    const { owner } = await commerce.someStore();
    expect(await commerce.call('POST', '/stores', { as: owner, json: aStore() })).toMatchObject({
      status: 409,
      body: { code: 'store.already-open' },
    });
    for (let round = 0; round < 10; round += 1) {
      const other = await commerce.someone();
      const both = await Promise.all([1, 2, 3].map(() => commerce.call('POST', '/stores', { as: other, json: aStore() })));
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    }
  });

  test('of nobody is not found', async () => {
    const stranger = await commerce.someone();
    const refused = { status: 404, body: { code: 'store.not-found', message: "The store you're looking for doesn't exist." } };
    expect(await commerce.call('GET', '/stores/user/my-profile', { as: stranger })).toMatchObject(refused);
    expect(await edit(stranger, { hours: 'never' })).toMatchObject(refused);
    expect(await switched(stranger, false)).toMatchObject(refused);
    expect(await commerce.call('GET', `/stores/${newId()}`)).toMatchObject(refused);
  });

  test('is changed in what is sent, and stays in the rest', async () => {
    const { owner, id } = await commerce.someStore({ hours: '9 to 5', latitude: 31.51, longitude: 74.34 });
    expect((await edit(owner, { name: 'Paws' })).body.data.store).toMatchObject({ name: 'Paws', hours: '9 to 5', latitude: 31.51 });
    expect((await edit(owner, { hours: null, city: 'Karachi' })).body.data.store).toMatchObject({
      hours: '',
      city: 'Karachi',
      hasOwnPlace: false,
    });
    expect((await edit(owner, { sendsWithinDays: 5 })).body.data.store).toMatchObject({ sendsWithinDays: 5, city: 'Karachi' });
    expect(await commerce.untilPublished(storeUpdated, id)).toMatchObject({ store: { id } });
    for (const [wrong, path] of [
      [{ latitude: 3 }, 'latitude'],
      [{ type: 'Casino' }, 'type'],
      [{ city: 'London' }, 'city'],
      [{ name: 'n'.repeat(61) }, 'name'],
      [{ description: 'd'.repeat(2_001) }, 'description'],
      [{ hours: 'h'.repeat(121) }, 'hours'],
      [{ services: Array.from({ length: 21 }, (_, at) => `service ${at}`) }, 'services'],
      [{ sendsWithinDays: 0 }, 'sendsWithinDays'],
      [{ sendsWithinDays: 8 }, 'sendsWithinDays'],
      [{ sendsWithinDays: 1.5 }, 'sendsWithinDays'],
      [{ features: ['f'.repeat(61)] }, 'features.0'],
      [{ verified: true }, 'verified'],
    ] as const)
      expect([wrong, await edit(owner, wrong)]).toMatchObject([wrong, { status: 400, body: { errors: [{ path }] } }]);
  });

  test('has a picture and a banner, of which each stays until another one comes', async () => {
    const owner = await commerce.someone();
    const send = (method: 'POST' | 'PUT', fields: Record<string, unknown>, ...files: readonly string[]) =>
      commerce.call(method, '/stores', {
        as: owner,
        body: formOf(
          fields,
          files.map((field) => ({ field, bytes: commerce.photo })),
        ),
      });
    const first = (await send('POST', aStore(), 'image', 'banner')).body.data.store;
    expect((await fetch(`${commerce.url}${first.image.url}`)).status).toBe(200);
    const changed = (await send('PUT', {}, 'banner')).body.data.store;
    expect(changed.image.id).toBe(first.image.id);
    expect(changed.banner.id).not.toBe(first.banner.id);
    expect((await fetch(`${commerce.url}${first.banner.url}`)).status).toBe(404);
    expect(await send('PUT', {}, 'image', 'image')).toMatchObject({ status: 400 });
  });

  test('that is closed leaves lists, and its page stays', async () => {
    const { owner, id } = await commerce.someStore({ name: 'Closing soon' });
    const found = async () =>
      (await commerce.call('GET', '/stores?sortBy=newest&limit=100')).body.data.stores.map((store: { id: string }) => store.id);
    expect(await found()).toContain(id);
    expect(await switched(owner, false)).toMatchObject({ status: 200, body: { data: { store: { isActive: false } } } });
    expect(await found()).not.toContain(id);
    expect(await commerce.store(id)).toMatchObject({ id, isActive: false });
    expect(await switched(owner, true)).toMatchObject({ status: 200, body: { message: 'Your store is open again!' } });
    expect(await found()).toContain(id);
  });

  test('of a member who leaves is seen by admins alone, and is there again when the member is', async () => {
    const { owner, id } = await commerce.someStore();
    const admin = await commerce.someone({ role: 'admin' });
    await commerce.leaves(owner);
    await eventually(async () => (await commerce.store(id)) === undefined, 'the event of auth was consumed');
    expect(await commerce.store(id, admin)).toMatchObject({ id });
    expect(await commerce.call('POST', '/stores', { as: owner, json: aStore() })).toMatchObject({
      status: 403,
      body: { code: 'account.deactivated' },
    });
    await commerce.returns(owner);
    await eventually(async () => (await commerce.store(id)) !== undefined, 'the event of auth was consumed');
  });

  test('of a member whose account is erased keeps nothing of what they wrote', async () => {
    const { owner, id } = await commerce.someStore({ address: '12 Secret Street' });
    await commerce.isErased(owner);
    await eventually(async () => (await commerce.store(id)) === undefined, 'the event of auth was consumed');
    const row = await commerce.database('stores').where({ id }).first();
    expect(row).toMatchObject({ name: '', description: '', address: '', services: [], is_active: false });
    expect(row.document).not.toMatch(/secret|paws/);
  });

  test('whose pictures are swept while it is opened or changed is as it was', async () => {
    const { database } = commerce;
    const { owner } = await commerce.someStore();
    await database.raw(`create function swept() returns trigger language plpgsql as 'begin new.removed_at := now(); return new; end'`);
    await database.raw('create trigger swept before insert on pictures for each row execute function swept()');
    const files = [{ field: 'image', bytes: commerce.photo }];
    const answers = [
      await commerce.call('POST', '/stores', { as: await commerce.someone(), body: formOf(aStore(), files) }),
      await commerce.call('PUT', '/stores', { as: owner, body: formOf({}, files) }),
    ];
    await database.raw('drop trigger swept on pictures');
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'picture.unknown'],
      [400, 'picture.unknown'],
    ]);
  });
});
