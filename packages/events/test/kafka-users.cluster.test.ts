import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { petCreated, type Topic } from '@paltu/contracts';
import { silentLogger } from '@paltu/kernel';
import { clusterEngines, eventually, revokeIntegratorPassword, storeIntegratorPassword, storeKafkaPasswords } from '@paltu/testing';
import kafkajs, { type Admin } from 'kafkajs';
import type { BusMessage } from '../src/envelope/event.ts';
import { ensureKafkaIntegrators, ensureKafkaTopics, ensureKafkaUsers, kafkaBus, type KafkaUser } from '../src/kafka/index.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import { anEvent, source } from './event-harness.ts';

const { kafka } = clusterEngines();
const run = randomUUID().slice(0, 8);
const [own, other]: Topic[] = ['own', 'other'].map((name) => ({ ...petCreated.topic, name: `pets.${name}-${run}.v1`, partitions: 1 }));
const names = [own!.name, other!.name];
const writer: KafkaUser = { name: `writer-${run}`, password: 'p%40ss', publishes: [own!.name], consumes: [] };
const reader: KafkaUser = { name: `reader-${run}`, password: 'secret', publishes: [], consumes: [own!.name] };

let admin: Admin;
const ensure = (...users: KafkaUser[]) => ensureKafkaUsers({ url: kafka.url, logger: silentLogger, users });
const storePasswords = (users: readonly KafkaUser[], options?: { readonly isNew: boolean }) =>
  storeKafkaPasswords(kafka.container, Object.fromEntries(users.map(({ name, password }) => [name, password])), options);
beforeAll(async () => {
  admin = new kafkajs.Kafka({ brokers: [...kafka.brokers], sasl: kafka.sasl, logLevel: 0 }).admin();
  await admin.connect();
  await ensureKafkaTopics({ url: kafka.url, logger: silentLogger, replication: 1, minInsyncReplicas: 1, topics: [own!, other!] });
  await storePasswords([writer, reader]);
  await ensure(writer, reader);
}, 60_000);
afterAll(async () => {
  await ensure({ ...writer, publishes: [] }, { ...reader, consumes: [] });
  await admin.deleteTopics({ topics: names });
  await admin.disconnect();
});

const busOf = ({ name, password }: Pick<KafkaUser, 'name' | 'password'>, clientId = name, suffix = '') =>
  kafkaBus({ url: `${kafka.urlFor(name, encodeURIComponent(password))}${suffix}`, clientId, logger: silentLogger, topics: [own!, other!] });
const messageOn = (topic: string): BusMessage => ({ ...toMessage(anEvent('a'), source), topic });

const publishAs = async (user: KafkaUser, topic: string): Promise<void> => {
  const bus = busOf(user);
  try {
    await bus.publish([messageOn(topic)]);
  } finally {
    await bus.close();
  }
};
/** How many events somebody reads within four seconds, or until they have caught up. */
const readAs = async (user: KafkaUser, topic: string, clientId?: string): Promise<number> => {
  const bus = busOf(user, clientId);
  let seen = 0;
  const reading = bus.tail({ topics: [topic], from: 'beginning', onMessage: () => void (seen += 1) });
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, 4_000))]);
  await bus.close();
  return seen;
};

test('somebody appends to the topics of their row, and to no other', async () => {
  await publishAs(writer, own!.name);
  await expect(publishAs(writer, other!.name)).rejects.toThrow('Not authorized to access topics');
  await expect(publishAs(reader, own!.name)).rejects.toThrow('Not authorized to access topics');
});

test('somebody reads the topics of their row in groups of their own name, and no other', async () => {
  await publishAs(writer, own!.name);
  expect(await readAs(reader, own!.name)).toBeGreaterThan(0);
  expect(await readAs(reader, other!.name)).toBe(0);
  expect(await readAs(writer, own!.name)).toBe(0);
  expect(await readAs(reader, own!.name, 'pets')).toBe(0);
}, 30_000);

test('nobody but who prepares the bus makes or deletes topics and users', async () => {
  const { name, password } = writer;
  const theirs = new kafkajs.Kafka({
    brokers: [...kafka.brokers],
    sasl: { mechanism: 'scram-sha-512', username: name, password },
    retry: { retries: 0 },
    logLevel: 0,
  }).admin();
  await theirs.connect();
  await expect(theirs.createTopics({ topics: [{ topic: `pets.${run}.v2`, numPartitions: 1 }] })).rejects.toThrow();
  await expect(theirs.deleteTopics({ topics: [own!.name] })).rejects.toThrow();
  await theirs.disconnect();
  const asWriter = kafka.urlFor(name, encodeURIComponent(password));
  await expect(ensureKafkaUsers({ url: asWriter, logger: silentLogger, users: [reader] })).rejects.toThrow(/authorization failed/);
  expect(await admin.listTopics()).not.toContain(`pets.${run}.v2`);
  expect(await admin.listTopics()).toContain(own!.name);
});

