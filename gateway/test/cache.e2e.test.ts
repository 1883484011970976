import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { brotliDecompressSync } from 'node:zlib';
import {
  appointmentBooked,
  appointmentCancelled,
  appointmentCompleted,
  articleLiked,
  articleUnliked,
  articleViewed,
  commentLiked,
  commentPosted,
  commentRemoved,
  ownerUpdated,
  petCreated,
  petLiked,
  petUnpublished,
  petViewed,
  reviewPosted,
  reviewRemoved,
  vetLiked,
  vetListed,
  vetSlotsChanged,
  vetUnliked,
  vetUpdated,
} from '@paltu/contracts';
import { memoryBus, toMessage, type EventBus } from '@paltu/events';
import { partialEvent } from '@paltu/events/partial-event';
import { newId, silentLogger } from '@paltu/kernel';
import { usualPoints } from '@paltu/limits';
import { eventually } from '@paltu/testing';
import { followChanges, type Changes } from '../src/cache/follow-changes.ts';
import { answerCache } from '../src/cache/public-answers.ts';
import { aGateway, sendRaw, type AGateway } from './a-gateway.ts';
import { keptMetrics } from './kept-metrics.ts';

const id = '01a203c7-ae21-724d-8c60-aedd63dde978';
const pet = `/api/v1/pets/${id}`;
const words = 'A gentle companion. '.repeat(100);

let bus: EventBus;
let changes: Changes;
let gateway: AGateway;
let isCut: boolean;
let version: number;
let metrics: ReturnType<typeof keptMetrics>;

beforeEach(async () => {
  bus = memoryBus();
  isCut = false;
  version = 1;
  metrics = keptMetrics();
  changes = followChanges({ bus, logger: silentLogger, drop: (tag) => cache.drop(tag) });
  const cache = answerCache(() => !isCut && changes.isCurrent());
  gateway = await aGateway({ cache, telemetry: metrics.telemetry, rateLimits: { ...usualPoints, reads: 60 } });
  gateway.pets.answerWith((request, response) => {
    const isPrivate = request.headers.authorization !== undefined;
    const headers = { 'content-type': 'application/json', 'cache-control': isPrivate ? 'private, no-store' : 'public, max-age=0' };
    response.writeHead(200, headers).end(JSON.stringify({ status: 'success', data: { version, words, url: request.url, isPrivate } }));
  });
  await eventually(async () => changes.isCurrent(), 'the gateway consumes changes');
});
afterEach(async () => {
  await gateway.stop();
  await changes.stop();
  await bus.close();
});

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(gateway.url + path, { headers: { 'accept-encoding': 'identity', ...headers } });
  const body = (await answer.json()) as { data: { version: number; url: string; isPrivate: boolean } };
  return { headers: answer.headers, ...body.data };
};
const asked = () => gateway.pets.received.map(({ url }) => url);
const created = partialEvent(petCreated, { subject: id, sequence: 1, data: {} });
const unpublished = partialEvent(petUnpublished, { subject: id, sequence: 2, data: {} });

test('what everybody reads is asked of its service once, also when many ask at once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => read('/api/v1/pets?limit=3')));
  expect((await read('/api/v1/pets?unknown=1&limit=3')).url).toBe('/api/v1/pets?limit=3');
  expect(asked()).toEqual(['/api/v1/pets?limit=3']);
});

test('an event of the listing makes it fall, and lists with it; a new listing that nobody sees does not', async () => {
  await Promise.all([read(pet), read('/api/v1/pets')]);
  version = 2;
  await bus.publish([toMessage(created, '/paltu/pets')]);
  expect((await read(pet)).version).toBe(1);
  await bus.publish([toMessage(unpublished, '/paltu/pets')]);
  await eventually(async () => (await read(pet)).version === 2, 'the change is seen', 2_000);
  expect((await read('/api/v1/pets')).version).toBe(2);
});

