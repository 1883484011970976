import { expect, test } from '@jest/globals';
import { parcelSearchOf } from './parcel-search.ts';

const found = (text: string) => parcelSearchOf(text, (phone) => [`digest of ${phone}`]);

test('a phone number is found however it is written', () => {
  const phones = ['digest of +923001234567'];
  for (const text of ['0300 1234567', '0300-1234567', '+923001234567', '+92 300 1234567', '0092 300 123 4567', '۰۳۰۰ ۱۲۳۴۵۶۷'])
    expect([text, found(text).phones]).toEqual([text, phones]);
  expect(found('1234567').phones).not.toEqual(phones);
  expect(found('Ayesha 0300 1234567').phones).toEqual([]);
});

test('the number of an order is found by what it begins with, as people read it out', () => {
  expect(['K7QX2M01', '#k7qx 2m01', 'k7qx-2mO1', 'K7Q'].map((text) => found(text).number)).toEqual([
    'K7QX2M01',
    'K7QX2M01',
    'K7QX2M01',
    'K7Q',
  ]);
  expect(['K7', 'K7QX2M012', 'K7QX%', 'عائشہ'].map((text) => found(text).number)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a name is found by the beginnings of its words, in any script, and nothing that was typed is an operator', () => {
  expect([found('Ayesha  KH').name, found('عائشہ خان').name]).toEqual(["'ayesha':* & 'kh':*", "'عایشہ':* & 'خان':*"]);
  expect([found('José').name, found('علي').name, found('عَلی').name]).toEqual(["'jose':*", "'علی':*", "'علی':*"]);
  expect([found("'| !a:*\\ &").name, found(' ! ').name]).toEqual(["'a':*", undefined]);
});
