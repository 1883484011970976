import { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { interleaveAnswers } from './interleave-answers.ts';

const chunkBytes = 64 * 1024;
const chunks = 32;

const anAnswer = (): Readable => {
  let sent = 0;
  return new Readable({
    highWaterMark: chunkBytes,
    read() {
      this.push(sent < chunks ? Buffer.alloc(chunkBytes, sent) : null);
      sent += 1;
    },
  });
};

/** A caller that takes everything at once, or nothing after the first chunk. */
const aCaller = (isDeaf = false) => {
  const taken: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      taken.push(chunk);
      if (!isDeaf) done();
    },
  });
  return { stream, taken };
};

const send = (turns: ReturnType<typeof interleaveAnswers>, caller: ReturnType<typeof aCaller>): Readable => {
  const answer = anAnswer();
  const flow = turns({
    pause: () => answer.pause(),
    resume: () => void (caller.stream.writableNeedDrain || answer.resume()),
  });
  answer.on('data', (chunk: Buffer) => flow.count(chunk.length));
  answer.once('close', flow.end);
  answer.pipe(caller.stream);
  return answer;
};

test('large answers come whole and in order, a little of them in one turn of the event loop', async () => {
  const callers = Array.from({ length: 100 }, () => aCaller());
  const turns = interleaveAnswers();
  callers.forEach((caller) => send(turns, caller));
  const taken = (): number => callers.reduce((sum, caller) => sum + caller.taken.length, 0);
  // What each may bring at once.
  await sleep(50);
  let most = 0;
  for (let turn = 0; turn < 50; turn += 1) {
    const before = taken();
    await nextTurn();
    most = Math.max(most, taken() - before);
  }
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(2 * 8);
  await Promise.all(callers.map(({ stream }) => finished(stream)));
  const whole = Buffer.concat(Array.from({ length: chunks }, (_, index) => Buffer.alloc(chunkBytes, index)));
  for (const caller of callers) expect(Buffer.concat(caller.taken).equals(whole)).toBe(true);
});

test('one whose caller takes nothing waits for it, and holds little; the others go on', async () => {
  const [deaf, honest] = [aCaller(true), aCaller()];
  const turns = interleaveAnswers();
  const stuck = send(turns, deaf);
  send(turns, honest);
  await finished(honest.stream);
  await sleep(50);
  expect(deaf.taken).toHaveLength(1);
  expect(deaf.stream.writableLength).toBeLessThanOrEqual(4 * chunkBytes);
  stuck.destroy();
});

test('one that ends while it waits is forgotten', async () => {
  const turns = interleaveAnswers();
  const [left, honest] = [aCaller(), aCaller()];
  send(turns, left).once('data', function end(this: Readable) {
    this.destroy();
  });
  send(turns, honest);
  await finished(honest.stream);
  expect(honest.taken).toHaveLength(chunks);
});
