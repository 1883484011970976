import { pino, type DestinationStream } from 'pino';

const keptBytes = 1_000_000;

/**
 * Standard output as the library opens it by itself, but on a full disk lines are lost, not the process: the library would end it at
 * the first line that cannot be written, and as it ends wait for room without end.
 */
export const standardOutput = (): DestinationStream => {
  const output = pino.destination({ fd: 1, sync: false, maxLength: keptBytes });
  const { flushSync } = output;
  output.on('error', () => void (output.flushSync = () => undefined));
  output.on('write', () => void (output.flushSync = flushSync));
  // What it kept is written again with a new line only, and it takes no new line while it keeps too much.
  output.on('drop', () => void output.write(''));
  return output;
};
