import { afterAll, beforeAll } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { formOf, processPromises, refusesJunk } from '@paltu/testing/service';
import { signatureOf } from '../src/payments/simulated-wallet-adapter.ts';
import { commerceService } from '../src/service.ts';
import {
  aCheckout,
  aPdf,
  aPhoto,
  aStore,
  anAccessory,
  commerceVariables,
  startCommerce,
  type RunningCommerce,
} from './running-commerce.ts';

const reference = `T${'0'.repeat(19)}`;

let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.stop());

processPromises(commerceService, { variables: commerceVariables });
refusesJunk(() => commerce, {
  withoutDatabase: [
    ...['GET /api/v1/accessories/stats', 'GET /api/v1/orders/payment-methods', 'GET /api/v1/orders/couriers'],
    // What brings nothing that we know leads nowhere.
    ...['simulator/return', 'jazzcash/return', 'jazzcash/notice'].map((path) => `POST /api/v1/orders/payments/${path}`),
  ],
  samples: {
    'POST /api/v1/stores': { body: () => aStore() },
    'PUT /api/v1/stores': { body: () => ({ hours: '9 to 9' }) },
    'PUT /api/v1/stores/user/account': { body: () => ({ taxNumber: '1234567' }) },
    'POST /api/v1/stores/:id/settlements': { body: () => ({ amount: 5, reference: 'FT-1' }), headers: { 'idempotency-key': 'one' } },
    'PATCH /api/v1/admin/payout-proposals/:id': { body: () => ({ status: 'confirmed' }) },
    'PATCH /api/v1/stores/:id/settlements/:settlementId': { body: () => ({ status: 'sent-back', reason: 'Closed' }) },
    'GET /api/v1/stores/user/statement': { query: { month: '2027-03' } },
    'GET /api/v1/admin/statements': { query: { month: '2027-03' } },
    'PATCH /api/v1/stores/status': { body: () => ({ isActive: true }) },
    'POST /api/v1/stores/user/verification': {
      form: async () => formOf({}, [{ field: 'papers', bytes: aPdf() }]),
    },
    'POST /api/v1/admin/accessories/recalls': { body: () => ({ accessoryIds: [newId()], reason: 'Splinters', advice: 'Throw it away' }) },
    'POST /api/v1/stores/:id/like': { body: () => ({ liked: true }) },
    'POST /api/v1/stores/:id/reviews': { body: () => ({ rating: 5, comment: 'Fast' }) },
    'POST /api/v1/accessories/:id/reviews': { body: () => ({ rating: 5, comment: 'Fits' }) },
    'POST /api/v1/accessories': { body: () => anAccessory() },
    'PUT /api/v1/accessories/:id': { body: () => ({ price: 900 }) },
    'PATCH /api/v1/accessories/:id/status': { body: () => ({ status: 'archived' }) },
    'POST /api/v1/accessories/:id/like': { body: () => ({ liked: true }) },
    'POST /api/v1/cart/items': { body: () => ({ accessoryId: newId(), quantity: 2 }) },
    'PATCH /api/v1/cart/items/:accessoryId': { body: () => ({ quantity: 2 }) },
    'POST /api/v1/cart/promo': { body: () => ({ code: 'PETLOVE10' }) },
    'POST /api/v1/cart/merge': { body: () => ({ items: [{ accessoryId: newId(), quantity: 2 }] }) },
    'POST /api/v1/cart/quote': { body: () => ({ items: [{ accessoryId: newId(), quantity: 2 }] }) },
    'POST /api/v1/orders': { body: () => aCheckout(), headers: { 'idempotency-key': 'one' } },
    'PATCH /api/v1/orders/parcels/:id/status': { body: () => ({ status: 'confirmed' }) },
    'POST /api/v1/orders/parcels/:id/drop': {
      body: () => ({ items: [{ accessoryId: newId(), quantity: 1 }], reason: 'Sold out' }),
      headers: { 'idempotency-key': 'two' },
    },
    'POST /api/v1/orders/parcels/:id/courier-test': { body: () => ({ behaviour: 'delivers' }) },
    'POST /api/v1/orders/parcels/:id/contest': { body: () => ({ reason: 'Nobody came' }) },
    'PATCH /api/v1/orders/parcels/:id/contest': { body: () => ({ upheld: true, reason: 'As he says' }) },
    'POST /api/v1/orders/:id/slip': {
      body: () => ({ reference: 'FT-1' }),
      form: async () => formOf({ reference: 'FT-1' }, [{ field: 'slip', bytes: aPdf() }]),
    },
    'PUT /api/v1/orders/:id/refund-to': { body: () => ({ kind: 'jazzcash', account: '0300 1234567', title: 'Sana' }) },
    'PATCH /api/v1/orders/:id/payment': { body: () => ({ status: 'paid', reference: 'FT-1' }) },
    'POST /api/v1/orders/payments/simulator/choice': { body: () => ({ reference: 'T1', behaviour: 'success' }) },
    'POST /api/v1/orders/payments/simulator/notice': {
      body: () => ({ reference, status: 'paid', signature: signatureOf(reference, 'paid') }),
    },
    'PATCH /api/v1/orders/refunds/:id': { body: () => ({ status: 'paid', reference: 'FT-1' }) },
    'POST /api/v1/orders/refunds/:id/contest': { body: () => ({ reason: 'Nothing came back' }) },
    'GET /api/v1/stores/type': { query: { type: 'Pet Store' } },
    'GET /api/v1/stores/search': { query: { q: 'paws' } },
    'GET /api/v1/stores/nearby': { query: { latitude: '31.5', longitude: '74.3' } },
    'GET /api/v1/accessories/category': { query: { category: 'Food & Treats' } },
    'GET /api/v1/accessories/search': { query: { q: 'kibble' } },
    'GET /api/v1/accessories/vendor': { query: { vendorId: '0198a1a0-0000-7000-8000-000000000000' } },
    'POST /api/v1/commerce/images': { form: async () => formOf({}, [{ field: 'image', bytes: await aPhoto() }]) },
    'GET /media/commerce/:imageId/:file': { params: { file: '320.webp' } },
  },
});
