import { expect, test } from '@jest/globals';
import { AppError, silentLogger, type Logger } from '@paltu/kernel';
import { listen } from '../server/listen.ts';
import { createApp } from './create-app.ts';
import { route } from './route.ts';

const linesOf = async (error: Error): Promise<unknown[]> => {
  const lines: unknown[] = [];
  const logger: Logger = { ...silentLogger, warn: (fields) => void lines.push(fields), error: (fields) => void lines.push(fields) };
  const routes = [
    route({
      method: 'get',
      path: '/',
      access: 'public',
      limit: 'reads',
      summary: 'Fails',
      answers: {},
      handle: () => Promise.reject(error),
    }),
  ];
  const verifyToken = () => Promise.reject(new Error('not asked'));
  const running = await listen(createApp({ routes, verifyToken, logger, checks: {}, translateError: (one) => one }), {
    host: '127.0.0.1',
    port: 0,
  });
  await fetch(`http://127.0.0.1:${running.port}/`);
  await running.close(0);
  return lines;
};

test('a fault is logged, and so is what lies behind a refusal of ours; a plain refusal is not', async () => {
  const fault = new Error('a fault');
  expect(await linesOf(fault)).toEqual([{ err: fault }]);
  const away = new AppError('unavailable', 'service.unavailable', 'Later', { cause: new Error('the database is away') });
  expect(await linesOf(away)).toEqual([{ code: 'service.unavailable', reason: 'Error: the database is away' }]);
  expect(await linesOf(new AppError('conflict', 'pet.taken', 'Taken'))).toEqual([]);
});
