import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Message } from '@bufbuild/protobuf';
import { contactErased, contactState, petDeleted, petState, userErased, userState, type StateDefinition } from '@paltu/contracts';
import type { ReceivedMessage } from '@paltu/events';
import { contactOfMessage, knownPetOfMessage, memberOfMessage, onAccountChanged, onMemberChanged, whenErased } from '@paltu/projections';
import { takenBy, type HeardTopic, type ToldEvent } from '@paltu/testing/events';

const root = fileURLToPath(new URL('../..', import.meta.url));

const collect = async <Item>(pattern: string, name: string): Promise<Item[]> => {
  const files = globSync(`services/*/test/${pattern}`, { cwd: root }).sort();
  const modules = files.map(async (file) => (await import(pathToFileURL(`${root}${file}`).href)) as Record<string, readonly Item[]>);
  return (await Promise.all(modules)).flatMap((module) => module[name] ?? []);
};

/** What each service says, out of `services/<name>/test/told-<slice>.ts`. */
export const allTold = (): Promise<ToldEvent[]> => collect('told-*.ts', 'toldEvents');

/** What each service hears by a rule of its own, out of `services/<name>/test/heard-<slice>.ts`. */
export const allHeard = (): Promise<HeardTopic[]> => collect('heard-*.ts', 'heardTopics');

const stateIn = <M extends Message>(message: ReceivedMessage, { field, schema }: StateDefinition<M>): M => {
  const state = message.read(field, schema);
  if (state === undefined) throw new Error(`the message has no field ${field}`);
  return state;
};

interface Told {
  readonly [field: string]: unknown;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const besideSnapshot = ['version', 'contentVersion', 'approvalStatus', 'rejectionReason', 'submittedAt', 'approvedAt', 'ownerAway'];

/** Consumers `<service>.<name>` that are told who leaves. */
const leavingHeard = (consumer: string): HeardTopic => ({
  consumer,
  topic: userState.topic.name,
  left: takenBy((take) => onAccountChanged(() => async (report) => take(report))),
  expects: ({ data, sequence }, type) => {
    const { id, deactivated, createdAt = null } = data['user'] as Partial<Told>;
    const isErased = type === userErased.type;
    return [{ memberId: id, version: sequence, isAway: deactivated === true || isErased, isErased, memberSince: createdAt }];
  },
});

/** Consumers `<service>.<name>` that forget what was a member's who is no more. */
const erasureHeard = (consumer: string): HeardTopic => ({
  consumer,
  topic: userState.topic.name,
  left: takenBy((take) => onMemberChanged({ followIn: [whenErased(() => async (memberId) => take(memberId))] })),
  expects: ({ data }, type) => (type === userErased.type ? [(data['user'] as { id: string }).id] : []),
});

/** What every service hears alike, by what they share: `<service>.members`, `.contacts`, `.pets`, and who leaves or is erased. */
export const sharedHeard: readonly HeardTopic[] = [
  leavingHeard('closing'),
  leavingHeard('away-owners'),
  ...['comments', 'likes'].map(erasureHeard),
  {
    consumer: 'contacts',
    topic: contactState.topic.name,
    left: async (message) =>
      message.record.value === null ? message.subject : contactOfMessage(stateIn(message, contactState), message.sequence),
    expects: ({ subject, data, sequence }, type) => {
      if (type === contactErased.type) return subject;
      const { id, email, emailVerified, emailVerifiedAt = null, phone } = data['contact'] as Told;
      return { id, version: sequence, email, isEmailVerified: emailVerified, emailVerifiedAt, phone };
    },
  },
  {
    consumer: 'members',
    topic: userState.topic.name,
    left: async (message) => memberOfMessage(stateIn(message, userState), message.sequence),
    expects: ({ data, sequence }) => {
      const { id, firstName, lastName, verified, picture } = data['user'] as Told;
      return { id, version: sequence, firstName, lastName, isVerified: verified, picture: picture ?? null };
    },
  },
  {
    consumer: 'pets',
    topic: petState.topic.name,
    left: async (message) => knownPetOfMessage(stateIn(message, petState), message),
    expects: ({ data, sequence }, type) => {
      const pet = data['pet'] as Told;
      const snapshot = Object.fromEntries(Object.entries(pet).filter(([field]) => !besideSnapshot.includes(field)));
      return {
        id: pet['id'],
        version: sequence,
        contentVersion: pet['contentVersion'],
        snapshot: { ...snapshot, createdAt: pet.createdAt.toISOString(), updatedAt: pet.updatedAt.toISOString() },
        approvalStatus: pet['approvalStatus'],
        isOwnerAway: pet['ownerAway'],
        isDeleted: type === petDeleted.type,
      };
    },
  },
];
