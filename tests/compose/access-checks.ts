import { ownerOf, petApproved } from '@paltu/contracts';
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

const runIn = async (product: ComposedProduct, name: string, script: string): Promise<string> =>
  (await product.evaluate(name, script)).trim();

const withoutLogin = "BUS_URL.replace(/\\/\\/.*@/, '//')";

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
  const keepers = services.filter((name) => name !== 'gateway');
  const entered: string[] = [];
  for (const name of keepers) {
    const databases = [...keepers.filter((other) => other !== name), 'postgres'];
    const said = (await runIn(product, name, enter(databases))).split('\n');
    const isRefused = (database: string): boolean => said.some((line) => line.startsWith(`${database} refused: permission denied`));
    entered.push(...databases.filter((database) => !isRefused(database)).map((database) => `${name} at ${database}: ${said.join('; ')}`));
  }
  expectThat("no service enters another's database", entered);
};
