import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Mark, markCleared, MarkedKind, markSet, vetUpdated, vetVerificationRequested } from '@paltu/contracts';
import { newId, type MemberId } from '@paltu/kernel';
import { eventually, type TestActor } from '@paltu/testing';
import { formOf, startTestService, type TestService, type TestServiceOptions } from '@paltu/testing/service';
import { kennelsService } from './kennels-service.ts';
import { aKennel, knexKennels, mongooseKennels, type Kennel, type MarkedKennels } from './marked-kennels.ts';

/** 2027-05-04, 10:00 in Pakistan. */
const start = new Date('2027-05-04T05:00:00Z');

/** Begins as a PDF does; `size` in bytes. */
const aPdf = (size = 200): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 'x')]);

/** What marks and papers promise, on the store that these options choose. */
export const describeMarks = (options: Pick<TestServiceOptions, 'store'> = {}): void => {
  let now = start;
  let folder: string;
  let service: TestService;
  let kennels: Pick<MarkedKennels<unknown>, 'add' | 'hold' | 'queries'>;
  let owner: TestActor;
  let id: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'paltu-marks-'));
    const variables = { UPLOAD_DIR: join(folder, 'uploads'), OBJECT_STORE_DIR: join(folder, 'objects') };
    const migrations = [join(import.meta.dirname, 'migrations')];
    service = await startTestService(kennelsService, { ...options, clock: { now: () => now }, variables, migrations });
    const { documents, database } = service.running;
    kennels = documents === undefined ? knexKennels(database) : mongooseKennels(documents);
  });
  beforeEach(async () => {
    now = start;
    await addKennel();
  });
  afterAll(async () => {
    await service.stop();
    await rm(folder, { recursive: true });
  });

  const addKennel = async (): Promise<void> => {
    owner = await service.tokens.issue();
    const kennel = aKennel(owner.userId as MemberId);
    await kennels.add(kennel);
    ({ id } = kennel);
  };
  const kept = async (): Promise<Kennel> => {
    const kennel = await kennels.queries.find(id);
    if (kennel === undefined) throw new Error('there is no such kennel');
    return kennel;
  };
  const carriedOut = (number: number) => eventually(async () => (await kept()).decidedUpTo >= number, 'the decision was carried out');

  interface Decision {
    readonly set?: boolean;
    readonly verificationNumber?: number;
    readonly reason?: string;
    readonly kind?: MarkedKind;
    readonly of?: string;
  }
  const publishDecision = (
    number: number,
    mark: Mark,
    { set = true, verificationNumber = 0, reason = '', kind = MarkedKind.VET, of = id }: Decision = {},
  ) =>
    service.publishToBus((set ? markSet : markCleared) as typeof markSet, {
      subject: of,
      sequence: number,
      data: { decisionId: newId(), kind, thingId: of, mark, verificationNumber, reason, decidedBy: newId() },
    });
  const decided = async (...decision: Parameters<typeof publishDecision>) => {
    await publishDecision(...decision);
    await carriedOut(decision[0]);
  };
  const send = (files: readonly Uint8Array[], fields: object = {}, as = owner) =>
    service.call('POST', '/kennels/user/verification', {
      as,
      body: formOf(
        { registrationNumber: 'PVMC-1234', validUntil: '2099-01-01', ...fields },
        files.map((bytes, index) => ({ field: 'papers', name: `paper-${index}.pdf`, bytes })),
      ),
    });
  const sent = async (fields: object = {}, file = aPdf()) => {
    const { status, body } = await send([file], fields);
    expect(status).toBe(200);
    return body.data.verification;
  };
  const own = async () => (await service.call('GET', '/kennels/user/verification', { as: owner })).body.data.verification;
  const read = (paperId: string, as?: TestActor, of = id) =>
    fetch(`${service.url}/api/v1/kennels/${of}/papers/${paperId}`, as && { headers: { authorization: `Bearer ${as.token}` } });
  const isVerified = async () => (await kept()).marks.verified;
  const endVerifications = () => service.runJob('end verifications');

  describe('a decision of moderation', () => {
    test('sets a mark of the thing, or takes it away, and is published with the thing', async () => {
      await decided(1, Mark.FEATURED);
      expect(await kept()).toMatchObject({ marks: { featured: true, verified: false, hidden: false }, version: 2 });
      expect((await service.untilPublished(vetUpdated, id)).vet).toMatchObject({ featured: true, decidedUpTo: 1n, version: 2n });
      await decided(2, Mark.FEATURED, { set: false });
      expect(await kept()).toMatchObject({ marks: { featured: false }, version: 3 });
    });

    test('hides with a reason for the owner, which is gone when the thing is shown again', async () => {
      await decided(1, Mark.HIDDEN, { reason: 'No kennel' });
      expect(await kept()).toMatchObject({ marks: { hidden: true }, hiddenReason: 'No kennel' });
      await decided(2, Mark.HIDDEN, { set: false, reason: 'It is one' });
      expect(await kept()).toMatchObject({ marks: { hidden: false }, hiddenReason: '' });
    });

    test('that comes again or late, or is about another kind of thing or one that is gone, changes nothing', async () => {
      await decided(2, Mark.FEATURED);
      const before = await kept();
      await publishDecision(2, Mark.FEATURED, { set: false });
      await publishDecision(1, Mark.HIDDEN);
      await publishDecision(4, Mark.HIDDEN, { kind: MarkedKind.UNSPECIFIED });
      await publishDecision(1, Mark.HIDDEN, { of: newId() });
      await decided(3, Mark.VERIFIED, { verificationNumber: 1 });
      expect(await kept()).toEqual({ ...before, decidedUpTo: 3, version: before.version + 1 });
    });

    test('on papers, and other papers at the same time: what was not seen is not verified', async () => {
      await sent();
      for (let number = 1; number <= 10; number += 1) {
        // Sent back twice, once late: between them the owner asks again.
        await decided(2 * number - 1, Mark.VERIFIED, { set: false, verificationNumber: number, reason: 'Blurred' });
        await Promise.all([sent(), publishDecision(2 * number, Mark.VERIFIED, { verificationNumber: number })]);
        await carriedOut(2 * number);
        const { marks, verification, verifiedUntil } = await kept();
        expect(verification).toMatchObject({ status: 'waiting', number: number + 1 });
        // Decided before the owner asked: what was seen is verified, and what waits is not.
        if (marks.verified) expect(verifiedUntil).toBe('2099-01-01');
      }
    });
  });

  describe('papers for the mark "verified"', () => {
    test('are sent and published, and their owner takes along what became of them', async () => {
      expect(await own()).toMatchObject({ status: 'none', papers: [], verifiedUntil: null });
      const { status, body } = await send([aPdf(), aPdf(300)], { validUntil: '2027-05-04' });
      expect([status, body.message, body.data.verification]).toEqual([
        200,
        'Thank you! We check your papers within 2-3 days.',
        {
          status: 'waiting',
          registrationNumber: 'PVMC-1234',
          validUntil: '2027-05-04',
          papers: [
            { id: expect.any(String), name: 'paper-0.pdf', size: 200 },
            { id: expect.any(String), name: 'paper-1.pdf', size: 300 },
          ],
          askedAt: start.toISOString(),
          reason: '',
          verifiedUntil: null,
        },
      ]);
      expect(await own()).toEqual(body.data.verification);
      const { number, papers } = (await service.untilPublished(vetVerificationRequested, id)).vet?.verification ?? {};
      expect([number, papers?.map(({ size }) => size)]).toEqual([1, [200, 300]]);
      const exported = async (as: TestActor) => (await service.call('GET', '/kennels/export', { as })).body.data.verification;
      expect(await exported(owner)).toEqual(body.data.verification);
      expect(await exported(await service.tokens.issue())).toBeNull();
    });

    test('are read by their owner and admins alone, as attachments', async () => {
      const [{ id: paperId }] = (await sent()).papers;
      const [admin, stranger] = [await service.tokens.issue({ role: 'admin' }), await service.tokens.issue()];
      for (const as of [owner, admin]) {
        const answer = await read(paperId, as);
        expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(aPdf())]).toEqual([200, true]);
        expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''paper-0.pdf");
        const typed = [answer.headers.get('cache-control'), answer.headers.get('content-type')];
        expect(typed).toEqual(['private, no-store', 'application/octet-stream']);
      }
      const refused = [read(paperId), read(paperId, stranger), read(newId(), owner), read(paperId, admin, newId()), read('1', owner)];
      expect((await Promise.all(refused)).map((answer) => answer.status)).toEqual([401, 404, 404, 404, 404]);
    });

    const invalid = { status: 400, code: 'request.invalid' };
    test.each<{ what: string; files?: readonly Uint8Array[]; fields?: object; status: number; code: string; path: string }>([
      { what: 'no file', files: [], ...invalid, path: 'papers' },
      { what: 'no number', fields: { registrationNumber: ' ' }, ...invalid, path: 'registrationNumber' },
      { what: 'no day', fields: { validUntil: '2027-02-30' }, ...invalid, path: 'validUntil' },
      { what: 'a day that has passed', fields: { validUntil: '2027-05-03' }, ...invalid, path: 'validUntil' },
      { what: 'an unknown field', fields: { cnic: '1' }, ...invalid, path: 'cnic' },
      { what: 'a file of another type', files: [Buffer.from('text')], status: 415, code: 'paper.unsupported-type', path: 'papers' },
      { what: 'a large file', files: [aPdf(5 * 1_048_576 + 1)], status: 413, code: 'paper.too-large', path: 'papers' },
      { what: 'six files', files: Array<Buffer>(6).fill(aPdf()), status: 400, code: 'paper.too-many', path: 'papers' },
    ])('with $what are refused, and nothing is kept', async ({ files = [aPdf()], fields, status, code, path }) => {
      expect(await send(files, fields)).toMatchObject({ status, body: { code, errors: [{ path }] } });
      expect((await own()).status).toBe('none');
    });

    test('of a member without such a thing, and what is no form, are refused', async () => {
      const stranger = await service.tokens.issue();
      const refused = { status: 404, body: { code: 'kennel.not-found' } };
      expect(await send([aPdf()], {}, stranger)).toMatchObject(refused);
      expect(await service.call('GET', '/kennels/user/verification', { as: stranger })).toMatchObject(refused);
      const post = (sentAs: object) => service.call('POST', '/kennels/user/verification', { as: owner, ...sentAs });
      expect(await post({ json: { registrationNumber: '1' } })).toMatchObject({ status: 415 });
      const cut = { body: '--x\r\nbroken', headers: { 'content-type': 'multipart/form-data; boundary=x' } };
      expect(await post(cut)).toMatchObject({ status: 400 });
      const elsewhere = formOf({}, [{ field: 'images', name: 'a.pdf', bytes: aPdf() }]);
      expect(await post({ body: elsewhere })).toMatchObject({ status: 400, body: { errors: [{ path: 'images' }] } });
    });

    test('wait for a decision; sent back, others take their place, and the first ones are gone', async () => {
      const [first] = (await sent()).papers;
      expect(await send([aPdf()])).toMatchObject({ status: 409, body: { code: 'verification.already-waiting' } });
      await decided(1, Mark.VERIFIED, { set: false, verificationNumber: 1, reason: 'دھندلا ہے' });
      expect(await own()).toMatchObject({ status: 'sent-back', reason: 'دھندلا ہے', papers: [first] });
      expect(await sent({}, aPdf(250))).toMatchObject({ status: 'waiting', reason: '', papers: [{ size: 250 }] });
      expect((await read(first.id, owner)).status).toBe(404);
    });
  });

  describe('the mark "verified"', () => {
    test('is given for the papers that were seen, and for no others', async () => {
      await sent();
      await decided(1, Mark.VERIFIED, { set: false, verificationNumber: 1, reason: 'Blurred' });
      await sent();
      await decided(2, Mark.VERIFIED, { verificationNumber: 1 });
      expect([await isVerified(), (await own()).status]).toEqual([false, 'waiting']);
      await decided(3, Mark.VERIFIED, { verificationNumber: 2 });
      expect([await isVerified(), await own()]).toMatchObject([true, { status: 'verified', verifiedUntil: '2099-01-01' }]);
      await decided(4, Mark.VERIFIED, { set: false, verificationNumber: 2, reason: 'Forged' });
      expect([await isVerified(), await own()]).toMatchObject([false, { status: 'sent-back', reason: 'Forged', verifiedUntil: null }]);
    });

    test('ends with the last day of the registration, in Pakistan, and the papers with it', async () => {
      const [paper] = (await sent({ validUntil: '2027-05-06' })).papers;
      await decided(1, Mark.VERIFIED, { verificationNumber: 1 });
      // 23:59 on that day in Pakistan.
      now = new Date('2027-05-06T18:59:00Z');
      await endVerifications();
      expect(await isVerified()).toBe(true);
      now = new Date('2027-05-06T19:00:00Z');
      await endVerifications();
      expect([await isVerified(), await own()]).toMatchObject([
        false,
        { status: 'none', papers: [], registrationNumber: '', verifiedUntil: null },
      ]);
      expect((await read(paper.id, owner)).status).toBe(404);
      await decided(2, Mark.VERIFIED, { verificationNumber: 1 });
      expect(await isVerified()).toBe(false);
    });

    test('ends for the others while one thing is held, and for that one in the next run', async () => {
      await sent({ validUntil: '2027-05-06' });
      await decided(1, Mark.VERIFIED, { verificationNumber: 1 });
      const held = id;
      await addKennel();
      await sent({ validUntil: '2027-05-06' });
      await decided(1, Mark.VERIFIED, { verificationNumber: 1 });
      now = new Date('2027-05-07T05:00:00Z');
      const letGo = await kennels.hold(held);
      await endVerifications().finally(letGo);
      expect(await isVerified()).toBe(false);
      id = held;
      expect(await isVerified()).toBe(true);
      await endVerifications();
      expect(await isVerified()).toBe(false);
    });

    test('stays until its day while a renewal waits, which goes on waiting', async () => {
      await sent({ validUntil: '2027-05-06' });
      await decided(1, Mark.VERIFIED, { verificationNumber: 1 });
      await sent({ validUntil: '2028-05-06' });
      expect([await isVerified(), await own()]).toMatchObject([true, { status: 'waiting', verifiedUntil: '2027-05-06' }]);
      now = new Date('2027-05-07T05:00:00Z');
      await Promise.all([endVerifications(), endVerifications()]);
      expect([await isVerified(), await own()]).toMatchObject([false, { status: 'waiting', verifiedUntil: null }]);
      await decided(2, Mark.VERIFIED, { verificationNumber: 2 });
      expect([await isVerified(), await own()]).toMatchObject([true, { status: 'verified', verifiedUntil: '2028-05-06' }]);
    });
  });
};
