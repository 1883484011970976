import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { messagingConfig } from '../src/config.ts';
import { testVariables } from '@paltu/testing/service';
import { messagingVariables, startMessaging, type RunningMessaging } from './running-messaging.ts';
import { startPushService } from './push-service.ts';

let messaging: RunningMessaging;
beforeAll(async () => void (messaging = await startMessaging()));
afterAll(() => messaging.stop());

test('without keys nothing is pushed, and a browser that asks for it is refused', async () => {
  const member = await messaging.someone();
  expect((await messaging.call('GET', '/notifications/push', { as: member })).body.data).toEqual({ push: { publicKey: null } });
  const service = await startPushService();
  const json = { ...service.subscribe(), language: 'en' };
  const { status, body } = await messaging.call('POST', '/notifications/push', { as: member, json });
  expect([status, body.code]).toEqual([409, 'push.off']);
  expect((await messaging.call('POST', '/notifications/push/end', { as: member, json: { endpoint: json.endpoint } })).status).toBe(200);
  await service.stop();
});

test('of the keys all are set, or none', () => {
  const problemsOf = (variables: Record<string, string>) =>
    messagingConfig.safeParse({ ...testVariables, ...messagingVariables('/tmp'), ...variables }).error?.issues.map(({ path }) => path[0]);
  expect(problemsOf({})).toBeUndefined();
  expect(problemsOf({ PUSH_PUBLIC_KEY: '', PUSH_PRIVATE_KEY: '', PUSH_CONTACT: '' })).toBeUndefined();
  expect(problemsOf({ PUSH_CONTACT: 'mailto:help@paltu.example' })).toEqual(['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY']);
  expect(problemsOf({ PUSH_PUBLIC_KEY: 'short', PUSH_PRIVATE_KEY: 'short', PUSH_CONTACT: 'nobody' })).toEqual([
    'PUSH_PUBLIC_KEY',
    'PUSH_PRIVATE_KEY',
    'PUSH_CONTACT',
  ]);
});
