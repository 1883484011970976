// The engines that `make test-cluster` runs against, built or fetched once into .tools/engines; prints what will be used.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const engines = fileURLToPath(new URL('../../.tools/engines', import.meta.url));

const run = (program: string, args: readonly string[], environment: Record<string, string> = {}): boolean =>
  spawnSync(program, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 2, 2] }).status === 0;

const versitygw = {
  name: 'versitygw',
  version: '1.8.0',
  module: 'github.com/versity/versitygw/cmd/versitygw',
};

/** The S3 server. Built in a folder of its own first, then renamed: a build that is killed leaves no half of a program behind. */
const ensureVersitygw = async (): Promise<void> => {
  const { name, version, module } = versitygw;
  const program = join(engines, `${name}-${version}`, name);
  if (!existsSync(program)) {
    process.stderr.write(`Building the S3 server ${name} ${version} (once, into .tools; a minute or two)…\n`);
    const partial = join(engines, `.building-${name}-${process.pid}`);
    await mkdir(partial, { recursive: true });
    if (!run('go', ['install', '-p', '1', `${module}@v${version}`], { GOBIN: partial })) {
      await rm(partial, { recursive: true, force: true });
      throw new Error(
        `the S3 server could not be built; it needs Go 1.26 or newer and the Go module proxy (go install ${module}@v${version})`,
      );
    }
    await rm(dirname(program), { recursive: true, force: true });
    await rename(partial, dirname(program));
  }
  process.stdout.write(`S3: ${name} ${version}\n`);
};

await ensureVersitygw();
