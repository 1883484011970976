import { accessoryRemoved, accessoryState, petDeleted, petState, requestState, storeState, vetState } from '@paltu/contracts';
import type { EventRule } from '@paltu/events';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import {
  onPetChanged,
  onProductChanged,
  onRequestChanged,
  onStoreChanged,
  onVetChanged,
} from '../src/conversations/conversation-events.ts';
import type { ThingRecords } from '../src/conversations/conversation-store.ts';

type Fields = Readonly<Record<string, unknown>>;

const pictureOf = (image: unknown) => {
  const picture = image as { id: string; width: number; height: number } | undefined;
  return picture === undefined ? null : { id: picture.id, width: picture.width, height: picture.height };
};

const consumed = (
  state: { readonly topic: { readonly name: string } },
  rule: (recordsIn: () => ThingRecords) => EventRule,
  expected: (fields: Fields, type: string) => { kind: string; picture: unknown; isPublic: boolean },
): ConsumedTopic => ({
  consumer: 'messaging.things',
  topic: state.topic.name,
  left: takenBy((take) => rule(() => ({ keep: async (things) => take(...things) }))),
  expects: ({ data, sequence }, type) => {
    const fields = Object.values(data)[0] as Fields;
    const { id, ownerId, name } = fields;
    return [{ id, version: sequence, ownerId, name, ...expected(fields, type) }];
  },
});

const requests: ConsumedTopic = {
  consumer: 'messaging.requests',
  topic: requestState.topic.name,
  left: takenBy((take) => onRequestChanged(() => ({ keep: async (kept) => take(...kept) }))),
  expects: ({ data, sequence }) => {
    const { id, petId, ownerId, requesterId, status } = data['request'] as Fields;
    return [{ id, version: sequence, petId, ownerId, requesterId, isOpen: status === 'pending' || status === 'approved' }];
  },
};

export const consumedTopics: readonly ConsumedTopic[] = [
  requests,
  consumed(petState, onPetChanged, ({ images, approvalStatus, ownerAway }, type) => ({
    kind: 'pet',
    picture: pictureOf((images as unknown[])[0]),
    isPublic: approvalStatus === 'approved' && ownerAway !== true && type !== petDeleted.type,
  })),
  consumed(accessoryState, onProductChanged, ({ images, status, hidden }, type) => ({
    kind: 'product',
    picture: pictureOf((images as unknown[])[0]),
    isPublic: hidden !== true && status !== 'draft' && type !== accessoryRemoved.type,
  })),
  consumed(storeState, onStoreChanged, ({ image, hidden, ownerAway }) => ({
    kind: 'store',
    picture: pictureOf(image),
    isPublic: hidden !== true && ownerAway !== true,
  })),
  consumed(vetState, onVetChanged, ({ image, public: isPublic }) => ({
    kind: 'vet',
    picture: pictureOf(image),
    isPublic: isPublic === true,
  })),
];
