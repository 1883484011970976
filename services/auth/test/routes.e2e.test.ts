import { afterAll, beforeAll } from '@jest/globals';
import { formOf, refusesJunk, type TestService } from '@paltu/testing/service';
import { aPhoto } from './a-photo.ts';
import { aRegistration, startOneAuth } from './running-auth.ts';

let auth: TestService;
beforeAll(async () => void (auth = await startOneAuth()));
afterAll(() => auth.stop());

refusesJunk(() => auth, {
  samples: {
    'POST /api/v1/auth/register': { body: aRegistration },
    'PUT /api/v1/auth/change-password': { body: () => ({ currentPassword: 'Chinar-Tree-42', newPassword: 'Deodar-Tree-43' }) },
    'PUT /api/v1/auth/profile': {
      body: () => ({ firstName: 'Sana', lastName: 'Ahmed', email: aRegistration().email, phone: '03001234567', city: 'Lahore' }),
    },
    'PUT /api/v1/auth/profile/upload': { form: async () => formOf({}, [{ field: 'profileImage', bytes: await aPhoto() }]) },
    'GET /media/auth/:imageId/:file': { params: { file: '320.webp' } },
    'POST /api/v1/auth/forgot-password': { body: () => ({ email: aRegistration().email }) },
    'POST /api/v1/auth/reset-password': { body: () => ({ token: 'nobody-has-this', password: 'Deodar-Tree-43' }) },
    'POST /api/v1/auth/verify-email': { body: () => ({ token: 'nobody-has-this' }) },
    'POST /api/v1/auth/resend-verification': { body: () => ({ email: aRegistration().email }) },
    'POST /api/v1/auth/login': { body: () => ({ email: 'sana@example.com', password: 'Chinar-Tree-42' }) },
    'POST /api/v1/auth/reactivate': { body: () => ({ email: 'sana@example.com', password: 'Chinar-Tree-42' }) },
    'POST /api/v1/auth/login/second-factor': { body: () => ({ challenge: 'nobody-has-this', code: '123456' }) },
    'POST /api/v1/auth/second-factor/confirm': { body: () => ({ code: '123456' }) },
    'POST /api/v1/auth/second-factor/recovery-codes': { body: () => ({ code: '123456' }) },
    'DELETE /api/v1/auth/second-factor': { body: () => ({ code: '123456' }) },
    'POST /api/v1/auth/confirm-password': { body: () => ({ password: 'Chinar-Tree-42' }) },
    'PATCH /api/v1/auth/users/:id/suspension': { body: () => ({ suspended: true, reason: 'Took money' }) },
    'PATCH /api/v1/auth/users/:id/role': { body: () => ({ role: 'admin' }) },
    'POST /api/v1/auth/refresh': { body: () => ({ refreshToken: 'nobody-has-this' }) },
    'POST /api/v1/auth/logout': { body: () => ({ refreshToken: 'nobody-has-this' }) },
  },
  withoutDatabase: ['GET /.well-known/jwks.json'],
});
