import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { petCreated } from '@paltu/contracts';
import type { TestActor } from '@paltu/testing';
import { formOf } from '@paltu/testing/service';
import sharp from 'sharp';
import { isDecided, publishPet } from './listed-pets.ts';
import { reject } from './other-services.ts';
import { aPet, aPhoto } from './pet-forms.ts';
import { startPets, type RunningPets } from './running-pets.ts';

const fiveMegabytes = 5 * 1_048_576;
const pdf = (size = 200): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n'), Buffer.alloc(size - 15, 'x')]);

let pets: RunningPets;
let ali: TestActor;
let sara: TestActor;
let admin: TestActor;
beforeAll(async () => {
  pets = await startPets();
});
beforeEach(async () => {
  [ali, sara, admin] = await Promise.all([pets.tokens.issue(), pets.tokens.issue(), pets.tokens.issue({ role: 'admin' })]);
});
afterAll(() => pets.stop());

type Sent = Parameters<typeof formOf>[1];
const records = (bytes: Uint8Array, name = 'ٹیکے (2026).pdf') => ({ field: 'vaccinationRecords', name, bytes });
const certificate = (bytes: Uint8Array, name = 'certificate.png') => ({ field: 'healthCertificate', name, bytes });
const offer = (files: Sent, fields = {}) => pets.call('POST', '/pets', { as: ali, body: formOf(aPet(fields), files) });
const edit = (id: string, fields: object, files: Sent = []) =>
  pets.call('PUT', `/pets/${id}`, { as: ali, body: formOf({ ...fields }, files) });
const read = (id: string, paperId: string, as?: TestActor) =>
  fetch(`${pets.url}/api/v1/pets/${id}/papers/${paperId}`, as && { headers: { authorization: `Bearer ${as.token}` } });
const statusOf = async (id: string, paperId: string, as?: TestActor) => (await read(id, paperId, as)).status;
const kept = () => pets.objects.list('pets-papers/');
const sweepPapers = () => pets.runJob('sweep papers');

