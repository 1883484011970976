import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestActor } from '@paltu/testing';
import type { CallService } from '@paltu/testing/service';
import { offerPet } from './listed-pets.ts';
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

const offer = (overrides: Record<string, unknown>) => offerPet(pets, ali, overrides);

test('a call sent again with its Idempotency-Key makes no second listing; for another pet it is refused', async () => {
  const send = (overrides: Record<string, unknown> = {}) =>
    call('POST', '/api/v1/pets', { as: ali, json: aPet(overrides), headers: { 'idempotency-key': 'b1c0' } });
  const [first, again] = [await send(), await send()];
  expect([again.status, again.body.data]).toEqual([201, first.body.data]);
  expect(await send({ name: 'Sheru' })).toMatchObject({ status: 409, body: { code: 'request.key-reused' } });
});

describe('offering a pet', () => {
  test('answers 201 with the words of the product and the whole listing', async () => {
    const { status, body } = await call('POST', '/api/v1/pets', { as: ali, json: aPet() });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'success',
      message: '🎉 Pet listing created successfully! It is now pending admin approval and will be visible to other users once approved.',
      data: {
        pet: {
          ...aPet(),
          healthStatus: 'Good',
          vaccinated: false,
          neutered: false,
          microchipped: false,
          specialNeeds: '',
          adoptionType: 'Adoption',
          price: 0,
          location: 'Lahore',
          status: 'Available',
          urgent: false,
          featured: false,
          requirements: { experience: 'Beginner', homeType: 'House with yard', children: false, otherPets: false },
          tags: [],
          personality: [],
          goodWith: [],
          trainingLevel: '',
          reasonForRehoming: '',
          images: [],
          views: 0,
          likes: 0,
          approvalStatus: 'pending',
          rejectionReason: '',
          contentVersion: 1,
        },
      },
    });
    expect(body.data.pet._id).toBe(body.data.pet.id);
    expect(Object.keys(body.data.pet)).not.toContain('cityId');
  });

  test('needs a member', async () => {
    const { status, body } = await call('POST', '/api/v1/pets', { json: aPet() });
    expect([status, body.code]).toEqual([401, 'token.missing']);
  });

  test('names every field that is missing, in the words of the product', async () => {
    const { status, body } = await call('POST', '/api/v1/pets', { as: ali, json: {} });
    expect([status, body.code]).toEqual([400, 'request.invalid']);
    expect(body.errors.map(({ path, msg }: { path: string; msg: string }) => [path, msg])).toEqual([
      ['name', 'Pet name is required'],
      ['species', 'Species is required'],
      ['breed', 'Breed is required'],
      ['age', 'Age is required'],
      ['gender', 'Gender is required'],
      ['size', 'Size is required'],
      ['description', 'Description is required'],
      ['location', 'Location is required'],
    ]);
    expect(body.errors.every(({ code }: { code: string }) => code === 'required')).toBe(true);
  });

  test.each([
    ['name', 'x'.repeat(61), 'too-long'],
    ['name', '   ', 'required'],
    ['breed', 'x'.repeat(61), 'too-long'],
    ['age', 'x'.repeat(31), 'too-long'],
    ['color', 'x'.repeat(31), 'too-long'],
    ['weight', 'x'.repeat(31), 'too-long'],
    ['description', 'x'.repeat(2001), 'too-long'],
    ['specialNeeds', 'x'.repeat(501), 'too-long'],
    ['reasonForRehoming', 'x'.repeat(501), 'too-long'],
    ['name', 'a\u0000b', 'invalid'],
    ['species', 'Dragon', 'invalid'],
    ['gender', 7, 'invalid'],
    ['location', 'Atlantis', 'unknown-city'],
    ['price', -1, 'too-small'],
    ['price', 1.5, 'invalid'],
    ['price', 'many', 'invalid'],
    ['price', 100_000_001, 'too-big'],
    ['vaccinated', 'perhaps', 'invalid'],
    ['tags', Array.from({ length: 21 }, (_, index) => `tag ${index}`), 'invalid'],
    ['tags', 7, 'invalid'],
    ['tags', '["calm","house', 'invalid'],
    ['tags', ['\u202emlac'], 'invalid'],
    ['name', '\u2067Milo', 'invalid'],
    ['name', 'Milo\nthe cat', 'invalid'],
    ['description', 'Kind\u202e and calm', 'invalid'],
    ['requirements', 'none', 'invalid'],
    ['imageIds', ['nonsense'], 'invalid'],
    ['colour', 'Golden', 'unknown'],
    ['featured', true, 'unknown'],
  ])('refuses %s = %j', async (field, value, code) => {
    const { status, body } = await call('POST', '/api/v1/pets', { as: ali, json: aPet({ [field]: value }) });
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(1);
    expect(body.errors[0]).toMatchObject({ code });
    expect(body.errors[0].path.split('.')[0]).toBe(field);
  });

  test('takes every length up to its limit', async () => {
    const limits = { name: 60, breed: 60, age: 30, color: 30, weight: 30, description: 2000, specialNeeds: 500, reasonForRehoming: 500 };
    const longest = Object.fromEntries(Object.entries(limits).map(([field, length]) => [field, 'پ'.repeat(length)]));
    expect(await offer({ ...longest, tags: Array.from({ length: 20 }, (_, index) => `${index}`.padEnd(30, 'x')) })).toMatchObject(longest);
  });

  test('is refused for sale without a price', async () => {
    const { status, body } = await call('POST', '/api/v1/pets', { as: ali, json: aPet({ adoptionType: 'Sale' }) });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'price', code: 'required', msg: 'Price is required for sale' }]);
    expect((await offer({ adoptionType: 'Sale', price: 25_000 })).price).toBe(25_000);
  });

  test('knows a city by its Urdu name and shows the English one', async () => {
    expect((await offer({ location: 'کراچی' })).location).toBe('Karachi');
  });

  test('takes nested fields as what they are in JSON, as JSON text or repeated fields in a form, and drops empty and double tags', async () => {
    const wanted = {
      tags: ['calm', 'house dog'],
      personality: ['Calm', 'Loyal'],
      goodWith: ['Children'],
      requirements: { experience: 'Advanced', homeType: 'Apartment', children: true, otherPets: false },
    };
    expect(await offer({ ...wanted, tags: [' calm', 'calm', '', 'house dog '] })).toMatchObject(wanted);
    const asText = Object.fromEntries(Object.entries(wanted).map(([field, value]) => [field, JSON.stringify(value)]));
    const refused = await call('POST', '/api/v1/pets', { as: ali, json: aPet({ ...asText, price: '0' }) });
    const paths = (refused.body.errors as { path: string }[]).map(({ path }) => path);
    expect([refused.status, paths.toSorted()]).toEqual([400, [...Object.keys(wanted), 'price'].toSorted()]);
    const sent = new FormData();
    for (const [field, value] of Object.entries({ ...aPet(), ...asText })) sent.append(field, String(value));
    expect((await call('POST', '/api/v1/pets', { as: ali, body: sent })).body.data.pet).toMatchObject(wanted);

    const form = new FormData();
    for (const [field, value] of Object.entries(aPet())) form.append(field, String(value));
    for (const tag of wanted.tags) form.append('tags[]', tag);
    for (const trait of wanted.personality) form.append('personality', trait);
    form.append('goodWith', 'Children');
    for (const [field, value] of Object.entries(wanted.requirements)) form.append(`requirements[${field}]`, String(value));
    const { status, body } = await call('POST', '/api/v1/pets', { as: ali, body: form });
    expect([status, body.errors]).toEqual([201, undefined]);
    expect(body.data.pet).toMatchObject(wanted);
  });
});
