import { adoptionProgressed, publishedPetUpdated, topics, type Topic } from '@paltu/contracts';
import { openBus, type EventBus } from '@paltu/events';
import { kafkaHeads } from '@paltu/events/kafka';
import { silentLogger } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import type { ExpectThat } from '../expectations.ts';
import { waitLimitMs, type ComposedProduct } from './composed-product.ts';

const name = 'acme';
const user = `integrator-${name}`;
const publicTopics = Object.values<Topic>(topics).flatMap(({ name, audience }) => (audience === 'public' ? [name] : []));
const closedTopics = Object.values<Topic>(topics).filter(({ audience }) => audience === 'closed');

const byOwnMechanism = '?mechanism=scram-sha-256';
const addressOf = (url: string) => ({ url, clientId: user, logger: silentLogger });

const withBus = async <Answer>(url: string, work: (bus: EventBus) => Promise<Answer>): Promise<Answer> => {
  const bus = await openBus(addressOf(url));
  try {
    return await work(bus);
  } finally {
    await bus.close();
  }
};

/** Types of the events on the public topics, from their beginning. */
const readPublic = (url: string): Promise<string[]> =>
  withBus(url, async (bus) => {
    const seen: string[] = [];
    await bus.tail({ topics: publicTopics, from: 'beginning', onMessage: ({ type }) => void seen.push(type) });
    return seen;
  });

/** Why a message of no meaning was refused. */
const refusalOf = (url: string): Promise<string> =>
  withBus(url, (bus) => bus.publish([{ topic: topics.publishedPet.name, key: 'forged', headers: { ce_id: 'forged' }, value: null }])).then(
    () => 'it was not refused',
    (error: unknown) => String(error),
  );

/** Topics of which this user learns where they end. */
const visibleTo = async (url: string): Promise<string[]> => {
  const { missing } = await kafkaHeads(addressOf(url));
  return Object.values(topics).flatMap(({ name }) => (missing.includes(name) ? [] : [name]));
};

/** Kafka opened by docker-compose.integrators.yml: what an integrator reads there, and what nobody may do there. */
export const checkIntegrators = async (product: ComposedProduct, expectThat: ExpectThat): Promise<void> => {
  const begunAt = Date.now();
  const port = await product.openToIntegrators();
  const secrets = await product.secrets();
  const urlOf = (login: string, password = ''): string => `kafka://${login}:${password}@localhost:${port}`;
  await product.whenHealthy('kafka');
  const [, password] = /^password (\w+)$/m.exec(await product.integrator(name)) ?? [];
  const url = `${urlOf(user, password)}${byOwnMechanism}`;

  const seen = await eventually(() => visibleTo(url).catch(() => undefined), 'Kafka answers an integrator', waitLimitMs);
  expectThat(
    `an integrator sees the ${publicTopics.length} public topics, and none of the ${closedTopics.length} that are closed`,
    seen.join() === publicTopics.join() ? [] : seen,
  );
  const read = await readPublic(url);
  expectThat(
    `an integrator reads ${read.length} public events from outside`,
    [publishedPetUpdated.type, adoptionProgressed.type].filter((type) => !read.includes(type)),
  );

  const written = await refusalOf(url);
  expectThat('an integrator writes nothing', /not authorized/i.test(written) ? [] : [written]);
  const asAdmin = await refusalOf(`${urlOf('admin', secrets['KAFKA_ADMIN_PASSWORD'])}?mechanism=plain`);
  expectThat('nobody comes in as admin there', /mechanism/i.test(asAdmin) ? [] : [asAdmin]);
  const asService = await Promise.all(
    [byOwnMechanism, ''].map((mechanism) => refusalOf(`${urlOf('pets', secrets['PETS_BUS_PASSWORD'])}${mechanism}`)),
  );
  expectThat(
    'no service comes in there, by the password that it has inside',
    asService.filter((reason) => !/mechanism|authentication/i.test(reason)),
  );
  await product.integrator(name, 'yes');
  const revoked = await refusalOf(url);
  expectThat('an integrator that is revoked does not come in any more', /authentication/i.test(revoked) ? [] : [revoked]);
  expectThat(`all of that took ${Math.round((Date.now() - begunAt) / 1000)} s`, []);
};
