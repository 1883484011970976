import { setTimeout as sleep } from 'node:timers/promises';
import { aPhoto } from '../../product/photo.ts';
import type { Figures } from '../load/latencies.ts';
import { openLoop } from '../load/open-loop.ts';
import type { People } from '../people.ts';
import { edit, search, unchangedList, variedList } from '../scenarios.ts';

export interface MixedLoad {
  readonly reads: Figures;
  readonly writes: Figures;
  /** Pictures that were taken meanwhile, one after the other. */
  readonly uploads: number;
}

const pauseAfterRefusalMs = 200;

const upload = async (address: string, headers: Readonly<Record<string, string>>, photo: Blob): Promise<boolean> => {
  const body = new FormData();
  body.append('image', photo, 'photo.jpg');
  const answer = await fetch(`${address}/api/v1/pets/images`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.ok;
};

/** What a busy evening is like: 200 reads and 20 writes a second, and somebody who sends one picture after the other. */
export const mixedLoad = async (origin: string, people: People, published: readonly string[], seconds: number): Promise<MixedLoad> => {
  const photo = await aPhoto();
  let isOver = false;
  let uploads = 0;
  const uploading = async (): Promise<void> => {
    for (let n = 0; !isOver; n += 1)
      if (await upload(origin, people.members[n % people.members.length] ?? {}, photo)) uploads += 1;
      else await sleep(pauseAfterRefusalMs);
  };
  const paths = [
    () => unchangedList,
    variedList,
    search,
    (n: number) => `/api/v1/pets/${published[n % published.length]}`,
    (n: number) => `/api/v1/pets/${published[n % 50]}`,
  ];
  const reading = openLoop({ origin, perSecond: 200, seconds, request: (n) => ({ path: paths[n % paths.length]?.(n) ?? '/' }) });
  const writing = openLoop({ origin, perSecond: 20, seconds, request: (n) => edit(people, n) });
  const sending = uploading();
  const [reads, writes] = await Promise.all([reading, writing]);
  isOver = true;
  await sending;
  return { reads, writes, uploads };
};
