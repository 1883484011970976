import { ApprovalStatus } from '@paltu/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aMember } from '@paltu/testing/service';
import { until, type APet } from './running-moderation.ts';
import { ifMatch, refusal, startReviews, type RunningReviews } from './running-reviews.ts';

let reviews: RunningReviews;

beforeAll(async () => {
  reviews = await startReviews();
});
afterAll(() => reviews.stop());

test('a new listing waits for review with everything its reviewer needs', async () => {
  const pet = await reviews.aWaitingPet();
  const entry = await until(
    reviews.entryOf(pet),
    (found) => (found as { owner?: { firstName: string } } | undefined)?.owner?.firstName !== '',
  );
  expect(entry).toEqual({
    _id: pet.id,
    id: pet.id,
    name: pet.state.name,
    species: 'Dog',
    breed: 'Labrador',
    age: '2 years',
    agedAt: null,
    bornOn: null,
    gender: 'Male',
    color: 'Golden',
    size: 'Large',
    weight: '28 kg',
    description: 'ایک پیارا کتا',
    healthStatus: 'Good',
    vaccinated: true,
    neutered: false,
    microchipped: false,
    specialNeeds: '',
    adoptionType: 'Sale',
    price: 25_000,
    location: 'Lahore',
    status: 'Available',
    urgent: false,
    featured: false,
    requirements: { experience: 'Beginner', homeType: 'Apartment', children: true, otherPets: false },
    tags: ['calm'],
    personality: [],
    goodWith: [],
    trainingLevel: '',
    reasonForRehoming: '',
    images: [
      {
        id: '0199a3f0-0000-7000-8000-00000000aaaa',
        url: '/media/pets/0199a3f0-0000-7000-8000-00000000aaaa/800.webp',
        width: 1600,
        height: 1200,
        urls: {
          320: '/media/pets/0199a3f0-0000-7000-8000-00000000aaaa/320.webp',
          800: '/media/pets/0199a3f0-0000-7000-8000-00000000aaaa/800.webp',
          1600: '/media/pets/0199a3f0-0000-7000-8000-00000000aaaa/1600.webp',
        },
      },
    ],
    vaccinationRecords: null,
    healthCertificate: { id: '0199a3f0-0000-7000-8000-00000000bbbb', name: 'health.pdf', size: 1_200 },
    owner: {
      _id: reviews.owner.userId,
      id: reviews.owner.userId,
      firstName: 'Sana',
      lastName: 'Ahmed',
      fullName: 'Sana Ahmed',
      verified: true,
      rating: null,
    },
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    approvalStatus: 'pending',
    rejectionReason: '',
    contentVersion: 1,
    submittedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    review: { kind: 'new', previousReason: null, previous: null, warnings: [] },
  });
});

test('a refused listing that comes back brings its reason and how it was', async () => {
  const pet = await reviews.aWaitingPet();
  await reviews.reject(pet, 'Blurred');
  await reviews.publishOutcome(pet, 'updated', { approvalStatus: ApprovalStatus.REJECTED, rejectionReason: 'Blurred' });
  const images = [{ id: '0199a3f0-0000-7000-8000-00000000cccc', width: 800, height: 600 }];
  await pet.publish('updated', { approvalStatus: ApprovalStatus.PENDING, contentVersion: 2, description: 'New words', images });
  const entry = await reviews.isWaiting(pet);
  expect(entry).toMatchObject({
    description: 'New words',
    images: [{ id: '0199a3f0-0000-7000-8000-00000000cccc', width: 800, height: 600 }],
    contentVersion: 2,
    approvalStatus: 'pending',
    review: {
      kind: 'resubmitted',
      previousReason: 'Blurred',
      previous: {
        ...{ description: 'ایک پیارا کتا', approvalStatus: 'rejected', owner: { id: reviews.owner.userId } },
        images: [
          {
            ...{ id: '0199a3f0-0000-7000-8000-00000000aaaa', width: 1600, height: 1200 },
            urls: { 320: '/media/pets/0199a3f0-0000-7000-8000-00000000aaaa/320.webp' },
          },
        ],
      },
    },
  });
  expect(await reviews.history(pet)).toMatchObject([{ action: 'reject', superseded: false }]);
});

