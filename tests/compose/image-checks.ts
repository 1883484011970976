import { must } from './run-program.ts';
import type { ExpectThat } from '../expectations.ts';

const limitMb = 330;

/** They bring code of the machine: no bundle holds them. */
const ofTheMachine = /^(sharp|@img\/[\w-]+|detect-libc|semver|@node-rs\/argon2(-[\w-]+)?)$/;

const listPackages =
  "find / -xdev -name package.json -path '*/node_modules/*' -not -path '*/node_modules/*/node_modules/*' | sed 's#.*/node_modules/##'";
const nameOf = (manifest: string): string => /^(@[^/]+\/)?[^/]+/.exec(manifest)?.[0] ?? manifest;

/** Whatever is written by hand, its tests and how it is built. */
const listSources = "find . \\( -name '*.ts' -o -name '*.tsx' -o -name '.env*' -o -name .git \\) -not -path '*/node_modules/*'";

/** What a process prints of each file that it finds compiled, or does not. */
const startCompiled = 'NODE_DEBUG_NATIVE=COMPILE_CACHE node dist/services/pets/src/main.js 2>&1; true';

/** What the one image is, and what it must not hold. */
export const checkImage = async (image: string, expectThat: ExpectThat): Promise<void> => {
  const inside = (script: string): Promise<string> => must(['docker', 'run', '--rm', '--network', 'none', image, 'sh', '-c', script]);
  const bytes = Number(await must(['docker', 'image', 'inspect', '--format', '{{.Size}}', image]));
  const mb = Math.round(bytes / 1e6);
  expectThat(`the image is smaller than ${limitMb} MB: ${mb} MB`, mb < limitMb ? [] : [`${mb} MB`]);

  const packages = [...new Set((await inside(listPackages)).trim().split('\n').map(nameOf))];
  const others = packages.filter((name) => !ofTheMachine.test(name));
  const areThere = packages.includes('sharp') && packages.includes('@node-rs/argon2') ? [] : [`only ${packages.join()} were seen`];
  expectThat('it holds bundles, and no package but those that bring code of the machine', [...others, ...areThere]);

  const sources = (await inside(listSources)).trim();
  expectThat('it holds no source, no test, no password and no history', sources === '' ? [] : sources.split('\n'));
  const fetching = (
    await inside('for name in npm npx corepack yarn curl wget; do command -v $name; done; ls /usr/local/lib/node_modules 2>/dev/null; true')
  ).trim();
  expectThat('it holds no npm, npx, yarn, curl or wget', fetching === '' ? [] : fetching.split('\n'));

  const output = await inside(startCompiled);
  const [ready, missing] = [/was accepted/g, /no such file|permission denied/g].map((words) => output.match(words)?.length ?? 0) as [
    number,
    number,
  ];
  expectThat('what its processes load is compiled already', ready > 40 && missing < 3 ? [] : [`${ready} are, ${missing} are not`]);

  const [user, environment] = (await inside('id -un; echo $NODE_ENV')).trim().split('\n');
  expectThat(
    'its processes run as an ordinary user, for production',
    user === 'node' && environment === 'production' ? [] : [`${user} ${environment}`],
  );
};
