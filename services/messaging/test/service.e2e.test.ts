import { afterAll, beforeAll } from '@jest/globals';
import { processPromises, refusesJunk } from '@paltu/testing/service';
import { messagingService } from '../src/service.ts';
import { startMessaging, type RunningMessaging } from './running-messaging.ts';

let messaging: RunningMessaging;
beforeAll(async () => {
  messaging = await startMessaging();
});
afterAll(() => messaging.stop());

const visitor = { name: 'ثنا', email: 'sana@example.org', phone: '', message: 'Are you open?', elapsedMs: 30_000 };

processPromises(messagingService);
refusesJunk(() => messaging, {
  samples: {
    'POST /api/v1/messages/pets/:id': { body: () => ({ message: 'Is he still there?' }) },
    'POST /api/v1/messages/stores/:id': { body: () => visitor },
    'POST /api/v1/messages/vets/:id': { body: () => visitor },
    'POST /api/v1/messages/conversations/:id/messages': { body: () => ({ message: 'He is.' }) },
    'POST /api/v1/messages/conversations/:id/read': { body: () => ({ upTo: 1 }) },
    'POST /api/v1/messages/conversations/:id/report': { body: () => ({ reason: 'They ask for money.' }) },
  },
});
