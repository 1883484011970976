import { expect, test } from '@jest/globals';
import { furthestStep } from '#shared/form/form-steps.ts';
import { problemsOf } from '#shared/form/form-rules.ts';
import { bodyOfCheckout, checkoutOf, checkoutRules, checkoutSteps, fieldOf, knownAddresses } from './checkout-form.ts';

const opened = checkoutOf({ fullName: 'Ayesha Khan', phone: '+923001234567', address: '', city: 'Lahore' });
const whole = { ...opened, address: ' House 4, Street 2 ', landmark: 'Opposite the park' };

test('who has no address in the profile is asked for one', () => {
  expect(problemsOf(checkoutRules, opened, checkoutSteps.flat())).toEqual({ address: 'orders:problem.address' });
});

test('an order goes to the address of the profile unless another is typed', () => {
  const member = { fullName: 'Ayesha Khan', phone: '+923001234567', address: '12 Canal Road', city: 'Lahore' };
  expect(checkoutOf(member)).toMatchObject(member);
});

test('without an address, a phone number and a city one comes no further than the first step', () => {
  expect(furthestStep(checkoutSteps, checkoutRules, whole)).toBe(3);
  for (const field of ['fullName', 'phone', 'address', 'city'])
    expect(furthestStep(checkoutSteps, checkoutRules, { ...whole, [field]: ' ' })).toBe(1);
  expect(furthestStep(checkoutSteps, checkoutRules, { ...whole, phone: '12345' })).toBe(1);
});

test('what is sent is trimmed, names the total that was shown, and has no field that the API does not know', () => {
  expect(bodyOfCheckout(whole, 4520)).toEqual({
    address: {
      ...{ fullName: 'Ayesha Khan', phone: '+923001234567', address: 'House 4, Street 2', city: 'Lahore' },
      ...{ area: '', landmark: 'Opposite the park' },
    },
    paymentMethod: 'cash-on-delivery',
    note: '',
    expectedTotal: 4520,
  });
});

test('a refused field is found by the path of the API', () => {
  expect([fieldOf('address.phone'), fieldOf('address.address'), fieldOf('note')]).toEqual(['phone', 'address', 'note']);
});

test('the own address, then those of earlier orders are offered once each, the last one first; one that was forgotten is not', () => {
  const home = { ...{ fullName: 'Ayesha Khan', phone: '+923001234567', address: 'House 4', city: 'Lahore', area: '', landmark: '' } };
  const office = { ...home, address: 'Plaza 9', city: 'Karachi' };
  const again = { ...home, address: ' house 4 ' };
  const orders = [{ address: office }, { address: null }, { address: home }, { address: again }];
  expect(knownAddresses({ ...home, address: '' }, orders)).toEqual([office, home]);
  expect(knownAddresses(home, orders)).toEqual([home, office]);
  expect(knownAddresses(home, [])).toEqual([]);
  const many = Array.from({ length: 9 }, (_none, n) => ({ address: { ...home, address: `House ${n}` } }));
  expect(knownAddresses(home, many)).toHaveLength(4);
});
