import { runOperatorCommand } from './operator-command.ts';

await runOperatorCommand({
  usage: 'Whose? For example: make reset-second-factor email=sana@example.com',
  failure: 'The second factor could not be reset',
  decide: async ({ resetSecondFactor }, email) => {
    const { holder, hasChanged } = await resetSecondFactor(email);
    return hasChanged
      ? `The second factor of ${holder.email} is off, all sessions have ended, and the holder gets a mail.`
      : `${holder.email} has no second factor that is on.`;
  },
});
