// Brings the demo data into a running product, once; a run that was stopped goes on at the next start.
import { readConfig } from './config.ts';
import { demoLogins } from './members.ts';
import { openProgress } from './progress.ts';

process.once('disconnect', () => process.exit(1)); // the supervisor is gone; the next start goes on
const print = (line: string): void => void process.stdout.write(`demo data: ${line}\n`);
const warning =
  'everybody knows these logins, the admin among them: for a site that others reach set DEMO=0 before its first start; docs/runbooks/cluster.md explains what to do later';

const exposed =
  'left out: TRUSTED_PROXIES means that others reach the site, and everybody knows the password of the demo admin. DEMO=0 leaves them out for good; DEMO_PUBLIC=1 lets everybody be that admin';

const run = async (): Promise<void> => {
  const config = readConfig();
  const site = config.siteUrl === undefined ? '' : `; the site is at ${config.siteUrl}`;
  if (!config.isWanted) return print(`left out${site}`);
  if (config.isExposed) return print(exposed);
  // An operator who sets the address of the site runs it for others too.
  if (site !== '') print(warning);
  const progress = await openProgress(config.progressFile);
  if (!progress.data.isFinished) {
    const { bringDemoData } = await import('./bring-demo-data.ts'); // its libraries are not loaded for nothing
    await bringDemoData(config, progress, print);
  }
  const { member, admin } = demoLogins;
  if (site !== '') print(`log in as ${member.email} (${member.password}) or ${admin.email} (${admin.password})${site}`);
};

try {
  await run();
  process.exit(0);
} catch (error) {
  process.stderr.write(`demo data: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
