import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userErased, UserType } from '@paltu/contracts';
import { aMember, sentMails, startTestService, type TestServiceOptions } from '@paltu/testing/service';
import { contentService } from '../src/service.ts';

/** What content reads beside what every service does; its mails lie in `folder`. */
export const contentVariables = (folder: string): Record<string, string> => ({
  MAIL_DIR: folder,
  MAIL_FROM: 'Paltu <no-reply@paltu.example>',
  PUBLIC_URL: 'https://paltu.example',
});

export const article = 'essential-cat-care-tips-new-parents';

/** Content with the test in the part of auth. */
export const startContent = async (options: TestServiceOptions = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'paltu-mails-'));
  const service = await startTestService(contentService, { ...options, variables: { ...contentVariables(folder), ...options.variables } });
  const { call, hears } = service;
  type Someone = Awaited<ReturnType<typeof aMember>>;
  return {
    ...service,
    mails: sentMails(folder),
    stop: async () => {
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
    someone: (details: Parameters<typeof aMember>[1] = {}) => aMember(service, details),
    comment: (as: Someone, content: string, parentId?: string) =>
      call('POST', `/content/articles/${article}/comments`, { as, json: { content, ...(parentId === undefined ? {} : { parentId }) } }),
    comments: async (query = '') => (await call('GET', `/content/articles/${article}/comments${query}`)).body.data,
    remove: (as: Someone, id: string) => call('DELETE', `/content/comments/${id}`, { as }),
    isErased: ({ userId }: { readonly userId: string }) =>
      hears(userErased, { subject: userId, sequence: 2, data: { user: { id: userId, version: 2n, userType: UserType.USER } } }),
  };
};

export type RunningContent = Awaited<ReturnType<typeof startContent>>;
