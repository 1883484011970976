import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { demoLogins } from '../../demo/src/members.ts';
import { programFile } from '../../services/src/program-file.ts';
import type { LocalConfig } from './config.ts';
import { localEngines } from './engines.ts';
import type { ProcessSpec, SupervisedProcess } from './processes/supervised-process.ts';
import { paltu, type Product } from './services.ts';
import type { BackgroundWork, RunningParts } from './start-product.ts';
import { listenForStop, supervise } from './supervise.ts';
import type { Login, ReportLine } from './terminal.ts';
import { webBuild } from './web-build.ts';

const logins: readonly Login[] = [
  { role: 'demo member', ...demoLogins.member },
  { role: 'demo admin', ...demoLogins.admin },
];

type EnvironmentOf = (name: string) => Readonly<Record<string, string>>;

const demoSpec = (config: LocalConfig, address: string, environmentOf: EnvironmentOf): ProcessSpec => ({
  name: 'demo',
  command: [programFile('deploy/demo/src/main.ts')],
  directory: config.root,
  // auth's own variables, and the database of vets: commands of theirs open accounts and record visits.
  environment: {
    ...environmentOf('auth'),
    VETS_DATABASE_URL: environmentOf('vets')['DATABASE_URL'] ?? '',
    DEMO_PASS: environmentOf('gateway')['DEMO_PASS'] ?? '',
    API_URL: address,
    DATA_DIR: config.dataDirectory,
    DEMO_PUBLIC: config.isDemoPublic ? '1' : '0',
  },
  endsByItself: true,
});

const backgroundOf = (config: LocalConfig, report: ReportLine): BackgroundWork => ({
  logins: config.demo ? logins : [],
  specs: ({ address, environmentOf }) => [
    ...(config.demo ? [demoSpec(config, address, environmentOf)] : []),
    ...(config.dev ? [webWatch(config)] : []),
  ],
  begin: (parts) => {
    if (config.dev) restartOnChange(config.root, paltu, parts, report);
  },
});

/** `make start` and `make dev`: the whole product until Ctrl-C, on the engines of one machine by default. */
export const runPaltu = (config: LocalConfig, report: ReportLine, engines = localEngines): Promise<void> => {
  const signals = listenForStop(report);
  const print = (text: string): void => void process.stdout.write(text);
  const web = webBuild(config.root, config.siteBuilder);
  return supervise({ config, product: paltu, engines, web, background: backgroundOf(config, report), report, print }, signals);
};

/** Builds the web app anew on every change; the gateway serves what it finds. */
const webWatch = (config: LocalConfig): ProcessSpec => ({
  name: 'web',
  command: [
    join(config.root, 'node_modules/vite/bin/vite.js'),
    'build',
    '--watch',
    '--outDir',
    'dist',
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ],
  directory: join(config.root, 'web'),
  environment: { ...config.inherited },
});

const settleMs = 200;

// Everything runs on the packages; of the rest only what the row names.
const shared = 'packages';

const matters = (name: string | null): name is string =>
  name !== null && /\.(ts|json)$/.test(name) && !/\.test\.ts$|(^|\/)(test|node_modules|dist)\//.test(name);

/** Watches a folder and calls once per burst of changes with the last file's name. */
const onChange = (folder: string, call: (file: string) => void): void => {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, (_event, name) => {
    if (!matters(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => call(name), settleMs);
  });
};

/** Restarts the service whose files changed, and all of them when a package did. Migrations are applied by the next start. */
const restartOnChange = (root: string, product: Product, parts: RunningParts, report: ReportLine): void => {
  const all = (): SupervisedProcess[] => [...parts.services, ...(parts.gateway ? [parts.gateway] : [])];
  const restart = (chosen: readonly SupervisedProcess[], file: string): void => {
    for (const one of chosen) void one.restart(`${file} changed`);
  };
  for (const row of [...product.services, product.gateway]) {
    for (const folder of row.watches) {
      onChange(join(root, folder), (file) =>
        restart(
          all().filter((one) => one.spec.name === row.name),
          join(folder, file),
        ),
      );
    }
  }
  if (existsSync(join(root, shared))) onChange(join(root, shared), (file) => restart(all(), join(shared, file)));
  report('Watching: a changed service is started again; a changed package restarts all.');
};
