import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import kafkajs from 'kafkajs';
import { groupTrouble, type GroupTrouble } from './kafka-reader.ts';

let warned: string[];

let trouble: GroupTrouble;

beforeEach(() => {
  jest.useFakeTimers();
  warned = [];
  trouble = groupTrouble({ ...silentLogger, warn: (fields) => void warned.push(String((fields as { reason: unknown }).reason)) });
});

afterEach(() => void jest.useRealTimers());

/** As the library throws an answer of a broker. */
const answered = (type: string): Error => new kafkajs.KafkaJSProtocolError(Object.assign(new Error(type), { type, code: 1 }));

/** As it gives up, after tries of its own. */
const givenUp = (type: string): Error => new kafkajs.KafkaJSNumberOfRetriesExceeded(answered(type), { retryCount: 1, retryTime: 100 });

test.each(['GROUP_COORDINATOR_NOT_AVAILABLE', 'NOT_COORDINATOR_FOR_GROUP', 'GROUP_LOAD_IN_PROGRESS'])(
  'while a cluster that starts decides who keeps a group nobody is warned: %s',
  (type) => {
    for (const error of [answered(type), givenUp(type)]) {
      trouble.failed(error, ['pets.pet.v1']);
      jest.advanceTimersByTime(7_000);
    }
    expect(warned).toEqual([]);
  },
);

test('where that lasts, it is trouble; a group that went on meanwhile begins anew', () => {
  trouble.failed(givenUp('NOT_COORDINATOR_FOR_GROUP'), []);
  jest.advanceTimersByTime(15_000);
  trouble.failed(givenUp('NOT_COORDINATOR_FOR_GROUP'), []);
  expect(warned).toEqual(['KafkaJSNumberOfRetriesExceeded: NOT_COORDINATOR_FOR_GROUP']);
  jest.advanceTimersByTime(6_000);
  trouble.ended();
  trouble.failed(givenUp('NOT_COORDINATOR_FOR_GROUP'), []);
  expect(warned).toHaveLength(1);
});

test('any other failure is trouble at once', () => {
  trouble.failed(answered('GROUP_AUTHORIZATION_FAILED'), []);
  jest.advanceTimersByTime(6_000);
  trouble.failed(new Error('no broker available'), []);
  expect(warned).toHaveLength(2);
});
