import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Message } from '@bufbuild/protobuf';
import { contactErased, contactState, petDeleted, petState, userErased, userState, type StateDefinition } from '@paltu/contracts';
import type { ReceivedMessage } from '@paltu/events';
import { contactOfMessage, knownPetOfMessage, memberOfMessage, onAccountChanged, onMemberChanged, whenErased } from '@paltu/projections';
import { takenBy, type ConsumedTopic, type PublishedEvent } from '@paltu/testing/events';

const root = fileURLToPath(new URL('../..', import.meta.url));

const collect = async <Item>(pattern: string, name: string): Promise<Item[]> => {
  const files = globSync(`services/*/test/${pattern}`, { cwd: root }).sort();
  const modules = files.map(async (file) => (await import(pathToFileURL(`${root}${file}`).href)) as Record<string, readonly Item[]>);
  return (await Promise.all(modules)).flatMap((module) => module[name] ?? []);
};

/** What each service publishes, out of `services/<name>/test/published-<slice>.ts`. */
export const allPublished = (): Promise<PublishedEvent[]> => collect('published-*.ts', 'publishedEvents');

/** What each service consumes by a rule of its own, out of `services/<name>/test/consumed-<slice>.ts`. */
export const allConsumed = (): Promise<ConsumedTopic[]> => collect('consumed-*.ts', 'consumedTopics');

const stateIn = <M extends Message>(message: ReceivedMessage, { field, schema }: StateDefinition<M>): M => {
  const state = message.read(field, schema);
  if (state === undefined) throw new Error(`the message has no field ${field}`);
  return state;
};

interface Fields {
  readonly [field: string]: unknown;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly agedAt: Date;
}

const besideSnapshot = ['version', 'contentVersion', 'approvalStatus', 'rejectionReason', 'submittedAt', 'approvedAt', 'ownerAway'];

/** Consumers `<service>.<name>` that learn who leaves. */
const leavingConsumed = (consumer: string): ConsumedTopic => ({
  consumer,
  topic: userState.topic.name,
  left: takenBy((take) => onAccountChanged(() => async (report) => take(report))),
  expects: ({ data, sequence }, type) => {
    const { id, deactivated, suspended: isSuspended = false, createdAt = null } = data['user'] as Partial<Fields>;
    const isErased = type === userErased.type;
    const hasLeft = deactivated === true || isErased;
    const absence = { isAway: hasLeft || isSuspended === true, hasLeft, isSuspended };
    return [{ memberId: id, version: sequence, ...absence, isErased, memberSince: createdAt }];
  },
});

/** Consumers `<service>.<name>` that forget what was a member's who is no more. */
const erasureConsumed = (consumer: string): ConsumedTopic => ({
  consumer,
  topic: userState.topic.name,
  left: takenBy((take) => onMemberChanged({ followIn: [whenErased(() => async (memberId) => take(memberId))] })),
  expects: ({ data }, type) => (type === userErased.type ? [(data['user'] as { id: string }).id] : []),
});

/** What every service consumes alike, by what they share: `<service>.members`, `.contacts`, `.pets`, and who leaves or is erased. */
export const sharedConsumed: readonly ConsumedTopic[] = [
  leavingConsumed('closing'),
  leavingConsumed('away-owners'),
  leavingConsumed('owners'),
  ...['comments', 'likes'].map(erasureConsumed),
  {
    consumer: 'contacts',
    topic: contactState.topic.name,
    left: async (message) =>
      message.record.value === null ? message.subject : contactOfMessage(stateIn(message, contactState), message.sequence),
    expects: ({ subject, data, sequence }, type) => {
      if (type === contactErased.type) return subject;
      const { id, email, emailVerified, emailVerifiedAt = null, phone } = data['contact'] as Fields;
      return { id, version: sequence, email, isEmailVerified: emailVerified, emailVerifiedAt, phone };
    },
  },
  {
    consumer: 'members',
    topic: userState.topic.name,
    left: async (message) => memberOfMessage(stateIn(message, userState), message.sequence),
    expects: ({ data, sequence }) => {
      const { id, firstName, lastName, verified, picture } = data['user'] as Fields;
      return { id, version: sequence, firstName, lastName, isVerified: verified, picture: picture ?? null };
    },
  },
  {
    consumer: 'pets',
    topic: petState.topic.name,
    left: async (message) => knownPetOfMessage(stateIn(message, petState), message),
    expects: ({ data, sequence }, type) => {
      const pet = data['pet'] as Fields;
      const snapshot = Object.fromEntries(Object.entries(pet).filter(([field]) => !besideSnapshot.includes(field)));
      return {
        id: pet['id'],
        version: sequence,
        contentVersion: pet['contentVersion'],
        snapshot: {
          ...snapshot,
          createdAt: pet.createdAt.toISOString(),
          updatedAt: pet.updatedAt.toISOString(),
          agedAt: pet.agedAt.toISOString(),
        },
        approvalStatus: pet['approvalStatus'],
        isOwnerAway: pet['ownerAway'],
        isDeleted: type === petDeleted.type,
      };
    },
  },
];
