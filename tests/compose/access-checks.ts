import { ownerOf, petApproved } from '@paltu/contracts';
import { readServices } from '../../deploy/services/src/read-services.ts';
import { services, type ComposedProduct } from './composed-product.ts';
import type { ExpectThat } from '../expectations.ts';

/** What one message of no meaning comes to, on the bus at `url`: said from inside a container, with what that one has. */
const publish = (url: string): string => `
  const { openBus } = await import('@paltu/events');
  const { silentLogger, withVariablesInFiles } = await import('@paltu/kernel');
  const { BUS_URL } = withVariablesInFiles(process.env).environment;
  const bus = await openBus({ url: ${url}, clientId: 'forger', logger: silentLogger });
  const message = { topic: '${petApproved.topic.name}', key: 'forged', headers: { ce_id: 'forged' }, value: null };
  console.log(await bus.publish([message]).then(() => 'published', (error) => 'refused: ' + error.message));
  process.exit(0);`;

/** Whether a connection to another's port stands. */
const connect = (host: string, port: number): string => `
  const socket = (await import('node:net')).connect({ host: '${host}', port: ${port}, timeout: 5_000 });
  for (const event of ['connect', 'error', 'timeout']) socket.once(event, () => { console.log(event); process.exit(0); });`;

/** Whether a service's own login opens databases that are not its own; a line for each. One process asks for all: it shares its container's memory with the service. */
const enter = (databases: readonly string[]): string => `
  const { openSession, settingsWithoutTimeouts } = await import('@paltu/persistence');
  const { withVariablesInFiles } = await import('@paltu/kernel');
  const { DATABASE_URL } = withVariablesInFiles(process.env).environment;
  for (const database of ${JSON.stringify(databases)}) {
    const url = Object.assign(new URL(DATABASE_URL), { pathname: '/' + database }).href;
    const said = await openSession(settingsWithoutTimeouts(url, 'trespasser')).then(() => 'entered', (error) => 'refused: ' + error.message);
    console.log(database + ' ' + said);
  }
  process.exit(0);`;

/** The same of documents. A database comes to be by the first document in it: who may read it says who enters. */
const readDocuments = (databases: readonly string[]): string => `
  const { connectDocuments } = await import('@paltu/documents');
  const { silentLogger, withVariablesInFiles } = await import('@paltu/kernel');
  const { DATABASE_URL } = withVariablesInFiles(process.env).environment;
  for (const database of ${JSON.stringify(databases)}) {
    const url = new URL(DATABASE_URL);
    url.searchParams.set('authSource', url.pathname.slice(1));
    url.pathname = '/' + database;
    const documents = connectDocuments({ url: url.href, applicationName: 'trespasser', logger: silentLogger, poolMax: 1 });
    const read = documents.ping().then(() => documents.collection('anything')().findOne());
    console.log(database + ' ' + (await read.then(() => 'entered', (error) => 'refused: ' + error.message)));
    await documents.close();
  }
  process.exit(0);`;

/** Documents of `database` without a login. */
const readNamelessly = (database: string): string => `
  const { connectDocuments } = await import('@paltu/documents');
  const { silentLogger } = await import('@paltu/kernel');
  const url = 'mongodb://mongo:27017/${database}?replicaSet=paltu';
  const documents = connectDocuments({ url, applicationName: 'nobody', logger: silentLogger, poolMax: 1 });
  const read = documents.ping().then(() => documents.collection('slots')().findOne());
  console.log(await read.then(() => 'entered', (error) => 'refused: ' + error.message));
  process.exit(0);`;

const runIn = async (product: ComposedProduct, name: string, script: string): Promise<string> =>
  (await product.evaluate(name, script)).trim();

const keepers = readServices();
type Keeper = (typeof keepers)[number];

const withoutLogin = "BUS_URL.replace(/\\/\\/.*@/, '//')";

/** On each engine: by what the databases are entered, which there are beside those of services, and how somebody is refused. */
const engines = {
  relational: { enter, common: ['postgres'], refusal: 'permission denied' },
  documents: { enter: readDocuments, common: ['admin', 'config', 'local'], refusal: 'not authorized' },
} as const;

/** What is wrong with what the service `name` may enter. */
const trespassesOf = async (product: ComposedProduct, { name, store }: Keeper): Promise<string[]> => {
  const { enter: entering, common, refusal } = engines[store];
  const others = keepers.filter((other) => other.store === store && other.name !== name).map((other) => other.name);
  const said = (await runIn(product, name, entering([name, ...others, ...common]))).split('\n');
  const isAsItShould = (database: string): boolean =>
    said.some((line) => line.startsWith(database === name ? `${database} entered` : `${database} refused: ${refusal}`));
  return [name, ...others, ...common]
    .filter((database) => !isAsItShould(database))
    .map((database) => `${name} at ${database}: ${said.join('; ')}`);
};

const checkDatabases = async (product: ComposedProduct, expectThat: ExpectThat): Promise<void> => {
  const trespasses: string[] = [];
  for (const keeper of keepers) trespasses.push(...(await trespassesOf(product, keeper)));
  expectThat("each service enters its own database, and no other's", trespasses);
  const documents = keepers.filter(({ store }) => store === 'documents').map(({ name }) => name);
  const read = await Promise.all(documents.map((name) => runIn(product, 'gateway', readNamelessly(name))));
  expectThat(
    'nobody reads documents without a password',
    read.filter((said) => !/refused: .*requires authentication/i.test(said)),
  );
};

/** What each container may not do with the passwords that it has. */
export const checkAccess = async (product: ComposedProduct, expectThat: ExpectThat): Promise<void> => {
  const forgers = services.filter((name) => name !== ownerOf(petApproved.topic.name));
  const forged = await Promise.all(forgers.map(async (name) => `${name} ${await runIn(product, name, publish('BUS_URL'))}`));
  expectThat(
    'nobody else says decisions, by the password that it has',
    forged.filter((said) => !/refused: .*not authorized/i.test(said)),
  );
  const nameless = await runIn(product, 'gateway', publish(withoutLogin));
  expectThat('nobody says anything without a password', nameless.startsWith('refused') ? [] : [nameless]);
  const controller = await runIn(product, 'gateway', connect('kafka', 9093));
  expectThat("Kafka's controller is out of reach", controller === 'error' ? [] : [controller]);
  await checkDatabases(product, expectThat);
};
