import { discardUnused, type DiscardUnusedNeeds } from './discard-unused.ts';

export interface UseUploadsNeeds<File, Sent extends { readonly id: string }> extends DiscardUnusedNeeds<Sent['id']> {
  readonly upload: (memberId: string, files: readonly File[]) => Promise<readonly Sent[]>;
}

/** Uploads files around `work`: whatever it has not claimed when it ends, well or not, is forgotten. Resolves and rejects as `work` does. */
export const useUploads = <File, Sent extends { readonly id: string }>({ upload, ...needs }: UseUploadsNeeds<File, Sent>) => {
  const discard = discardUnused(needs);
  return async <Result>(memberId: string, files: readonly File[], work: (sent: readonly Sent[]) => Promise<Result>): Promise<Result> => {
    const sent = await upload(memberId, files);
    try {
      return await work(sent);
    } finally {
      await discard(sent.map(({ id }) => id));
    }
  };
};