describe('papers of a listing', () => {
  test('come with it, beside its pictures, and are read as they were sent', async () => {
    const png = await sharp(await aPhoto())
      .png()
      .toBuffer();
    const { status, body } = await offer([records(pdf()), certificate(png), { bytes: await aPhoto() }]);
    expect(status).toBe(201);
    const { id, images, vaccinationRecords, healthCertificate } = body.data.pet;
    expect(images).toHaveLength(1);
    expect(vaccinationRecords).toEqual({ id: expect.any(String), name: 'ٹیکے (2026).pdf', size: 200 });
    expect(healthCertificate).toEqual({ id: expect.any(String), name: 'certificate.png', size: png.length });
    for (const as of [ali, admin]) {
      const answer = await read(id, healthCertificate.id, as);
      expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(png)]).toEqual([200, true]);
    }
    const { headers } = await read(id, vaccinationRecords.id, ali);
    expect(
      Object.fromEntries(
        ['content-disposition', 'content-type', 'cache-control', 'x-content-type-options'].map((name) => [name, headers.get(name)]),
      ),
    ).toEqual({
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('ٹیکے ')}%282026%29.pdf`,
      'content-type': 'application/octet-stream',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await pets.untilPublished(petCreated, id)).pet?.papers).toMatchObject({
      vaccinationRecords,
      healthCertificate,
    });
  });

  test('are for owner and admins alone, also once the pet is public', async () => {
    const { id, vaccinationRecords: paper } = (await offer([records(pdf())])).body.data.pet;
    await publishPet(pets, id);
    expect([await statusOf(id, paper.id), await statusOf(id, paper.id, sara), await statusOf(id, paper.id, ali)]).toEqual([401, 404, 200]);
    for (const as of [sara, undefined]) {
      const { pet } = (await pets.call('GET', `/pets/${id}`, { as })).body.data;
      expect(JSON.stringify(pet)).not.toContain(paper.id);
    }
    expect((await pets.call('GET', `/media/pets/${paper.id}/320.webp`)).status).toBe(404);
    const other = (await offer([])).body.data.pet;
    expect(await statusOf(other.id, paper.id, ali)).toBe(404);
    const shown = (await pets.call('GET', '/pets/user/my-pets', { as: ali })).body.data.pets.find((pet: { id: string }) => pet.id === id);
    expect([shown.vaccinationRecords, shown.healthCertificate]).toEqual([paper, null]);
  });

  test('are replaced, taken away and deleted with it; their files go', async () => {
    const first = (await offer([records(pdf()), certificate(pdf())])).body.data.pet;
    const { id } = first;
    const unchanged = (await edit(id, { color: 'Black' })).body.data.pet;
    expect(unchanged).toMatchObject({ vaccinationRecords: first.vaccinationRecords, healthCertificate: first.healthCertificate });
    const replaced = (await edit(id, {}, [records(pdf(300), 'new.pdf')])).body.data.pet;
    expect(replaced).toMatchObject({ vaccinationRecords: { name: 'new.pdf', size: 300 }, healthCertificate: first.healthCertificate });
    const less = (await pets.call('PUT', `/pets/${id}`, { as: ali, json: { healthCertificate: null } })).body.data.pet;
    expect(less).toMatchObject({ vaccinationRecords: replaced.vaccinationRecords, healthCertificate: null });
    for (const gone of [first.vaccinationRecords, first.healthCertificate]) expect(await statusOf(id, gone.id, ali)).toBe(404);
    await pets.call('DELETE', `/pets/${id}`, { as: ali });
    expect(await statusOf(id, less.vaccinationRecords.id, admin)).toBe(404);
    const before = (await kept()).length;
    expect(await sweepPapers()).toBe(3);
    expect(await kept()).toHaveLength(before - 3);
  });

  test('do not send a public listing back to review, and send back one that was refused', async () => {
    const { id } = (await offer([])).body.data.pet;
    await publishPet(pets, id);
    expect((await edit(id, {}, [records(pdf())])).body.data.pet).toMatchObject({ approvalStatus: 'approved', contentVersion: 1 });
    const refused = (await offer([])).body.data.pet;
    await reject(pets, refused.id, 1, 'Blurred');
    await isDecided(pets, refused.id, 'rejected');
    expect((await edit(refused.id, {}, [records(pdf())])).body.data.pet).toMatchObject({ approvalStatus: 'pending', contentVersion: 2 });
  });
});

describe('a paper is refused', () => {
  test.each([
    ['that is no PDF and no picture', records(Buffer.from('<script>alert(1)</script>'), 'fake.pdf'), 415, 'paper.unsupported-type'],
    ['that is empty', records(Buffer.alloc(0)), 415, 'paper.unsupported-type'],
    ['over five megabytes', records(pdf(fiveMegabytes + 1)), 413, 'paper.too-large'],
    ['over ten megabytes', certificate(pdf(2 * fiveMegabytes + 1)), 413, 'paper.too-large'],
  ])('%s, and nothing of the request is kept', async (_what, file, status, code) => {
    const { id } = (await offer([])).body.data.pet;
    const [before, listings] = [await kept(), (await pets.database('listings')).length];
    const files = [file, certificate(pdf())].slice(0, file.field === 'vaccinationRecords' ? 2 : 1);
    for (const refused of [await offer(files), await edit(id, {}, files)])
      expect([refused.status, refused.body.code, refused.body.errors[0].path]).toEqual([status, code, file.field]);
    await sweepPapers();
    expect([await kept(), (await pets.database('listings')).length]).toEqual([before, listings]);
  });

  test('beside another of its kind', async () => {
    const { id } = (await offer([])).body.data.pet;
    const files = [records(pdf()), records(pdf())];
    for (const refused of [await offer(files), await edit(id, {}, files)])
      expect([refused.status, refused.body.code, refused.body.errors[0].path]).toEqual([400, 'paper.too-many', 'vaccinationRecords']);
  });

  test('never at exactly five megabytes', async () => {
    expect((await offer([records(pdf(fiveMegabytes))])).body.data.pet.vaccinationRecords.size).toBe(fiveMegabytes);
  });

  test('together with a listing that is refused: it is swept', async () => {
    const before = await kept();
    expect((await offer([records(pdf())], { adoptionType: 'Sale', price: 0 })).status).toBe(400);
    const { id } = (await offer([])).body.data.pet;
    expect((await pets.call('PUT', `/pets/${id}`, { as: sara, body: formOf({}, [records(pdf())]) })).status).toBe(404);
    await sweepPapers();
    expect(await kept()).toEqual(before);
  });
});
