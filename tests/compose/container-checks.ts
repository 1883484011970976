import { readServices, variableOf } from '../../deploy/services/src/read-services.ts';
import type { ExpectThat } from '../expectations.ts';
import { engines, oneShots, processes, type ComposedProduct, type Container } from './composed-product.ts';

/** What stays is restarted whatever ends it; what ends by itself only after a failure, and not for ever. */
const isRestartedWell = (isOneShot: boolean, { Name, MaximumRetryCount }: Container['HostConfig']['RestartPolicy']): boolean =>
  isOneShot ? Name === 'on-failure' && MaximumRetryCount > 0 : Name === 'unless-stopped';

const problemsOf = ({ service, Config, HostConfig, State }: Container): string[] => {
  const isOneShot = (oneShots as readonly string[]).includes(service);
  const policy = HostConfig.RestartPolicy;
  const wrong: readonly [boolean, string][] = [
    [!HostConfig.ReadonlyRootfs, 'may write to its file system'],
    [HostConfig.Memory === 0, 'has no memory limit'],
    [(HostConfig.PidsLimit ?? 0) <= 0, 'may start any number of processes'],
    [['', '0', 'root'].includes(Config.User.split(':')[0] ?? ''), 'runs as root'],
    [!HostConfig.CapDrop?.includes('ALL'), 'keeps capabilities'],
    [!HostConfig.SecurityOpt?.some((option) => option.startsWith('no-new-privileges')), 'may gain privileges'],
    [
      !isRestartedWell(isOneShot, policy),
      `is restarted: ${policy.Name || 'never'}, at most ${policy.MaximumRetryCount} times (0: no limit)`,
    ],
    [!isOneShot && State.Health === undefined, 'has no health check'],
  ];
  return wrong.flatMap(([isWrong, what]) => (isWrong ? [`${service} ${what}`] : []));
};

const publishedBy = ({ service, HostConfig }: Container): string[] =>
  Object.values(HostConfig.PortBindings ?? {}).flatMap((bindings) =>
    bindings.map(({ HostIp, HostPort }) => `${service} ${HostIp}:${HostPort}`),
  );

const list = readServices();
const keepers = list.filter(({ keepsFiles }) => keepsFiles).map(({ name }) => name);

/** Who reads which secret; demo knows auth's database, for an admin is made by auth's own command. */
const holders: Readonly<Record<string, readonly string[]>> = {
  POSTGRES_PASSWORD: ['postgres', 'prepare'],
  MONGO_PASSWORD: ['mongo', 'prepare'],
  ...Object.fromEntries(
    list.map(({ name }) => [variableOf(name, 'DATABASE_PASSWORD'), [name, 'prepare', ...(name === 'auth' ? ['demo'] : [])].sort()]),
  ),
  KAFKA_ADMIN_PASSWORD: ['bus-passwords', 'kafka', 'prepare'],
  ...Object.fromEntries(
    [...list.map(({ name }) => name), 'gateway'].map((name) => [
      variableOf(name, 'BUS_PASSWORD'),
      ['bus-passwords', name, 'prepare'].sort(),
    ]),
  ),
  // Only where Kafka is open to integrators, and speaks TLS with them.
  BUS_TLS: [],
  S3_ACCESS_KEY: ['prepare', 's3'],
  S3_SECRET_KEY: ['prepare', 's3'],
  REDIS_PASSWORD: ['gateway', 'redis', ...list.filter(({ keepsLimits }) => keepsLimits).map(({ name }) => name)].sort(),
  ...Object.fromEntries(
    list.flatMap(({ name, secrets }) =>
      secrets.flatMap((secret) => ['', '_PREVIOUS'].map((which) => [`${variableOf(name, secret)}${which}`, [name]])),
    ),
  ),
  ...Object.fromEntries(list.flatMap(({ name, givenSecrets }) => givenSecrets.map((secret) => [secret, [name]]))),
  ...Object.fromEntries(keepers.map((name) => [variableOf(name, 'S3_SECRET_KEY'), [name, 'prepare'].sort()])),
  SMTP_PASSWORD: list.filter(({ sendsMail }) => sendsMail).map(({ name }) => name),
};

const folderOfSecrets = '/run/secrets';

const straySecrets = (containers: readonly Container[], secrets: Readonly<Record<string, string>>): string[] =>
  Object.keys(secrets).flatMap((name) => {
    const expected = holders[name]?.join() ?? 'somebody';
    const file = `${folderOfSecrets}/${name}`;
    const found = containers
      .filter(({ Mounts }) => Mounts.some(({ Destination }) => Destination === file || Destination === folderOfSecrets))
      .map(({ service }) => service);
    return found.sort().join() === expected
      ? []
      : [`${name} is known to ${found.join() || 'nobody'} and should be to ${expected || 'nobody'}`];
  });

/** Secrets that stand in what somebody may list: containers, the configuration, arguments of processes. */
const secretsIn = (where: string, text: string, secrets: Readonly<Record<string, string>>): string[] =>
  Object.entries(secrets).flatMap(([name, value]) => (value !== '' && text.includes(value) ? [`${name} stands in ${where}`] : []));

const listedSecrets = async (
  product: ComposedProduct,
  containers: readonly Container[],
  secrets: Readonly<Record<string, string>>,
): Promise<string[]> => {
  const running = containers.filter(({ State }) => State.Status === 'running');
  const processes = await Promise.all(running.map(({ Id }) => product.processesOf(Id)));
  return [
    ...containers.flatMap((container) => secretsIn(`docker inspect of ${container.service}`, JSON.stringify(container), secrets)),
    ...secretsIn('docker compose config', await product.compose('config'), secrets),
    ...running.flatMap(({ service }, index) => secretsIn(`the processes of ${service}`, processes[index] ?? '', secrets)),
  ];
};

/** How the containers of a product that is up are guarded. */
export const checkContainers = async (product: ComposedProduct, expectThat: ExpectThat): Promise<void> => {
  const containers = await product.containers();
  const missing = [...engines, ...processes, ...oneShots].filter((name) => !containers.some(({ service }) => service === name));
  expectThat(
    'every container is read-only, limited in memory and processes, unprivileged and restarted, and those that stay have a health check',
    [...missing.map((name) => `${name} is not there`), ...containers.flatMap(problemsOf)],
  );
  const published = containers.flatMap(publishedBy);
  const expected = `front ${new URL(product.address).host}`;
  expectThat("one port is published, on this machine alone: the front's", published.join() === expected ? [] : published);
  const secrets = await product.secrets();
  expectThat('nobody knows a password that is not theirs', straySecrets(containers, secrets));
  const controls = listedSecrets(product, containers, { control: containers[0]?.Config.User ?? '' });
  expectThat('no password stands in what docker inspect, docker compose config or a list of processes shows', [
    ...(await listedSecrets(product, containers, secrets)),
    ...((await controls).length > 0 ? [] : ['nothing would be found there']),
  ]);
};