test('a like makes the pet fall and no list, a look at it nothing', async () => {
  const publishViewed = () => bus.publish([toMessage(partialEvent(petViewed, { subject: id, sequence: 1, data: {} }), '/paltu/pets')]);
  await Promise.all([read(pet), read('/api/v1/pets')]);
  version = 2;
  await publishViewed();
  await bus.publish([toMessage(partialEvent(petLiked, { subject: id, sequence: 2, data: {} }), '/paltu/pets')]);
  await eventually(async () => (await read(pet)).version === 2, 'the like is seen', 2_000);
  expect((await read('/api/v1/pets')).version).toBe(1);
  version = 3;
  await publishViewed();
  expect((await read(pet)).version).toBe(2);
});

test('what was kept of all listings of an owner falls when pets publishes that they show another one, and lists with it', async () => {
  const other = `/api/v1/pets/${id.replace('01a', '02a')}`;
  await Promise.all([read(pet), read(other), read('/api/v1/pets')]);
  version = 2;
  const ownerEvent = partialEvent(ownerUpdated, { subject: newId(), sequence: 1, data: { petIds: [newId(), id] } });
  await bus.publish([toMessage(ownerEvent, '/paltu/pets')]);
  await eventually(async () => (await read(pet)).version === 2, 'the owner is seen', 2_000);
  expect([(await read('/api/v1/pets')).version, (await read(other)).version]).toEqual([2, 1]);
});

/** The versions that are read of some answers of a service, in the order of their paths. */
const versionsOf = (service: string, paths: readonly string[]) => {
  gateway.service(service).answerWith((_request, response) => {
    const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=0' };
    response.writeHead(200, headers).end(JSON.stringify({ status: 'success', data: { version } }));
  });
  return async () => {
    const versions: number[] = [];
    for (const path of paths) versions.push((await read(`/api/v1/${path}`)).version);
    return versions;
  };
};
/** Of the article `a-cat`, of the list of articles, and of another article. */
const versionsOfArticles = () => versionsOf('content', ['content/articles/a-cat', 'content/articles', 'content/articles/a-dog']);

/** Of the vet, of the list of vets, and of another vet. */
const versionsOfVets = () => versionsOf('vets', [`vets/${id}`, 'vets', `vets/${id.replace('01a', '02a')}`]);
const publishVetEvent = (definition: Parameters<typeof partialEvent>[0], sequence = 2) =>
  bus.publish([toMessage(partialEvent(definition, { subject: id, sequence, data: {} }), '/paltu/vets')]);

test('a comment makes its article fall, and what counts the comments of articles, but no other article', async () => {
  const versions = versionsOfArticles();
  const about = { subject: newId(), sequence: 1, data: { comment: { articleSlug: 'a-cat' } } };
  expect(await versions()).toEqual([1, 1, 1]);
  version = 2;
  await bus.publish([toMessage(partialEvent(commentPosted, about), '/paltu/content')]);
  await eventually(async () => String(await versions()) === '2,2,1', 'the comment is counted', 2_000);
  version = 3;
  await bus.publish([toMessage(partialEvent(commentRemoved, about), '/paltu/content')]);
  await eventually(async () => String(await versions()) === '3,3,1', 'it is gone', 2_000);
});

test('a like of an article makes that article fall, a look at it or a like of a comment nothing', async () => {
  const versions = versionsOfArticles();
  const about = { subject: 'a-cat', sequence: 1, data: { interest: { articleSlug: 'a-cat' } } };
  const publishEvent = (event: Parameters<typeof toMessage>[0]) => bus.publish([toMessage(event, '/paltu/content')]);
  expect(await versions()).toEqual([1, 1, 1]);
  version = 2;
  await publishEvent(partialEvent(articleViewed, about));
  await publishEvent(partialEvent(commentLiked, about));
  expect(await versions()).toEqual([1, 1, 1]);
  await publishEvent(partialEvent(articleLiked, about));
  await eventually(async () => String(await versions()) === '2,1,1', 'the like is counted', 2_000);
  version = 3;
  await publishEvent(partialEvent(articleUnliked, about));
  await eventually(async () => String(await versions()) === '3,1,1', 'it is gone', 2_000);
});

