import { fullNameOf } from './accounts/account.ts';
import { runOperatorCommand } from './operator-command.ts';

await runOperatorCommand({
  usage: 'Whose account? For example: make admin email=sana@example.com',
  failure: 'The role could not be granted',
  decide: async ({ grantAdmin }, email) => {
    const { account, hasChanged } = await grantAdmin(email);
    const name = `${fullNameOf(account)} <${account.email}>`;
    return hasChanged ? `${name} is an admin from the next login or refresh on.` : `${name} is an admin already.`;
  },
});