test('a public listing that was changed comes back with how it was public, price of the day included', async () => {
  const pet = await reviews.aWaitingPet();
  await reviews.approve(pet);
  await reviews.publishOutcome(pet, 'published', { approvalStatus: ApprovalStatus.APPROVED });
  await pet.publish('updated', { price: 30_000 });
  await pet.publish('unpublished', { approvalStatus: ApprovalStatus.PENDING, contentVersion: 2, name: 'Other' });
  await pet.publish('updated', { contentVersion: 3, name: 'Another' });
  const entry = await until(reviews.entryOf(pet), (found) => (found as { name?: string } | undefined)?.name === 'Another');
  expect(entry).toMatchObject({
    contentVersion: 3,
    review: { kind: 'edited', previousReason: null, previous: { price: 30_000, approvalStatus: 'approved' } },
  });
});

test('a decision that pets can no longer carry out is superseded, and the listing waits again', async () => {
  const pet = await reviews.aWaitingPet();
  await reviews.approve(pet, ifMatch(1));
  await pet.publish('updated', { contentVersion: 2 });
  expect(await reviews.isWaiting(pet)).toMatchObject({ contentVersion: 2, review: { kind: 'new' } });
  expect(await reviews.history(pet)).toMatchObject([{ action: 'approve', contentVersion: 1, superseded: true }]);
});

test('an edit that needs no review leaves a decision alone', async () => {
  const pet = await reviews.aWaitingPet();
  await reviews.approve(pet, ifMatch(1));
  await pet.publish('updated', { price: 9 });
  await until(reviews.entryOf(pet, '/pets?approvalStatus=approved'), (entry) => (entry as { price?: number } | undefined)?.price === 9);
  expect(await reviews.entryOf(pet)()).toBeUndefined();
  expect(await reviews.history(pet)).toMatchObject([{ superseded: false }]);
});

test('one listing is read by its id as it stands in the queue, until it is deleted', async () => {
  const pet = await reviews.aWaitingPet();
  const read = () => reviews.asAdmin('GET', `/pets/${pet.id}`);
  const entry = await reviews.entryOf(pet)();
  expect((await read()).body.data.pet).toEqual(entry);
  await pet.publish('deleted');
  await until(read, ({ status }) => status === 404);
  expect(await read()).toMatchObject(refusal(404, 'pet.not-found'));
});

test('a listing of a member who is away is in no queue, is read by its id, and can be refused', async () => {
  const pet = await reviews.aWaitingPet();
  await pet.publish('updated', { ownerAway: true });
  await until(reviews.entryOf(pet), (entry) => entry === undefined);
  expect((await reviews.asAdmin('GET', `/pets/${pet.id}`)).body.data.pet).toMatchObject({ id: pet.id, approvalStatus: 'pending' });
  expect((await reviews.reject(pet, 'Spam')).status).toBe(200);
});

test('a deleted listing leaves the queue; its trail stays', async () => {
  const pet = await reviews.aWaitingPet();
  await reviews.reject(pet, 'Spam');
  await pet.publish('deleted');
  await until(
    () => reviews.history(pet),
    ([decision]) => decision.superseded === true,
  );
  expect(await reviews.approve(pet)).toMatchObject(refusal(404, 'pet.not-found'));
  for (const path of ['/pets/pending', '/pets', '/pets?approvalStatus=rejected'])
    expect(await reviews.entryOf(pet, path)()).toBeUndefined();
});

test('the dashboard counts listings by what admins see, and members', async () => {
  const before = (await reviews.asAdmin('GET', '/dashboard/stats')).body.data.stats;
  expect(Object.keys(before).sort()).toEqual(['approvedPets', 'pendingPets', 'rejectedPets', 'totalPets', 'totalUsers']);
  const pet = await reviews.aWaitingPet();
  await aMember(reviews, { firstName: 'New', lastName: 'Member' });
  await reviews.approve(pet);
  const after = await until(
    async () => (await reviews.asAdmin('GET', '/dashboard/stats')).body.data.stats,
    ({ totalUsers }) => totalUsers === before.totalUsers + 1,
  );
  expect(after).toEqual({
    ...before,
    totalPets: before.totalPets + 1,
    approvedPets: before.approvedPets + 1,
    totalUsers: before.totalUsers + 1,
  });
});

test('the queue is read by the page, oldest or newest first', async () => {
  const pets = [await reviews.aWaitingPet(), await reviews.aWaitingPet(), await reviews.aWaitingPet()];
  const { body } = await reviews.asAdmin('GET', '/pets/pending?limit=2');
  expect(body.data.pets).toHaveLength(2);
  expect(body.data.pagination).toMatchObject({ page: 1, limit: 2, totalIsCapped: false });
  expect(body.data.pets.map(({ id }: { id: string }) => id)).toEqual([pets[2]?.id, pets[1]?.id]);
  const last = (await reviews.asAdmin('GET', '/pets/pending?sortBy=oldest&limit=100')).body.data.pets;
  expect(last.at(-1).id).toBe(pets[2]?.id);
  expect((await reviews.asAdmin('GET', '/pets/pending')).body.data.pagination).toMatchObject({ page: 1, limit: 10 });
});

