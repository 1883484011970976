import { afterAll, beforeAll } from '@jest/globals';
import { processPromises, refusesJunk } from '@paltu/testing/service';
import { messagingService } from '../src/service.ts';
import { messagingVariables, startMessaging, type RunningMessaging } from './running-messaging.ts';

let messaging: RunningMessaging;
beforeAll(async () => {
  messaging = await startMessaging();
});
afterAll(() => messaging.stop());

const visitor = { name: 'ثنا', email: 'sana@example.org', phone: '', message: 'Are you open?', elapsedMs: 30_000 };

const ways = { bell: true, mail: false };
const settings = {
  language: 'ur',
  groups: {
    ...{ adoption: ways, orders: ways, appointments: ways, listings: ways, messages: ways, comments: ways, marks: ways },
    searches: ways,
  },
  quietHours: { from: '22:00', until: '07:00' },
};

processPromises(messagingService, { variables: messagingVariables });
refusesJunk(() => messaging, {
  samples: {
    'POST /api/v1/messages/pets/:id': { body: () => ({ message: 'Is he still there?' }) },
    'POST /api/v1/messages/stores/:id': { body: () => visitor },
    'POST /api/v1/messages/vets/:id': { body: () => visitor },
    'POST /api/v1/messages/conversations/:id/messages': { body: () => ({ message: 'He is.' }) },
    'POST /api/v1/messages/conversations/:id/read': { body: () => ({ upTo: 1 }) },
    'PATCH /api/v1/notifications/read': { body: () => ({}) },
    'PUT /api/v1/notifications/settings': { body: () => settings },
    'POST /api/v1/notifications/searches': { body: () => ({ name: 'A cat', filters: { species: 'Cat', search: 'billi' } }) },
    'PATCH /api/v1/notifications/searches/:id': { body: () => ({ name: 'A dog', frequency: 'weekly', paused: true }) },
    'POST /api/v1/messages/reports/:id/decision': { body: () => ({ decision: 'stopped', reason: 'They ask for money.', days: 7 }) },
    'POST /api/v1/messages/conversations/:id/report': { body: () => ({ reason: 'They ask for money.' }) },
  },
});
