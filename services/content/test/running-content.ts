import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { contactErased, contactUpdated, userErased, UserType } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import { aMember, sentMails, startTestService, type TestServiceOptions } from '@paltu/testing/service';
import { contentService } from '../src/service.ts';

/** What content reads beside what every service does; its mails lie in `folder`. */
export const contentVariables = (folder: string): Record<string, string> => ({
  MAIL_DIR: folder,
  MAIL_FROM: 'Paltu <no-reply@paltu.example>',
  PUBLIC_URL: 'https://paltu.example',
});

export const article = 'essential-cat-care-tips-new-parents';
export const otherArticle = 'complete-guide-pet-adoption-pakistan';

/** Content with the test in the part of auth. */
export const startContent = async (options: TestServiceOptions = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'paltu-mails-'));
  const service = await startTestService(contentService, { ...options, variables: { ...contentVariables(folder), ...options.variables } });
  const { call, publishToBus } = service;
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
    /** Auth has published how the member is reached. */
    isReachedAt: async (id: string, email: string, verifiedAt: Date | null = new Date('2026-01-01')): Promise<void> => {
      const verification = verifiedAt === null ? {} : { emailVerified: true, emailVerifiedAt: timestampFromDate(verifiedAt) };
      const contact = { id, version: 1n, email, phone: '+923001234567', ...verification };
      await publishToBus(contactUpdated, { subject: id, data: { contact } });
      await eventually(async () => (await service.database('contacts').where({ id })).length === 1, 'the address is known');
    },
    /** Auth has published that the member is no more since then, and content has forgotten how they were reached. */
    isForgotten: async (id: string, time = new Date()): Promise<void> => {
      await publishToBus(contactErased, { subject: id, sequence: 2, time, data: {} });
      await eventually(async () => (await service.database('contacts').where({ id })).length === 0, 'the address is forgotten');
    },
    isErased: ({ userId }: { readonly userId: string }) =>
      publishToBus(userErased, { subject: userId, sequence: 2, data: { user: { id: userId, version: 2n, userType: UserType.USER } } }),
  };
};

export type RunningContent = Awaited<ReturnType<typeof startContent>>;
