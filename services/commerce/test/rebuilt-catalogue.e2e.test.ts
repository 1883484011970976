import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { accessoryState, storeState, topics, type Accessory, type Store } from '@paltu/contracts';
import type { ReceivedMessage } from '@paltu/events';
import { eventually } from '@paltu/testing';
import { startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

let commerce: RunningCommerce;
const known = new Set<string>();
let owners: Someone[];
beforeAll(async () => {
  commerce = await startCommerce();
  owners = await Promise.all([1, 2, 3].map(() => commerce.someone()));
  for (const [index, owner] of owners.entries()) {
    known.add(await commerce.opened(owner, { name: `Store ${index}` }));
    for (const price of [300, 700]) known.add(await commerce.listed(owner, { name: `Bowl ${index} ${price}`, price, quantity: index }));
  }
});
afterAll(() => commerce.stop());

/** The newest state of each thing, as somebody keeps it who knows nothing but the topics, and consumes each event twice and late. */
const statesIn = <State extends { readonly id: string; readonly version: bigint }>(
  messages: readonly ReceivedMessage[],
  read: (message: ReceivedMessage) => State | undefined,
): ReadonlyMap<string, State> => {
  const states = new Map<string, State>();
  for (const message of [...messages, ...messages.toReversed()]) {
    const state = read(message);
    if (state !== undefined && state.version > (states.get(state.id)?.version ?? 0n)) states.set(state.id, state);
  }
  return states;
};

const catalogue = () => {
  const messages = [...known].flatMap((id) => commerce.publishedAbout(id));
  const stores = statesIn<Store>(
    messages.filter(({ topic }) => topic === topics.store.name),
    (message) => message.read(storeState.field, storeState.schema),
  );
  const accessories = statesIn<Accessory>(
    messages.filter(({ topic }) => topic === topics.accessory.name),
    (message) => message.read(accessoryState.field, accessoryState.schema),
  );
  const offered = [...accessories.values()].filter(({ offered: is, storeId }) => is && stores.get(storeId)?.open === true);
  return offered
    .map(({ id, name, price, stock, reserved, storeId }) => ({
      ...{ id, name, price, quantity: stock - reserved },
      vendor: stores.get(storeId)?.name,
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
};

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly vendor: { readonly name: string };
}

const listed = async () =>
  ((await commerce.call('GET', '/accessories?limit=100')).body.data.accessories as Listed[])
    .map(({ id, name, price, quantity, vendor }) => ({ id, name, price, quantity, vendor: vendor.name }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));

const becomesTheList = async (): Promise<void> => {
  const expected = await listed();
  await eventually(() => JSON.stringify(catalogue()) === JSON.stringify(expected), 'what was published is what is listed');
  expect(catalogue()).toEqual(expected);
};

test('the catalogue is in the topics alone, whatever happened, and however often and in which order it is consumed', async () => {
  await becomesTheList();
  const [first, second, third] = owners as [Someone, Someone, Someone];
  await commerce.call('PATCH', '/stores/status', { as: first, json: { isActive: false } });
  await commerce.call('PUT', '/stores', { as: second, json: { name: 'Renamed' } });
  const [bowl, ...others] = (await listed()).filter(({ vendor }) => vendor === 'Renamed');
  await commerce.call('PUT', `/accessories/${bowl?.id}`, { as: second, json: { price: 950, quantity: 40 } });
  await commerce.call('DELETE', `/accessories/${others[0]?.id}`, { as: second });
  await commerce.leaves(third);
  await eventually(async () => (await listed()).length === 1, 'one product is left');
  await becomesTheList();
  await commerce.call('PATCH', '/stores/status', { as: first, json: { isActive: true } });
  await commerce.returns(third);
  await eventually(async () => (await listed()).length === 5, 'all others are back');
  await becomesTheList();
});
