import { describe } from '@jest/globals';
import { ownDelivery } from '../src/parcels/courier-store.ts';
import { courierContract } from './courier-contract.ts';

describe('own delivery', () => {
  courierContract(() => Promise.resolve({ courier: ownDelivery, deliver: () => Promise.resolve() }));
});
