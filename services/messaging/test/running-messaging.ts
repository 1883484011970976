import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  ApprovalStatus,
  contactErased,
  contactUpdated,
  petPublished,
  storeOpened,
  userDeactivated,
  userErased,
  userProfileUpdated,
  userReactivated,
  UserType,
  vetListed,
  type EventDefinition,
} from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { aMember, petMessage, sentMails, startTestService, type MemberDetails, type TestServiceOptions } from '@paltu/testing/service';
import { messagingService } from '../src/service.ts';

/** Since when the addresses of members are known to be theirs. */
export const verifiedAt = new Date('2026-01-01');

export const emailOf = ({ userId }: { readonly userId: string }): string => `${userId}@example.org`;

/** What messaging reads beside what every service does; its mails lie in `folder`. */
export const messagingVariables = (folder: string): Record<string, string> => ({
  MAIL_DIR: folder,
  MAIL_FROM: 'Paltu <no-reply@paltu.example>',
  PUBLIC_URL: 'https://paltu.example',
});

/** Messaging with the test in the parts of auth, pets, commerce and vets. */
export const startMessaging = async (options: TestServiceOptions = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'paltu-mails-'));
  const service = await startTestService(messagingService, {
    ...options,
    variables: { ...messagingVariables(folder), ...options.variables },
  });
  const { call, database, publishToBus } = service;
  const isThere = (table: string, id: string) => async () => (await database(table).where({ id }).first()) !== undefined;

  const someone = async (details: MemberDetails = {}) => {
    const member = await aMember(service, details);
    const emailVerifiedAt = timestampFromDate(verifiedAt);
    const reached = { email: emailOf(member), emailVerified: true, emailVerifiedAt, phone: '+923001234567' };
    await publishToBus(contactUpdated, { subject: member.userId, data: { contact: { id: member.userId, version: 1n, ...reached } } });
    await eventually(isThere('contacts', member.userId), 'how the member is reached is known');
    await eventually(isThere('members', member.userId), 'the member is known by name');
    return member;
  };
  type Someone = Awaited<ReturnType<typeof someone>>;

  const aThing = async (kind: 'pet' | 'store' | 'vet', owner: Pick<Someone, 'userId'>, isPublic = true) => {
    const id = newId();
    const usual = { id, ownerId: owner.userId, version: 1n, name: 'شیرو' };
    const states = {
      pet: [petPublished, { pet: petMessage({ ...usual, approvalStatus: isPublic ? ApprovalStatus.APPROVED : ApprovalStatus.PENDING }) }],
      store: [storeOpened, { store: { ...usual, hidden: !isPublic } }],
      vet: [vetListed, { vet: { ...usual, public: isPublic } }],
    } as const;
    const [definition, data] = states[kind];
    await publishToBus(definition as EventDefinition as typeof storeOpened, { subject: id, data: data as never });
    await eventually(isThere('things', id), 'the thing is known');
    return { id, kind };
  };
  type AThing = Awaited<ReturnType<typeof aThing>>;

  const start = (as: Someone | undefined, { kind, id }: AThing, json: object, headers: Record<string, string> = {}) =>
    call('POST', `/messages/${kind}s/${id}`, { ...(as === undefined ? {} : { as }), json, headers });
  const of = (as: Someone, id: string) => ({
    send: (message: string, headers: Record<string, string> = {}) =>
      call('POST', `/messages/conversations/${id}/messages`, { as, json: { message }, headers }),
    thread: async (query = '') => (await call('GET', `/messages/conversations/${id}${query}`, { as })).body.data,
    post: (step: string, json?: object) =>
      call('POST', `/messages/conversations/${id}/${step}`, { as, ...(json === undefined ? {} : { json }) }),
    unblock: () => call('DELETE', `/messages/conversations/${id}/block`, { as }),
  });

  const changesOf = (definition: typeof userErased, change: object) => async (member: Someone, version: number) => {
    const user = { id: member.userId, version: BigInt(version), userType: UserType.USER, ...change };
    await publishToBus(definition, { subject: member.userId, sequence: version, data: { user } });
    const isKept = async () => Number((await database('members').where({ id: member.userId }).first())?.version) === version;
    await eventually(isKept, 'the change of the member was consumed');
  };

  return {
    ...service,
    mails: sentMails(folder),
    stop: async () => {
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
    someone,
    aThing,
    start,
    of,
    /** Id of a conversation that was begun. */
    started: async (as: Someone, thing: AThing, message = 'Is he still there?'): Promise<string> => {
      const { status, body } = await start(as, thing, { message });
      if (status !== 201) throw new Error(`starting was answered ${status} ${body.code}`);
      return body.data.conversation.id as string;
    },
    mailbox: async (as: Someone, query = '') => (await call('GET', `/messages/conversations${query}`, { as })).body.data,
    renames: changesOf(userProfileUpdated as unknown as typeof userErased, { firstName: 'Mahnoor', lastName: 'Ali', verified: true }),
    deactivates: changesOf(userDeactivated as unknown as typeof userErased, { firstName: 'Sana', lastName: 'Ahmed', deactivated: true }),
    reactivates: changesOf(userReactivated as unknown as typeof userErased, { firstName: 'Sana', lastName: 'Ahmed' }),
    erases: changesOf(userErased, {}),
    /** How the member is reached is forgotten, as of that instant. */
    forgetsContact: async ({ userId }: Pick<Someone, 'userId'>, time: Date) => {
      await publishToBus(contactErased, { subject: userId, sequence: 2, time, data: {} });
      await eventually(async () => !(await isThere('contacts', userId)()), 'how the member is reached is forgotten');
    },
  };
};

export type RunningMessaging = Awaited<ReturnType<typeof startMessaging>>;
export type Someone = Awaited<ReturnType<RunningMessaging['someone']>>;
