import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AdoptionType, ApprovalStatus, AvailabilityStatus, topics } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { someDetails, startAdoption, type RunningAdoption, type Someone } from './running-adoption.ts';

let adoption: RunningAdoption;
let owner: Someone;
let sana: Someone;
let bilal: Someone;
beforeAll(async () => {
  adoption = await startAdoption();
  owner = await adoption.someone({ firstName: 'Amna', lastName: 'Khan' });
  sana = await adoption.someone({ firstName: 'Sana', lastName: 'Ahmed' });
  bilal = await adoption.someone({ firstName: 'Bilal', lastName: 'Shah' });
});
afterAll(() => adoption.stop());

describe('a member who asks for a pet', () => {
  test('is answered with the request, as it was sent', async () => {
    const pet = await adoption.aPet(owner);
    const { status, body } = await adoption.ask(sana, pet, { adoptionDetails: someDetails, message: 'May we visit?' });
    const request = body.data.adoptionRequest;
    expect([status, request]).toMatchObject([
      201,
      {
        status: 'pending',
        message: 'May we visit?',
        pet: { id: pet.id, name: 'شیرو', isPublic: true, location: 'Lahore' },
        owner: { fullName: 'Amna Khan', email: null, phone: null },
        requester: { fullName: 'Sana Ahmed', email: sana.email, phone: sana.phone, card: null },
        adoptionDetails: { ...someDetails, hasChildren: false, hasOtherPets: false, references: '', additionalInfo: '' },
        ownerResponse: null,
        closing: null,
        history: [{ status: 'pending', by: 'requester' }],
      },
    ]);
    expect(Date.parse(request.respondBy) - Date.parse(request.createdAt)).toBe(48 * 3_600_000);
    await eventually(() => adoption.story(pet.id).length === 1, 'it is reported');
    expect(adoption.story(pet.id)).toEqual(['requested']);
    const published = JSON.stringify(adoption.publishedAbout(pet.id).map(({ record }) => Buffer.from(record.value ?? []).toString()));
    for (const word of ['children have asked', 'Walks twice', 'May we visit', 'Sana', '923001234567', 'example.org'])
      expect([word, published.includes(word)]).toEqual([word, false]);
  });

  test('may send the details by themselves: the reason is the message', async () => {
    const { body } = await adoption.ask(sana, await adoption.aPet(owner));
    expect(body.data.adoptionRequest.message).toBe(someDetails.reason);
  });

  test.each([
    ['reason', "Please tell us why you'd like to adopt this pet."],
    ['experience', 'Experience is required'],
    ['petCarePlan', 'Care plan is required'],
    ['timeline', 'Timeline is required'],
    ['budget', 'Budget is required'],
    ['homeType', 'Home type is required'],
  ])('without %s gets an error for the field, in either shape of the body', async (field, msg) => {
    const pet = await adoption.aPet(owner);
    for (const missing of ['', ' ', undefined]) {
      const flat = await adoption.ask(sana, pet, { ...someDetails, [field]: missing });
      expect([flat.status, flat.body.errors]).toMatchObject([400, [{ path: field, code: 'required', msg }]]);
      const nested = await adoption.ask(sana, pet, { adoptionDetails: { ...someDetails, [field]: missing } });
      expect([nested.status, nested.body.errors]).toMatchObject([400, [{ path: `adoptionDetails.${field}`, code: 'required', msg }]]);
    }
  });

  test.each([
    ['reason', 500],
    ['experience', 2_000],
    ['petCarePlan', 2_000],
    ['references', 2_000],
    ['additionalInfo', 2_000],
  ])('writes of %s as much as %d characters, and no more', async (field, most) => {
    const pet = await adoption.aPet(owner);
    const tooLong = { status: 400, body: { errors: [{ path: `adoptionDetails.${field}`, code: 'too-long' }] } };
    const sent = (length: number) => adoption.ask(sana, pet, { adoptionDetails: { ...someDetails, [field]: 'ش'.repeat(length) } });
    expect(await sent(most + 1)).toMatchObject(tooLong);
    const { status, body } = await sent(most);
    expect([status, body.data.adoptionRequest.adoptionDetails[field]]).toEqual([201, 'ش'.repeat(most)]);
  });

  test('finds no pet that is not public, unknown or deleted', async () => {
    const waiting = await adoption.aPet(owner, { approvalStatus: ApprovalStatus.PENDING });
    const hidden = await adoption.aPet(owner, { ownerAway: true });
    const deleted = await adoption.aPet(owner);
    await deleted.deleted();
    for (const pet of [waiting, hidden, deleted, { id: newId() }])
      expect(await adoption.ask(sana, pet)).toMatchObject({ status: 404, body: { code: 'pet.not-found' } });
  });

  test.each([AvailabilityStatus.PENDING, AvailabilityStatus.ADOPTED])('cannot ask for a pet of status %s', async (status) => {
    const pet = await adoption.aPet(owner, { status });
    expect(await adoption.ask(sana, pet)).toMatchObject({ status: 409, body: { code: 'pet.not-available' } });
  });

  test('cannot ask for an own pet, nor twice, but again once it was rejected or cancelled', async () => {
    const pet = await adoption.aPet(owner);
    expect(await adoption.ask(owner, pet)).toMatchObject({ status: 403, body: { code: 'adoption-request.own-pet' } });
    const first = await adoption.asked(sana, pet);
    expect(await adoption.ask(sana, pet)).toMatchObject({ status: 409, body: { code: 'adoption-request.already-open' } });
    await adoption.answer(owner, first, 'rejected');
    const second = await adoption.asked(sana, pet);
    await adoption.cancel(sana, second);
    expect(await adoption.ask(sana, pet)).toMatchObject({ status: 201 });
  });
});

