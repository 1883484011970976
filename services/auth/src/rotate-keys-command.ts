import { keySecretsOf } from '@paltu/sealing';
import { readKeyCommandConfig } from './config.ts';
import { keysModule } from './keys/keys-module.ts';
import { messageOf, runCommand } from '@paltu/runtime';

await runCommand({
  service: 'auth',
  name: 'auth rotate-keys',
  readConfig: readKeyCommandConfig,
  work: async (parts, config) => {
    const { isNew, kid, signsFrom, previous } = await keysModule({ ...parts, keySecrets: keySecretsOf(config) }).rotateSigningKeys();
    const begins = `${isNew ? 'A new signing key' : 'A key waits already, and no other was made:'} ${kid} signs from ${signsFrom.toISOString()}.`;
    const ends = previous === null ? '' : ` ${previous.kid} is accepted until ${previous.shownUntil.toISOString()}.`;
    return `${begins}${ends} Nobody is logged out.`;
  },
  explain: (error) => `No key was made: ${messageOf(error)}`,
});
