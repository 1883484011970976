import { announcedPages, openedPages } from '@paltu/reference';
import { messageOf, runCommand } from '@paltu/runtime';
import { readCommandConfig } from './config.ts';
import { pageAnnouncement } from './subscriptions/subscriptions-module.ts';

const [page = ''] = process.argv.slice(2);
const waitedFor: readonly string[] = [...openedPages, ...announcedPages];

if (page === '') {
  process.stderr.write('Which page? For example: node services/content/src/notify-command.ts careers\n');
  process.exitCode = 2;
} else if (!waitedFor.includes(page)) {
  process.stderr.write(`"${page}" is no page that people wait for. These are: ${waitedFor.join(', ')}\n`);
  process.exitCode = 2;
} else {
  await runCommand({
    service: 'content',
    name: 'content notify',
    readConfig: readCommandConfig,
    work: async (parts) => {
      const count = await pageAnnouncement(parts)(page);
      return count === 0 ? `Nobody waits for ${page}.` : `${count} who waited for ${page} are notified by mail.`;
    },
    explain: (error) => `They could not be notified: ${messageOf(error)}`,
  });
}
