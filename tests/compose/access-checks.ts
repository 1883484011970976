import { ownerOf, petApproved } from '@paltu/contracts';
import { readServices } from '../../deploy/services/src/read-services.ts';
import { services, type ComposedProduct } from './composed-product.ts';
import type { ExpectThat } from '../expectations.ts';

/** Whether a connection to another's port stands. */
const connect = (host: string, port: number): string => `
  const socket = (await import('node:net')).connect({ host: '${host}', port: ${port}, timeout: 5_000 });
  for (const event of ['connect', 'error', 'timeout']) socket.once(event, () => { console.log(event); process.exit(0); });`;

const keepers = readServices();
type Keeper = (typeof keepers)[number];

/** On each engine: by what the databases are entered, which there are beside those of services, and how somebody is refused. */
const engines = {
  relational: { probe: 'enter', common: ['postgres'], refusal: 'permission denied' },
  documents: { probe: 'read documents', common: ['admin', 'config', 'local'], refusal: 'not authorized' },
} as const;

/** What is wrong with what the service `name` may enter. */
const trespassesOf = async (product: ComposedProduct, { name, store }: Keeper): Promise<string[]> => {
  const { probe, common, refusal } = engines[store];
  const others = keepers.filter((other) => other.store === store && other.name !== name).map((other) => other.name);
  const answers = (await product.probe(name, probe, name, ...others, ...common)).split('\n');
  const isAsItShould = (database: string): boolean =>
    answers.some((line) => line.startsWith(database === name ? `${database} entered` : `${database} refused: ${refusal}`));
  return [name, ...others, ...common]
    .filter((database) => !isAsItShould(database))
    .map((database) => `${name} at ${database}: ${answers.join('; ')}`);
};

const checkDatabases = async (product: ComposedProduct, expectThat: ExpectThat): Promise<void> => {
  const trespasses: string[] = [];
  for (const keeper of keepers) trespasses.push(...(await trespassesOf(product, keeper)));
  expectThat("each service enters its own database, and no other's", trespasses);
  const documents = keepers.filter(({ store }) => store === 'documents').map(({ name }) => name);
  const read = await Promise.all(documents.map((name) => product.probe('gateway', 'read documents without a login', name)));
  expectThat(
    'nobody reads documents without a password',
    read.filter((answers) => !/refused: .*requires authentication/i.test(answers)),
  );
};

/** What each container may not do with the passwords that it has. */
export const checkAccess = async (product: ComposedProduct, expectThat: ExpectThat): Promise<void> => {
  const forgers = services.filter((name) => name !== ownerOf(petApproved.topic.name));
  const forged = await Promise.all(forgers.map(async (name) => `${name} ${await product.probe(name, 'publish', petApproved.topic.name)}`));
  expectThat(
    'nobody else publishes decisions, by the password that it has',
    forged.filter((answers) => !/refused: .*not authorized/i.test(answers)),
  );
  const nameless = await product.probe('gateway', 'publish without a login', petApproved.topic.name);
  expectThat('nobody publishes anything without a password', nameless.startsWith('refused') ? [] : [nameless]);
  const controller = (await product.evaluate('gateway', connect('kafka', 9093))).trim();
  expectThat("Kafka's controller is out of reach", controller === 'error' ? [] : [controller]);
  await checkDatabases(product, expectThat);
};
