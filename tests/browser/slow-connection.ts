import type { Person } from './actors.ts';

/** A weak mobile connection: 400 kbit/s up and down, 300 ms each way. */
export const slowDown = async ({ context, page }: Person): Promise<void> => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
};
