import { expect, test } from '@jest/globals';
import { isOfPushService, usualPushServices } from './push.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is of a push service', (endpoint) => {
  expect(isOfPushService(endpoint, usualPushServices)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.example.org/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com@10.0.0.1/abc',
  'https://somebody@fcm.googleapis.com/abc',
  'https://notify.windows.com/abc',
  'https://10.0.0.1/admin',
  'https://localhost/',
  'file:///etc/passwd',
  'fcm.googleapis.com',
  '',
])('%j is not: nothing is sent there', (endpoint) => {
  expect(isOfPushService(endpoint, usualPushServices)).toBe(false);
});

test('an origin that is named whole is itself, and nothing else', () => {
  const services = ['http://127.0.0.1:8123'];
  expect(isOfPushService('http://127.0.0.1:8123/push/1', services)).toBe(true);
  expect(isOfPushService('http://127.0.0.1:81/push/1', services)).toBe(false);
});
