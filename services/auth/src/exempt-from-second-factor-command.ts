import { runOperatorCommand } from './operator-command.ts';

// For accounts of demo data and of tests: it is no way to run a site.
await runOperatorCommand({
  usage: 'Whose? For example: node services/auth/src/exempt-from-second-factor-command.ts admin@paltu.example',
  failure: 'The account could not be exempted',
  decide: async ({ exemptFromSecondFactor }, email) => `${(await exemptFromSecondFactor(email)).email} needs no second factor.`,
});
