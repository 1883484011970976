interface Connectable {
  connect(): Promise<void>;
  disconnect(): Promise<void>;
}

export interface Reconnecting<Client> {
  /** Rejects with what `work` or the connecting rejects with; the next call then begins with a new client. */
  use<T>(work: (client: Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const leave = (client: Connectable): Promise<void> => client.disconnect().catch(() => undefined);

/** A client that is connected when it is first used, shared by all calls, and replaced after one that failed. */
export const reconnecting = <Client extends Connectable>(create: () => Client): Reconnecting<Client> => {
  let current: Promise<Client> | undefined;
  const open = async (): Promise<Client> => {
    const client = create();
    try {
      await client.connect();
      return client;
    } catch (error) {
      await leave(client);
      throw error;
    }
  };
  const close = async (): Promise<void> => {
    const closing = current;
    current = undefined;
    await closing?.then(leave, () => undefined);
  };
  return {
    use: async (work) => {
      current ??= open();
      const mine = current;
      try {
        return await work(await mine);
      } catch (error) {
        if (current === mine) void close();
        throw error;
      }
    },
    close,
  };
};