test('an event of a vet makes it fall, and lists with it, but no other vet; a new vet is in lists at once', async () => {
  const versions = versionsOfVets();
  expect(await versions()).toEqual([1, 1, 1]);
  version = 2;
  await publishVetEvent(vetUpdated);
  await eventually(async () => String(await versions()) === '2,2,1', 'the change is seen', 2_000);
  version = 3;
  await publishVetEvent(vetListed, 1);
  await eventually(async () => String(await versions()) === '3,3,1', 'the new vet is in lists', 2_000);
});

test('a review makes its vet fall, and lists, which are in the order of the stars; a like that vet alone, a slot its times', async () => {
  const versions = versionsOfVets();
  expect(await versions()).toEqual([1, 1, 1]);
  version = 2;
  await publishVetEvent(vetSlotsChanged);
  expect(await versions()).toEqual([1, 1, 1]);
  await publishVetEvent(vetLiked);
  await eventually(async () => String(await versions()) === '2,1,1', 'the like is counted', 2_000);
  for (const definition of [reviewPosted, reviewRemoved, vetUnliked]) {
    version += 1;
    await publishVetEvent(definition);
    await eventually(async () => (await versions())[0] === version, `${definition.type} is seen`, 2_000);
  }
  expect(await versions()).toEqual([5, 4, 1]);
});

test('a visit that took place makes its vet fall, which counts its patients, and lists of vets; one that is booked or called off its times', async () => {
  const versions = versionsOf('vets', [`vets/${id}`, 'vets', `vets/${id}/slots?date=2026-05-01`, `vets/${id.replace('01a', '02a')}/slots`]);
  const about = { subject: newId(), sequence: 1, data: { appointment: { vetId: id } } };
  const publishEvent = (event: Parameters<typeof toMessage>[0]) => bus.publish([toMessage(event, '/paltu/vets')]);
  expect(await versions()).toEqual([1, 1, 1, 1]);
  for (const event of [partialEvent(appointmentBooked, about), partialEvent(appointmentCancelled, about)]) {
    version += 1;
    await publishEvent(event);
    await eventually(async () => String(await versions()) === `1,1,${version},1`, 'its times are asked for again', 2_000);
  }
  await publishEvent(partialEvent(appointmentCompleted, about));
  await eventually(async () => String(await versions()) === '3,3,3,1', 'the patient is counted', 2_000);
});

test('a vet that an admin has hidden is there no more, in no list either, for all that was kept', async () => {
  const versions = versionsOfVets();
  await versions();
  gateway
    .service('vets')
    .answerWith((_request, response) => response.writeHead(404, { 'content-type': 'application/json' }).end('{"data":{}}'));
  expect((await fetch(`${gateway.url}/api/v1/vets/${id}`)).status).toBe(200);
  await publishVetEvent(vetUpdated);
  const statusOf = async (path: string) => (await fetch(`${gateway.url}/api/v1/${path}`)).status;
  await eventually(async () => (await statusOf(`vets/${id}`)) === 404 && (await statusOf('vets')) === 404, 'it is gone', 2_000);
});

test('who is free today is asked of the service each time; the times of a vet until they change', async () => {
  const versions = versionsOf('vets', ['vets?today=true', 'vets?today=true', `vets/${id}/slots`, `vets/${id}/slots`]);
  await versions();
  expect(gateway.service('vets').received).toHaveLength(3);
  version = 2;
  await publishVetEvent(vetSlotsChanged);
  await eventually(async () => (await versions())[3] === 2, 'the new times are seen', 2_000);
});