test('malformed questions are refused, field by field; unknown ones are ignored', async () => {
  for (const [query, path] of [
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['limit=101', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['sortBy=best', 'sortBy'],
    ['page=201', 'page'],
  ]) {
    expect((await reviews.asAdmin('GET', `/pets/pending?${query}`)).body).toMatchObject({ code: 'request.invalid', errors: [{ path }] });
  }
  expect((await reviews.asAdmin('GET', '/pets?approvalStatus=all')).body).toMatchObject({ errors: [{ path: 'approvalStatus' }] });
  expect((await reviews.asAdmin('GET', '/pets/pending?colour=red')).status).toBe(200);
});

test('of an owner an admin sees how all their listings stand, and how often one was sent back', async () => {
  const owner = await aMember(reviews, { firstName: 'Zara', lastName: 'Ahmed' });
  const stranger = await aMember(reviews, { firstName: 'Ali', lastName: 'Ahmed' });
  const offeredBy = async (memberId: string): Promise<APet> => {
    const pet = reviews.aPet(memberId);
    await pet.publish('created');
    await reviews.isWaiting(pet);
    return pet;
  };
  const [sentBack, published, gone] = [await offeredBy(owner.userId), await offeredBy(owner.userId), await offeredBy(owner.userId)];
  const ofAnother = await offeredBy(stranger.userId);
  await reviews.reject(sentBack, 'Blurred');
  await reviews.approve(published);
  await reviews.reject(gone, 'Twice');
  await reviews.publishOutcome(gone, 'updated', { approvalStatus: ApprovalStatus.REJECTED, rejectionReason: 'Twice' });
  await gone.publish('deleted');
  const listed = (await reviews.asAdmin('GET', `/pets?owner=${stranger.userId}`)).body.data.pets;
  expect(listed.map(({ id }: { id: string }) => id)).toEqual([ofAnother.id]);
  const ownerOf = async (id: string) => (await reviews.asAdmin('GET', `/pets/${id}/owner`)).body.data.owner;
  const record = await until(
    () => ownerOf(published.id),
    ({ fullName, listings }) => fullName !== '' && listings.rejected === 1,
  );
  expect(record).toMatchObject({
    id: owner.userId,
    fullName: 'Zara Ahmed',
    listings: { pending: 0, approved: 1, rejected: 1 },
    rejections: 2,
  });
  expect(await ownerOf(ofAnother.id)).toMatchObject({
    fullName: 'Ali Ahmed',
    listings: { pending: 1, approved: 0, rejected: 0 },
    rejections: 0,
  });
  expect(await reviews.asAdmin('GET', '/pets/0199a3f0-0000-7000-8000-0000000000ff/owner')).toMatchObject(refusal(404, 'pet.not-found'));
});

test('admins find listings by what they type, misspelt or in the other script, whatever their status', async () => {
  const [sheru, mano] = [reviews.aPet(reviews.owner.userId), reviews.aPet(reviews.owner.userId)];
  await sheru.publish('created', { name: 'Sherukhan', breed: 'Siberian Husky' });
  await mano.publish('created', { name: 'مانو', cityId: 'gwadar' });
  for (const pet of [sheru, mano]) await until(reviews.entryOf(pet), (entry) => entry !== undefined);
  const found = async (search: string, list = '/pets/pending') =>
    (await reviews.asAdmin('GET', `${list}?limit=100&search=${encodeURIComponent(search)}`)).body.data.pets.map(
      ({ id }: { id: string }) => id,
    );
  for (const search of ['sherukhan', 'shreukhan', 'husky sheru'])
    expect([search, await found(search), await found(search, '/pets')]).toEqual([search, [sheru.id], [sheru.id]]);
  for (const search of ['مانو', 'gwadar', 'گوادر']) expect([search, await found(search)]).toEqual([search, [mano.id]]);
  expect(await found('sherukhan gwadar')).toEqual([]);
  await sheru.publish('published', { approvalStatus: ApprovalStatus.APPROVED });
  await until(
    () => found('sherukhan'),
    (ids) => ids.length === 0,
  );
  expect(await found('sherukhan', '/pets')).toEqual([sheru.id]);
  expect((await reviews.asAdmin('GET', '/pets/pending?search=a+b+c+d+e+f+g+h+i')).body.errors).toMatchObject([{ path: 'search' }]);
});
