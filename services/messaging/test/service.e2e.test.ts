import { afterAll, beforeAll } from '@jest/globals';
import { processPromises, refusesJunk } from '@paltu/testing/service';
import { messagingService } from '../src/service.ts';
import { newPushKeys } from './push-service.ts';
import { messagingVariables, startMessaging, type RunningMessaging } from './running-messaging.ts';

let messaging: RunningMessaging;
beforeAll(async () => {
  messaging = await startMessaging({ variables: newPushKeys() });
});
afterAll(() => messaging.stop());

const visitor = { name: 'ثنا', email: 'sana@example.org', phone: '', message: 'Are you open?', elapsedMs: 30_000 };

const ways = { bell: true, mail: false, push: true };
const settings = {
  language: 'ur',
  groups: {
    ...{ adoption: ways, orders: ways, appointments: ways, listings: ways, messages: ways, comments: ways, marks: ways },
    searches: ways,
  },
  quietHours: { from: '22:00', until: '07:00' },
};

const browser = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/abc',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  language: 'ur',
};

processPromises(messagingService, { variables: messagingVariables });
refusesJunk(() => messaging, {
  withoutDatabase: ['GET /api/v1/notifications/push'],
  samples: {
    'POST /api/v1/messages/pets/:id': { body: () => ({ message: 'Is he still there?' }) },
    'POST /api/v1/messages/requests/:id': { body: () => ({ message: 'When could you come?' }) },
    'POST /api/v1/messages/stores/:id': { body: () => visitor },
    'POST /api/v1/messages/vets/:id': { body: () => visitor },
    'POST /api/v1/messages/conversations/:id/messages': { body: () => ({ message: 'He is.' }) },
    'POST /api/v1/messages/conversations/:id/read': { body: () => ({ upTo: 1 }) },
    'PATCH /api/v1/notifications/read': { body: () => ({}) },
    'PUT /api/v1/notifications/settings': { body: () => settings },
    'POST /api/v1/notifications/searches': { body: () => ({ name: 'A cat', filters: { species: 'Cat', search: 'billi' } }) },
    'PATCH /api/v1/notifications/searches/:id': { body: () => ({ name: 'A dog', frequency: 'weekly', paused: true }) },
    'POST /api/v1/messages/reports/:id/decision': { body: () => ({ decision: 'stopped', reason: 'They ask for money.', days: 7 }) },
    'POST /api/v1/notifications/push': { body: () => browser },
    'POST /api/v1/notifications/push/end': { body: () => ({ endpoint: browser.endpoint }) },
    'POST /api/v1/messages/conversations/:id/report': { body: () => ({ reason: 'They ask for money.' }) },
  },
});
