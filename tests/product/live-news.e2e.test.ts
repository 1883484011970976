import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually, openEventStream, type EventStream } from '@paltu/testing';
import { aVet } from './a-vet.ts';
import { callsTo } from './calls.ts';
import { newMember, type Member } from './members.ts';
import { readInstance } from './product-process.ts';
import { startProduct, type RunningProduct } from './running-product.ts';
import { startSecondGateway, type SecondGateway } from './second-gateway.ts';

let product: RunningProduct;
let second: SecondGateway;
/** Addresses of the two processes of messaging. */
let instances: readonly string[];
let owner: Member;
let asker: Member;

beforeAll(async () => {
  product = await startProduct({ entry: 'tests/product/two-messaging-main.ts' });
  second = await startSecondGateway(product);
  const { services = {} } = (await readInstance(product.dataDirectory)) ?? {};
  instances = ['messaging', 'messaging-2'].map((name) => services[name] ?? '');
  [owner, asker] = await Promise.all([newMember(product.address), newMember(product.address, 'Bilal')]);
}, 240_000);
afterAll(async () => {
  await second.stop();
  await product.stop();
}, 60_000);

const opened = (gateway: string, { token }: Member): Promise<EventStream> =>
  eventually(async () => {
    const stream = await openEventStream(`${gateway}/api/v1/messages/stream`, token);
    return stream.status === 200 && stream;
  }, 'the stream is open');

test('what one writes at one instance of messaging shows on the stream of the other, whichever gateway holds it, until they log out', async () => {
  const listed = await callsTo(product.address)(owner, 'POST', '/vets', { body: { ...aVet, name: 'Dr. Mahnoor Live', city: 'Lahore' } });
  const vetId = (listed.body.data?.['vet'] as { id: string }).id;
  const [ofOwner, ofAsker] = [await opened(second.address, owner), await opened(product.address, asker)];

  const [first, other] = instances.map((address) => callsTo(address));
  const begin = () => first?.(asker, 'POST', `/messages/vets/${vetId}`, { body: { message: 'Are you open on Friday?' } });
  const begun = await eventually(async () => {
    const answer = await begin();
    return answer?.status === 201 && answer;
  }, 'messaging knows the vet');
  await eventually(() => ofOwner.events.includes('messages') && ofOwner.events.includes('notifications'), 'the owner is shown both');

  const seen = ofAsker.events.length;
  const { id } = begun.body.data?.['conversation'] as { id: string };
  const answered = await other?.(owner, 'POST', `/messages/conversations/${id}/messages`, { body: { message: 'Yes, until six.' } });
  expect(answered?.status).toBe(201);
  await eventually(() => ofAsker.events.slice(seen).includes('messages'), 'the asker is shown the answer');

  const { refreshToken } = owner;
  expect((await callsTo(product.address)(owner, 'POST', '/auth/logout', { body: { refreshToken } })).status).toBe(200);
  await ofOwner.ended;
  ofAsker.leave();
}, 120_000);
