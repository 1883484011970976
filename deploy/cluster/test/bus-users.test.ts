import { expect, test } from '@jest/globals';
import { busUsers } from '../src/bus-users.ts';
import { busTable } from '../src/gen/bus-table.ts';
import { readConfig } from '../src/config.ts';

const table = { pets: { publishes: ['pets.pet.v1'], consumes: ['auth.user.v1'] }, reader: { publishes: [], consumes: ['pets.pet.v1'] } };

test('everybody with a password is a user with the rights of their row', () => {
  expect(busUsers({ pets: 'a', reader: 'b' }, table)).toEqual([
    { name: 'pets', password: 'a', publishes: ['pets.pet.v1'], consumes: ['auth.user.v1'] },
    { name: 'reader', password: 'b', publishes: [], consumes: ['pets.pet.v1'] },
  ]);
});

test('a row without a password and a password without a row are named', () => {
  expect(() => busUsers({ pets: 'a' }, table)).toThrow('no password for reader on the bus');
  expect(() => busUsers({ pets: 'a', reader: 'b', cats: 'c' }, table)).toThrow('cats has a password on the bus');
});

test('the environment of prepare becomes users of the bus and owners of buckets', () => {
  const names = Object.keys(busTable).filter((name) => name !== 'integrators');
  const environment = {
    POSTGRES_URL: 'postgres://postgres:a@postgres/postgres',
    DATABASES: '{}',
    BUS_URL: 'kafka://admin:b@kafka:9092?mechanism=plain',
    BUS_PASSWORDS: JSON.stringify(Object.fromEntries(names.map((name) => [name, 'c']))),
  };
  const { bus, objectStore } = readConfig({
    ...environment,
    OBJECT_STORE_URL: 'http://s3:7070',
    S3_ACCESS_KEY: 'root',
    S3_SECRET_KEY: 'd',
    S3_SECRET_KEYS: '{"pets":"e"}',
  });
  expect(bus.users.map(({ name, publishes }) => [name, publishes.every((topic) => topic.startsWith(`${name}.`))])).toEqual(
    names.map((name) => [name, true]),
  );
  expect(bus.users.find(({ name }) => name === 'gateway')?.publishes).toEqual([]);
  expect(bus.publicTopics).toContain('pets.published-pet.v1');
  expect(bus.publicTopics).not.toContain('pets.pet.v1');
  expect(objectStore).toMatchObject({ accessKey: 'root', owners: [{ name: 'pets', bucket: 'pets', secretKey: 'e' }] });
  expect(readConfig(environment).objectStore).toBeUndefined();
});
