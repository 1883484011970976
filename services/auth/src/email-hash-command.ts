import { keySecretsOf } from '@paltu/sealing';
import { readHashCommandConfig } from './config.ts';
import { emailHashOf } from './keys/keys-module.ts';

/** Prints by what the log names e-mail addresses, so that an operator finds what was tried on an account. */
const lineOf = (email: string): string => {
  const { current, previous } = keySecretsOf(readHashCommandConfig());
  const before = previous === undefined ? '' : `, and ${emailHashOf(previous)(email)} before KEY_SECRET was changed`;
  return `${email} is ${emailHashOf(current)(email)} in the log${before}.`;
};

const emails = process.argv.slice(2);
if (emails.length === 0) {
  process.stderr.write('Which address? Give for example: node services/auth/src/email-hash-command.ts sana@example.com\n');
  process.exitCode = 2;
} else {
  process.stdout.write(`${emails.map(lineOf).join('\n')}\n`);
}
