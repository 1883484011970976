import { fullNameOf } from './accounts/account.ts';
import { runOperatorCommand } from './operator-command.ts';

await runOperatorCommand({
  usage: 'Whose account? For example: node services/auth/src/vouch-for-email-command.ts sana@example.com',
  failure: 'The address could not be verified',
  decide: async ({ vouchForEmail }, email) => {
    const account = await vouchForEmail(email);
    return `The address of ${fullNameOf(account)} <${account.email}> is verified.`;
  },
});