test('a row that changed is what counts: rights are withdrawn', async () => {
  const before = await admin.describeAcls({
    resourceType: kafkajs.AclResourceTypes.ANY,
    resourcePatternType: kafkajs.ResourcePatternTypes.ANY,
    principal: `User:${reader.name}`,
    operation: kafkajs.AclOperationTypes.ANY,
    permissionType: kafkajs.AclPermissionTypes.ANY,
  });
  expect(before.resources).toHaveLength(2);
  await ensure({ ...writer, publishes: [other!.name] });
  await eventually(
    () =>
      publishAs(writer, other!.name).then(
        () => true,
        () => false,
      ),
    'the new right',
  );
  await expect(publishAs(writer, own!.name)).rejects.toThrow('Not authorized to access topics');
  await ensure(writer);
});

test('a password that changed counts for those who are named, and those who have another one are named', async () => {
  const changed = { ...writer, password: 'another' };
  await storePasswords([changed, reader]);
  await expect(ensure(changed, reader)).rejects.toThrow(`docker compose run --rm bus-passwords ${writer.name}`);
  await storePasswords([changed], { isNew: true });
  await ensure(changed, reader);
  await expect(publishAs(writer, own!.name)).rejects.toThrow(/authentication/i);
  await storePasswords([writer], { isNew: true });
}, 60_000);

const acme = { name: `integrator-acme-${run}`, password: randomUUID().replaceAll('-', '') };
const bySha256 = '?mechanism=scram-sha-256';
const readAsIntegrator = async (user: typeof acme, clientId = user.name): Promise<number> => {
  const bus = busOf(user, clientId, bySha256);
  let seen = 0;
  const reading = bus.tail({ topics: [own!.name], from: 'beginning', onMessage: () => void (seen += 1) }).catch(() => undefined);
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, 4_000))]);
  await bus.close();
  return seen;
};
const ensureIntegrators = (named: { added?: string[]; revoked?: string[] } = {}, topics = [own!.name]) =>
  ensureKafkaIntegrators({ url: kafka.url, logger: silentLogger, topics, ...named });

test('an integrator has a login of its own, reads what is public in groups of its name, and nothing once it is revoked', async () => {
  await publishAs(writer, own!.name);
  await storeIntegratorPassword(kafka.container, acme.name, acme.password);
  await ensureIntegrators({ added: [acme.name] });
  expect(await readAsIntegrator(acme)).toBeGreaterThan(0);
  expect(await readAsIntegrator(acme, 'integrator-other')).toBe(0);
  await expect(busOf(acme, acme.name, bySha256).publish([messageOn(own!.name)])).rejects.toThrow('Not authorized to access topics');
  // As prepare does after a release with other topics: whom it knows keeps up with them.
  await ensureIntegrators({}, [other!.name]);
  expect(await readAsIntegrator(acme)).toBe(0);
  await ensureIntegrators();
  expect(await readAsIntegrator(acme)).toBeGreaterThan(0);
  await ensureIntegrators({ revoked: [acme.name] });
  expect(await readAsIntegrator(acme)).toBe(0);
  await revokeIntegratorPassword(kafka.container, acme.name);
  await expect(busOf(acme, acme.name, bySha256).publish([messageOn(own!.name)])).rejects.toThrow(/authentication/i);
}, 90_000);

test('who has a password of the product cannot log in as integrators do, and no integrator as the product does', async () => {
  await expect(busOf(writer, writer.name, bySha256).publish([messageOn(own!.name)])).rejects.toThrow(/authentication/i);
  await storeIntegratorPassword(kafka.container, acme.name, acme.password);
  await expect(busOf(acme).publish([messageOn(own!.name)])).rejects.toThrow(/authentication/i);
  await revokeIntegratorPassword(kafka.container, acme.name);
}, 60_000);

test.each([
  ['nobody', kafka.urlFor()],
  ['somebody unknown', kafka.urlFor('stranger', 'secret')],
  ['who prepares the bus, with a wrong password', `${kafka.urlFor('admin', 'guessed')}?mechanism=plain`],
])('%s is not let in', async (_who, url) => {
  const bus = kafkaBus({ url, clientId: 'stranger', logger: silentLogger, topics: [own!, other!] });
  await expect(bus.publish([messageOn(own!.name)])).rejects.toThrow();
  await bus.close();
});