describe('an owner', () => {
  test('approves one: the others are declined kindly, contacts are shown, and nobody else can ask', async () => {
    const pet = await adoption.aPet(owner);
    const [chosen, other] = [await adoption.asked(sana, pet), await adoption.asked(bilal, pet)];
    const approved = await adoption.answer(owner, chosen, 'approved', 'Come on Friday');
    expect(approved).toMatchObject({
      status: 200,
      body: {
        message: 'Request approved successfully!',
        data: {
          adoptionRequest: {
            status: 'approved',
            ownerResponse: { message: 'Come on Friday', code: null },
            requester: { email: sana.email, phone: sana.phone, card: { verified: true, petsAdopted: 0 } },
          },
        },
      },
    });
    expect(await adoption.read(sana, chosen)).toMatchObject({ owner: { email: owner.email, phone: owner.phone } });
    expect(await adoption.read(bilal, other)).toMatchObject({
      status: 'rejected',
      owner: { email: null, phone: null },
      ownerResponse: { code: 'another-approved', message: expect.stringContaining('another home') },
      closing: { by: 'product', code: 'another-approved' },
      history: [{ status: 'pending' }, { status: 'rejected', by: 'product' }],
    });
    const third = await adoption.someone();
    expect(await adoption.ask(third, pet)).toMatchObject({ status: 409, body: { code: 'pet.not-available' } });
    await eventually(() => adoption.story(pet.id).length === 4, 'all is published');
    expect(adoption.story(pet.id)).toEqual(['requested', 'requested', 'approved', 'rejected']);
    const inClosed = adoption.publishedAbout(pet.id).filter(({ topic }) => topic === topics.request.name);
    expect(inClosed.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
  });

  test('may change the offer while requests wait: each keeps the terms and the name that it was made under', async () => {
    const pet = await adoption.aPet(owner, { adoptionType: AdoptionType.SALE, price: 5000 });
    const id = await adoption.asked(sana, pet);
    await pet.publish({ adoptionType: AdoptionType.SALE, price: 9000, name: 'Tiger' });
    await adoption.answer(owner, id, 'approved');
    expect(await adoption.read(sana, id)).toMatchObject({
      petName: 'شیرو',
      terms: { adoptionType: 'Sale', price: 5000 },
      pet: { name: 'Tiger', price: 9000 },
    });
  });

  test('sees no contact of who asks before approving', async () => {
    const id = await adoption.asked(sana, await adoption.aPet(owner));
    expect(await adoption.read(owner, id)).toMatchObject({ requester: { email: null, phone: null }, owner: { email: owner.email } });
  });

  test('repeats the answer without effect, and gives no other any more', async () => {
    const pet = await adoption.aPet(owner);
    const id = await adoption.asked(sana, pet);
    expect(await adoption.answer(owner, id, 'rejected', 'First')).toMatchObject({ status: 200 });
    const again = await adoption.answer(owner, id, 'rejected', 'Second');
    expect(again).toMatchObject({ status: 200, body: { data: { adoptionRequest: { ownerResponse: { message: 'First' } } } } });
    expect(await adoption.answer(owner, id, 'approved')).toMatchObject({
      status: 409,
      body: { code: 'adoption-request.already-answered' },
    });
    expect(await adoption.cancel(sana, id)).toMatchObject({ status: 409, body: { code: 'adoption-request.already-answered' } });
  });

  test.each(['Approved', 'cancelled', 'pending', '', 7, undefined])('cannot answer %p', async (status) => {
    const id = await adoption.asked(sana, await adoption.aPet(owner));
    expect(await adoption.answer(owner, id, status as string)).toMatchObject({ status: 400, body: { errors: [{ path: 'status' }] } });
  });

  test('cannot approve while the pet is in review or after it was adopted; Pending by hand will do', async () => {
    const pet = await adoption.aPet(owner);
    const id = await adoption.asked(sana, pet);
    await pet.publish({ approvalStatus: ApprovalStatus.PENDING });
    expect(await adoption.answer(owner, id, 'approved')).toMatchObject({ status: 409, body: { code: 'pet.not-available' } });
    await pet.publish({ approvalStatus: ApprovalStatus.APPROVED, status: AvailabilityStatus.PENDING });
    expect(await adoption.answer(owner, id, 'approved')).toMatchObject({ status: 200 });
  });
});

test('the message beside a step has 500 characters at most', async () => {
  const [longest, tooLong] = ['x'.repeat(500), 'x'.repeat(501)];
  const refusedBy = (path: string) => ({ status: 400, body: { errors: [{ path, code: 'too-long' }] } });
  const pet = await adoption.aPet(owner);
  expect(await adoption.ask(sana, pet, { adoptionDetails: someDetails, message: tooLong })).toMatchObject(refusedBy('message'));
  const asked = await adoption.ask(sana, pet, { adoptionDetails: someDetails, message: longest });
  expect(asked).toMatchObject({ status: 201, body: { data: { adoptionRequest: { message: longest } } } });
  const id = asked.body.data.adoptionRequest.id as string;
  expect(await adoption.answer(owner, id, 'approved', tooLong)).toMatchObject(refusedBy('message'));
  expect(await adoption.answer(owner, id, 'approved', longest)).toMatchObject({
    status: 200,
    body: { data: { adoptionRequest: { ownerResponse: { message: longest } } } },
  });
  expect(await adoption.letFallThrough(sana, id, tooLong)).toMatchObject(refusedBy('reason'));
  expect(await adoption.letFallThrough(sana, id, longest)).toMatchObject({
    status: 200,
    body: { data: { adoptionRequest: { closing: { reason: longest } } } },
  });
});

describe('who may', () => {
  test('a stranger finds nothing, the other side may not', async () => {
    const id = await adoption.asked(sana, await adoption.aPet(owner));
    const admin = await adoption.someone({ role: 'admin' });
    for (const stranger of [bilal, admin]) {
      for (const answer of [
        await adoption.call('GET', `/adoption/requests/${id}`, { as: stranger }),
        await adoption.answer(stranger, id, 'approved'),
        await adoption.cancel(stranger, id),
      ])
        expect(answer).toMatchObject({ status: 404, body: { code: 'adoption-request.not-found' } });
    }
    expect(await adoption.answer(sana, id, 'approved')).toMatchObject({ status: 403, body: { code: 'adoption-request.not-yours' } });
    expect(await adoption.cancel(owner, id)).toMatchObject({ status: 403, body: { code: 'adoption-request.not-yours' } });
  });

  test('cancelling twice answers the same', async () => {
    const id = await adoption.asked(sana, await adoption.aPet(owner));
    for (const _ of [1, 2])
      expect(await adoption.cancel(sana, id)).toMatchObject({ status: 200, body: { message: 'Request cancelled successfully!' } });
  });
});

test('the list has both sides, the newest first, with counts; cancelled ones only when they are asked for', async () => {
  const [me, other] = [await adoption.someone(), await adoption.someone()];
  const [mine, theirs] = [await adoption.aPet(me), await adoption.aPet(other)];
  const received = await adoption.asked(other, mine);
  const sent = await adoption.asked(me, theirs);
  const gone = await adoption.asked(bilal, mine);
  await adoption.cancel(bilal, gone);
  const list = async (query: string) => {
    const { status, body } = await adoption.call('GET', `/adoption/requests${query}`, { as: me });
    expect(status).toBe(200);
    return { ids: body.data.adoptionRequests.map(({ id }: { id: string }) => id), ...body.data };
  };
  expect(await list('')).toMatchObject({
    ids: [sent, received],
    counts: { received: 1, sent: 1, all: 2 },
    pagination: { total: 2, limit: 20 },
  });
  expect(await list('?type=received')).toMatchObject({ ids: [received], pagination: { total: 1 } });
  expect(await list('?type=sent')).toMatchObject({ ids: [sent] });
  expect(await list('?status=cancelled')).toMatchObject({ ids: [gone], counts: { received: 1, sent: 0, all: 1 } });
  expect(await list('?limit=1&page=2')).toMatchObject({ ids: [received], pagination: { totalPages: 2 } });
  expect(await list(`?petId=${theirs.id}`)).toMatchObject({ ids: [sent], counts: { received: 0, sent: 1, all: 1 } });
  expect(await list(`?type=sent&petId=${theirs.id.toUpperCase()}`)).toMatchObject({ ids: [sent] });
  expect(await list(`?type=sent&petId=${mine.id}`)).toMatchObject({ ids: [], pagination: { total: 0 } });
  for (const refused of ['type=both', 'petId=rex'])
    expect(await adoption.call('GET', `/adoption/requests?${refused}`, { as: me })).toMatchObject({ status: 400 });
});
