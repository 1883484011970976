import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  contactUpdated,
  markCleared,
  markSet,
  MarkedKind,
  type EventDefinition,
  type Mark,
  userDeactivated,
  userErased,
  userReinstated,
  userSuspended,
  UserType,
  vetListed,
} from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { instantAt } from '@paltu/reference';
import { eventually } from '@paltu/testing';
import { aMember, formOf, startTestService, type MemberDetails, type TestServiceOptions } from '@paltu/testing/service';
import { vetsService } from '../src/service.ts';
import { keptVets } from './kept-vets.ts';

export const aVet = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Dr. Amna Khan',
  specialty: 'Surgery',
  qualifications: 'DVM, University of Veterinary Sciences Lahore',
  clinicName: 'Gulberg Pet Clinic',
  address: '12 Main Boulevard, Gulberg',
  city: 'Lahore',
  consultationFee: 1500,
  ...overrides,
});

/** Begins as a PDF does; `size` in bytes. */
export const aPdf = (size = 200): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 'x')]);

export const someVisit = { petName: 'موتی', petType: 'dog', reason: 'checkup', message: 'He limps' } as const;

export interface ShownAppointment {
  readonly id: string;
  readonly status: string;
  readonly vet: { readonly name: string };
  readonly guest: { readonly fullName: string; readonly phone: string | null };
  readonly petName: string;
  readonly message: string;
  readonly closing: unknown;
  readonly date: string;
  readonly time: string;
}

/** So many days after today, in Pakistan. */
export const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 24 * 3_600_000 + 5 * 3_600_000).toISOString().slice(0, 10);

const startOf = (date: string, time: string): string => instantAt({ date, time })?.toISOString() ?? '';

/** Vets with the test in the part of auth. @param options.onPostgres also in `make test-cluster`: its locks and plans are looked at. */
export const startVets = async ({ onPostgres = false, ...options }: TestServiceOptions & { readonly onPostgres?: boolean } = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'paltu-vets-'));
  const variables = { UPLOAD_DIR: join(folder, 'uploads'), OBJECT_STORE_DIR: join(folder, 'objects'), ...options.variables };
  const service = await startTestService(vetsService, { ...options, ...(onPostgres ? {} : { store: 'documents' }), variables });
  const { call, publishToBus, publishedAbout, untilPublished } = service;
  const kept = keptVets(service.running);

  const someone = async (details: MemberDetails = {}) => {
    const member = await aMember(service, details);
    const contact = { id: member.userId, version: 1n, email: `${member.userId}@example.org`, emailVerified: true, phone: '+923001234567' };
    await publishToBus(contactUpdated, { subject: member.userId, data: { contact } });
    const isKnown = async () => (await kept.find('contacts', { id: member.userId })).length > 0;
    await eventually(isKnown, 'the event of auth was consumed');
    return { ...member, ...contact };
  };
  type Someone = Awaited<ReturnType<typeof someone>>;

  let versions = 1;
  const publishMember = (member: Someone, definition: EventDefinition, state: { deactivated?: boolean; suspended?: boolean }) => {
    versions += 1;
    return publishToBus(definition as typeof userDeactivated, {
      subject: member.userId,
      sequence: versions,
      data: { user: { id: member.userId, version: BigInt(versions), userType: UserType.USER, ...state } },
    });
  };

  const listed = async (owner: Someone, overrides: Record<string, unknown> = {}): Promise<string> => {
    const { status, body } = await call('POST', '/vets', { as: owner, json: aVet(overrides) });
    if (status !== 201) throw new Error(`listing was answered ${status} ${body.code} ${JSON.stringify(body.errors)}`);
    return body.data.vet.id as string;
  };

  const open = (owner: Someone, slots: readonly object[]) => call('POST', '/vets/slots', { as: owner, json: { slots } });

  const book = (guest: Someone, vetId: string, slot: object) =>
    call('POST', `/vets/${vetId}/appointments`, { as: guest, json: { ...someVisit, ...slot } });

  /** Moderation decides: the number of the decision counts those on this vet. */
  const isMarked = (vetId: string, number: number, mark: Mark, { set = true, verificationNumber = 0, reason = '' } = {}) =>
    publishToBus((set ? markSet : markCleared) as typeof markSet, {
      subject: vetId,
      sequence: number,
      data: { decisionId: newId(), kind: MarkedKind.VET, thingId: vetId, mark, verificationNumber, reason, decidedBy: newId() },
    });

  return {
    ...service,
    kept,
    /** The profile itself, beside what it is found by. */
    keptVet: async (id: string) => {
      const [vet] = await kept.find('vets', { id });
      if (vet === undefined) throw new Error('there is no such profile');
      return vet.document;
    },
    isMarked,
    /** Sends papers for the mark `verified`. */
    askVerified: (owner: Someone, files: readonly Uint8Array[], fields: object = {}) =>
      call('POST', '/vets/user/verification', {
        as: owner,
        body: formOf(
          { registrationNumber: 'PVMC-1234', validUntil: '2099-01-01', ...fields },
          files.map((bytes, index) => ({ field: 'papers', name: `paper-${index}.pdf`, bytes })),
        ),
      }),
    someone,
    book,
    /** Id of an appointment that was booked. */
    booked: async (guest: Someone, vetId: string, slotId: string | undefined): Promise<string> => {
      const { status, body } = await book(guest, vetId, { slotId });
      if (status !== 201) throw new Error(`booking was answered ${status} ${body.code}`);
      return body.data.appointment.id as string;
    },
    cancel: (member: Someone, id: string, reason = '') => call('DELETE', `/vets/appointments/${id}`, { as: member, json: { reason } }),
    setStatus: (owner: Someone, id: string, status: string) =>
      call('PATCH', `/vets/appointments/${id}/status`, { as: owner, json: { status } }),
    appointments: async (member: Someone, query = '') =>
      (await call('GET', `/vets/user/appointments${query}`, { as: member })).body.data.appointments as ShownAppointment[],
    /** What was published about an appointment: short names of the types, in order. */
    story: (id: string) => publishedAbout(id).map(({ type }) => type.split('.')[3]),
    listed,
    /** A member who is a vet, and the id of the profile. */
    someVet: async (overrides: Record<string, unknown> = {}) => {
      const owner = await someone({ firstName: 'Amna', lastName: 'Khan' });
      const id = await listed(owner, overrides);
      await untilPublished(vetListed, id);
      return { owner, id };
    },
    open,
    remove: (owner: Someone, slots: readonly unknown[]) => call('DELETE', '/vets/slots', { as: owner, json: { slots } }),
    /** Ids of slots that were offered on that day at these times. */
    opened: async (owner: Someone, date: string, ...times: readonly string[]): Promise<string[]> => {
      const { status, body } = await open(
        owner,
        times.map((time) => ({ date, time })),
      );
      if (status !== 201) throw new Error(`opening slots was answered ${status} ${body.code}`);
      return body.data.slots.map(({ id }: { id: string }) => id) as string[];
    },
    startOf,
    leaves: (member: Someone) => publishMember(member, userDeactivated, { deactivated: true }),
    returns: (member: Someone) => publishMember(member, userDeactivated, { deactivated: false }),
    isErased: (member: Someone) => publishMember(member, userErased, { deactivated: true }),
    isSuspended: (member: Someone) => publishMember(member, userSuspended, { suspended: true }),
    isReinstated: (member: Someone) => publishMember(member, userReinstated, { suspended: false }),
    stop: async () => {
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type RunningVets = Awaited<ReturnType<typeof startVets>>;
export type Someone = Awaited<ReturnType<RunningVets['someone']>>;
