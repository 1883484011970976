import { messageOf, runCommand } from '@paltu/runtime';
import { readCommandConfig } from './config.ts';
import { pageAnnouncement } from './subscriptions/subscriptions-module.ts';

const [page = ''] = process.argv.slice(2);

if (page === '') {
  process.stderr.write('Which page? Say for example: node services/content/src/notify-command.ts careers\n');
  process.exitCode = 2;
} else {
  await runCommand({
    service: 'content',
    name: 'content notify',
    readConfig: readCommandConfig,
    work: async (parts) => {
      const told = await pageAnnouncement(parts)(page);
      return told === 0 ? `Nobody waits for ${page}.` : `${told} who waited for ${page} are told by mail.`;
    },
    explain: (error) => `They could not be told: ${messageOf(error)}`,
  });
}
