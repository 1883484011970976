import type { LocalConfig } from './config.ts';
import { programFile } from '../../services/src/program-file.ts';
import { demoLogins } from '../../demo/src/members.ts';
import { restartOnChange } from './dev/restart-on-change.ts';
import { webWatch } from './dev/web-watch.ts';
import type { Login } from './announce.ts';
import { localEngines } from './engines/local-engines.ts';
import type { ProcessSpec } from './processes/supervised-process.ts';
import { paltu } from './services.ts';
import { listenForStop } from './stop-signals.ts';
import { supervise } from './supervise.ts';
import type { BackgroundWork } from './supervisor-options.ts';
import type { ReportLine } from './terminal.ts';
import { webBuild } from './web/web-build.ts';

const logins: readonly Login[] = [
  { role: 'demo member', ...demoLogins.member },
  { role: 'demo admin', ...demoLogins.admin },
];

type EnvironmentOf = (name: string) => Readonly<Record<string, string>>;

const demoSpec = (config: LocalConfig, address: string, environmentOf: EnvironmentOf): ProcessSpec => ({
  name: 'demo',
  command: [programFile('deploy/demo/src/main.ts')],
  directory: config.root,
  // auth's own variables, for the demo's admin is made by auth's command.
  environment: {
    ...environmentOf('auth'),
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
  const web = webBuild(config.root);
  return supervise({ config, product: paltu, engines, web, background: backgroundOf(config, report), report, print }, signals);
};
