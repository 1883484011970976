import { userErased, UserType } from '@paltu/contracts';
import { aMember, startTestService, type TestServiceOptions } from '@paltu/testing/service';
import { contentService } from '../src/service.ts';

export const article = 'essential-cat-care-tips-new-parents';

/** Content with the test in the part of auth. */
export const startContent = async (options: TestServiceOptions = {}) => {
  const service = await startTestService(contentService, options);
  const { call, hears } = service;
  type Someone = Awaited<ReturnType<typeof aMember>>;
  return {
    ...service,
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
