import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AdoptionType } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import { someDetails, startAdoption, type RunningAdoption, type Someone } from './running-adoption.ts';

let adoption: RunningAdoption;
let owner: Someone;
let sana: Someone;
let bilal: Someone;
beforeAll(async () => {
  adoption = await startAdoption();
  owner = await adoption.someone();
  sana = await adoption.someone();
  bilal = await adoption.someone();
});
afterAll(() => adoption.stop());

describe('a pet that is for sale', () => {
  test('is asked for by an offer in whole rupees, without details of the home', async () => {
    const pet = await adoption.aPet(owner, { adoptionType: AdoptionType.SALE, price: 20_000 });
    const { status, body } = await adoption.ask(sana, pet, { offer: 15_000, message: 'I can come today.' });
    expect([status, body.data.adoptionRequest]).toMatchObject([
      201,
      { offer: 15_000, message: 'I can come today.', adoptionDetails: null, meeting: null },
    ]);
    const details = await adoption.ask(bilal, pet, { adoptionDetails: someDetails, offer: 18_000 });
    expect(details.body.data.adoptionRequest).toMatchObject({ offer: 18_000, adoptionDetails: someDetails });
    expect((await adoption.read(owner, body.data.adoptionRequest.id)).offer).toBe(15_000);
  });

  test('has no details of a home either where a release before kept empty ones', async () => {
    const pet = await adoption.aPet(owner, { adoptionType: AdoptionType.SALE, price: 20_000 });
    const { id } = (await adoption.ask(sana, pet, { offer: 15_000, adoptionDetails: someDetails })).body.data.adoptionRequest;
    const emptied = adoption.database.raw(`application || '{"experience": ""}'`);
    await adoption.database('requests').where({ id }).update({ application: emptied });
    expect((await adoption.read(owner, id)).adoptionDetails).toBeNull();
  });

  test.each([0, -5, 12.5, 'much', ''])('takes no offer of %p', async (offer) => {
    const pet = await adoption.aPet(owner, { adoptionType: AdoptionType.SALE, price: 20_000 });
    expect(await adoption.ask(sana, pet, { offer })).toMatchObject({ status: 400, body: { errors: [{ path: 'offer' }] } });
  });

  test('is the only one that money is offered for', async () => {
    const pet = await adoption.aPet(owner);
    expect(await adoption.ask(sana, pet, { offer: 500 })).toMatchObject({ status: 409, body: { code: 'adoption-request.not-for-sale' } });
  });
});

describe('a day to meet', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const meet = (who: Someone, id: string, day: unknown) =>
    adoption.call('PUT', `/adoption/requests/${id}/meeting`, { as: who, json: { day } });

  test('is proposed by either side of an approved request, and agreed on when the other names it too', async () => {
    const pet = await adoption.aPet(owner);
    const id = await adoption.asked(sana, pet);
    expect(await meet(sana, id, inDays(3))).toMatchObject({ status: 409, body: { code: 'adoption-request.not-approved' } });
    await adoption.answer(owner, id, 'approved');
    const proposed = await meet(sana, id, inDays(3));
    expect(proposed.body.data.adoptionRequest.meeting).toMatchObject({ day: inDays(3), by: 'requester', isAgreed: false });
    expect((await meet(sana, id, inDays(3))).body.data.adoptionRequest.meeting.isAgreed).toBe(false);
    expect((await meet(owner, id, inDays(4))).body.data.adoptionRequest.meeting).toMatchObject({
      day: inDays(4),
      by: 'owner',
      isAgreed: false,
    });
    expect(await meet(owner, id, inDays(5))).toMatchObject({ status: 429, body: { code: 'adoption-request.too-many-days' } });
    await meet(sana, id, inDays(4));
    expect((await adoption.read(owner, id)).meeting).toMatchObject({ day: inDays(4), by: 'owner', isAgreed: true });
    const story = 'requested approved meeting-named meeting-named meeting-named';
    await eventually(() => adoption.story(pet.id).join(' ') === story, 'each day is published once');
    await adoption.letFallThrough(sana, id);
    expect((await adoption.read(owner, id)).meeting).toBeNull();
  });

  test('is one of the next 60, and nobody but the two sides names it', async () => {
    const id = await adoption.asked(sana, await adoption.aPet(owner));
    await adoption.answer(owner, id, 'approved');
    for (const day of [inDays(-2), inDays(70), '2026-02-31', 'soon', undefined])
      expect(await meet(sana, id, day)).toMatchObject({ status: 400, body: { errors: [{ path: 'day' }] } });
    expect(await meet(bilal, id, inDays(3))).toMatchObject({ status: 404, body: { code: 'adoption-request.not-found' } });
  });
});
