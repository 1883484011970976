import kafkajs from 'kafkajs';

interface Connectable {
  connect(): Promise<void>;
  disconnect(): Promise<void>;
}

interface Reconnecting<Client> {
  /** Rejects with what `work` or the connecting rejects with; the next call then begins with a new client. */
  use<T>(work: (client: Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const disconnect = (client: Connectable): Promise<void> => client.disconnect().catch(() => undefined);

/** Errors that a healthy broker returns: the connection stays. */
const isRefusal = (error: unknown): boolean => {
  if (error instanceof kafkajs.KafkaJSDeleteGroupsError) return true;
  return error instanceof Error && isRefusal(error.cause);
};

interface Connection<Client> {
  readonly client: Promise<Client>;
  running: number;
  isReplaced: boolean;
}

/**
 * A client that is connected when it is first used, shared by all calls, and replaced after one that failed; the old one is
 * disconnected when the last call that runs on it has ended.
 */
export const reconnecting = <Client extends Connectable>(create: () => Client): Reconnecting<Client> => {
  let current: Connection<Client> | undefined;
  const open = async (): Promise<Client> => {
    const client = create();
    try {
      await client.connect();
      return client;
    } catch (error) {
      await disconnect(client);
      throw error;
    }
  };
  const replace = (connection: Connection<Client>): void => {
    connection.isReplaced = true;
    if (current === connection) current = undefined;
  };
  return {
    use: async (work) => {
      const mine = (current ??= { client: open(), running: 0, isReplaced: false });
      mine.running += 1;
      try {
        return await work(await mine.client);
      } catch (error) {
        if (!isRefusal(error)) replace(mine);
        throw error;
      } finally {
        mine.running -= 1;
        if (mine.isReplaced && mine.running === 0) void mine.client.then(disconnect, () => undefined);
      }
    },
    close: async () => {
      const closing = current;
      current = undefined;
      await closing?.client.then(disconnect, () => undefined);
    },
  };
};
