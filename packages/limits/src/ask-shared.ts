import type { SharedPresence } from './shared-presence.ts';

/** Asks what is shared, and this process's own while that one is away. */
export type AskShared<Port> = <T>(how: (port: Port) => Promise<T>) => Promise<T>;

export const askShared =
  <Port>(shared: Port, own: Port, { mayBeAsked, answered, failed }: SharedPresence): AskShared<Port> =>
  async (how) => {
    if (!mayBeAsked()) return how(own);
    try {
      const result = await how(shared);
      answered();
      return result;
    } catch (error) {
      failed(error);
      return how(own);
    }
  };
