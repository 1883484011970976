import { silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { serviceParts } from '@paltu/runtime';
import { keySecretsOf, readKeyCommandConfig } from './config.ts';
import { keysModule } from './keys/keys-module.ts';

const rotate = async (): Promise<string> => {
  const config = readKeyCommandConfig();
  const database = connectDatabase({ url: config.DATABASE_URL, applicationName: 'auth rotate-keys', logger: silentLogger, poolMax: 1 });
  try {
    const parts = serviceParts({ name: 'auth', database, logger: silentLogger });
    const { isNew, kid, signsFrom, previous } = await keysModule({ ...parts, keySecrets: keySecretsOf(config) }).rotateSigningKeys();
    const begins = `${isNew ? 'A new signing key' : 'A key waits already, and no other was made:'} ${kid} signs from ${signsFrom.toISOString()}.`;
    const ends = previous === null ? '' : ` ${previous.kid} is accepted until ${previous.shownUntil.toISOString()}.`;
    return `${begins}${ends} Nobody is logged out.\n`;
  } finally {
    await database.destroy();
  }
};

try {
  process.stdout.write(await rotate());
} catch (error) {
  process.stderr.write(`No key was made: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