test('a call with a token neither sees nor fills what is kept', async () => {
  const authorization = `Bearer ${(await gateway.tokens.issue()).token}`;
  expect((await read(pet, { authorization })).isPrivate).toBe(true);
  expect((await read(pet)).isPrivate).toBe(false);
  expect((await read(pet, { authorization })).isPrivate).toBe(true);
  expect(gateway.pets.received).toHaveLength(3);
});

test('while changes cannot be consumed every call reaches the service, and nothing of that time is kept', async () => {
  await read(pet);
  isCut = true;
  version = 2;
  expect((await read(pet)).version).toBe(2);
  await bus.publish([toMessage(unpublished, '/paltu/pets')]);
  isCut = false;
  await eventually(async () => (await read(pet)).version === 2, 'nothing stale after it', 2_000);
});

test('a service that dies in the middle of an answer leaves nothing behind', async () => {
  gateway.pets.answerWith((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public', 'content-length': '1000' });
    response.write('{"status"');
    setTimeout(() => response.destroy(), 20);
  });
  await expect(read(pet)).rejects.toThrow();
  gateway.pets.answerWith((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public' }).end('{"data":{"version":3}}'),
  );
  expect((await read(pet)).version).toBe(3);
});

test('refusals and what is private are never kept', async () => {
  gateway.pets.answerWith((_request, response) => response.writeHead(404, { 'content-type': 'application/json' }).end('{"data":{}}'));
  for (let call = 0; call < 2; call += 1) expect((await fetch(gateway.url + pet)).status).toBe(404);
  expect(gateway.pets.received).toHaveLength(2);
});

test('each encoding has its own strong ETag; a client that holds it gets 304; HEAD has no body', async () => {
  const plain = await read(pet);
  const raw = await sendRaw(gateway.port, `GET ${pet} HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\nconnection: close\r\n\r\n`);
  const [head = '', body = ''] = raw.split('\r\n\r\n');
  expect(JSON.parse(brotliDecompressSync(Buffer.from(body, 'latin1')).toString())).toMatchObject({ data: { version: 1 } });
  const etag = /etag: (".+?")/i.exec(head)?.[1] ?? '';
  expect(etag).toMatch(/^".+-br(?:-quick)?"$/);
  expect(plain.headers.get('etag')).not.toBe(etag);
  expect(head.toLowerCase()).toContain('vary: accept-encoding');
  const held = await fetch(gateway.url + pet, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
  expect([held.status, await held.text()]).toEqual([304, '']);
  const headOnly = await fetch(gateway.url + pet, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  expect([headOnly.status, Number(headOnly.headers.get('content-length')) > 1_000, await headOnly.text()]).toEqual([200, true, '']);
  expect(gateway.pets.received).toHaveLength(1);
});

test('what comes from memory has the headers of every answer, and counts for the limit', async () => {
  const first = await fetch(gateway.url + pet);
  const second = await fetch(gateway.url + pet);
  const names = (answer: Response) => [...answer.headers.keys()].sort();
  expect(names(second)).toEqual(names(first));
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  expect(second.headers.get('content-security-policy')).toContain("default-src 'self'");
  const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await fetch(gateway.url + pet)).status));
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

test('metrics show how many reads were answered from memory, how much that takes, and whether it may be used', async () => {
  const [bytes, current] = ['paltu_cache_bytes{}', 'paltu_cache_current{}'] as const;
  expect(metrics.gauges()).toMatchObject({ [bytes]: 0, [current]: 1 });
  await Promise.all([read(pet), read(pet), read(pet)]);
  await read(pet);
  const counts = ['asked', 'shared', 'kept'].map((outcome) => metrics.counted.get(`paltu_cache_reads_total{${outcome}}`));
  expect(counts).toEqual([1, 2, 1]);
  expect(metrics.gauges()[bytes]).toBeGreaterThan(words.length);
  isCut = true;
  expect(metrics.gauges()[current]).toBe(0);
});
