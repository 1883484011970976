import { stockReserved, topics } from '@paltu/contracts';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import { onStockChanged } from '../src/popularity/popularity-module.ts';

export const consumedTopics: readonly ConsumedTopic[] = [
  {
    consumer: 'commerce.popularity',
    topic: topics.accessory.name,
    left: takenBy((take, message) =>
      onStockChanged(
        () =>
          async ([sold]) =>
            take(sold),
      ).find(({ type }) => type === message.type),
    ),
    expects: ({ data, sequence, subject, time }, type) => {
      const { pieces } = data as { pieces?: number };
      if (pieces === undefined) return [];
      return [{ accessoryId: subject, version: sequence, pieces: type === stockReserved.type ? pieces : -pieces, at: time }];
    },
  },
];
