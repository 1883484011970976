import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import {
  fieldErrorsOf,
  checkedAsText,
  clearable,
  clearableNumberIn,
  flag,
  formList,
  fromJsonText,
  numberIn,
  rupees,
} from './form-schemas.ts';
import { optionalText, text } from './schemas.ts';

const form = z
  .strictObject({
    tags: formList('Tags', text('A tag'), 3),
    home: fromJsonText('Home', z.strictObject({ garden: flag('Garden') })),
    price: rupees('Price', 500),
    years: numberIn('Years', 0, 80),
    latitude: clearableNumberIn('Latitude', -90, 90),
    colour: clearable(optionalText('Colour', 10)),
  })
  .partial();

const inForm = (value: unknown) => checkedAsText(() => form.parse(value));
const refusalsOf = (value: unknown) => fieldErrorsOf(form.safeParse(value, { reportInput: true }).error?.issues ?? []);
const formRefusalsOf = (value: unknown) => checkedAsText(() => refusalsOf(value));

describe('a list of a form', () => {
  test('is a list, JSON text, or the one value of a field that was sent once', () => {
    for (const tags of [['calm', 'house dog'], '["calm","house dog"]', ' ["calm", "house dog", "calm"]'])
      expect(inForm({ tags })).toEqual({ tags: ['calm', 'house dog'] });
    expect(inForm({ tags: 'calm' })).toEqual({ tags: ['calm'] });
    expect(inForm({ tags: ' ' })).toEqual({ tags: [] });
  });

  test.each(['["calm","house', '[', ' [calm]', '{"calm"', '{calm}'])('that begins like JSON and is none is refused by name: %s', (tags) => {
    expect(formRefusalsOf({ tags })).toEqual([{ path: 'tags', code: 'invalid', msg: 'Tags begins like JSON and is not valid JSON' }]);
  });

  test('of JSON that is no list, or of too many, is refused by name', () => {
    expect(formRefusalsOf({ tags: '{}' })).toMatchObject([{ path: 'tags', msg: 'Tags must be a list' }]);
    expect(formRefusalsOf({ tags: ['a', 'b', 'c', 'd'] })).toMatchObject([{ path: 'tags', code: 'too-big' }]);
  });

  test('may hold a text that begins with a bracket', () => {
    expect(inForm({ tags: ['[calm'] })).toEqual({ tags: ['[calm'] });
  });
});

test('a nested value is an object or its JSON text; text that is no JSON is refused by the name of the field', () => {
  expect(inForm({ home: '{"garden":"true"}' })).toEqual({ home: { garden: true } });
  expect(inForm({ home: { garden: false } })).toEqual({ home: { garden: false } });
  expect(formRefusalsOf({ home: '{"garden":' })).toEqual([
    { path: 'home', code: 'invalid', msg: 'Home begins like JSON and is not valid JSON' },
  ]);
});

test('money is whole rupees up to a limit, and an empty field is 0', () => {
  expect([inForm({ price: '500' }), inForm({ price: '' }), inForm({ price: 7 })]).toEqual([{ price: 500 }, { price: 0 }, { price: 7 }]);
  for (const price of ['400.00', 'Rs. 400/-', '٤٠٠']) expect(inForm({ price })).toEqual({ price: 400 });
  for (const price of [501, '501', -1, '-1', 1.5, '400.50', '1e2', '0x10', '4,0', 'free', null])
    expect(formRefusalsOf({ price })).toMatchObject([{ path: 'price', msg: 'Price must be a whole number of rupees from 0 to 500' }]);
});

test('null clears a text, and a field that is missing is left alone', () => {
  expect(inForm({ colour: null })).toEqual({ colour: '' });
  expect(inForm({})).toEqual({});
});

test('JSON has no leniency of a form: a list is a list, a flag a flag, money a number, an object an object', () => {
  const sent = { tags: 'calm', home: '{"garden":true}', price: '500', years: '12', latitude: '' };
  expect(refusalsOf(sent)).toMatchObject([
    { path: 'tags', msg: 'Tags must be a list' },
    { path: 'home' },
    { path: 'price', msg: 'Price must be a whole number of rupees from 0 to 500' },
    { path: 'years', msg: 'Years must be a number from 0 to 80' },
    { path: 'latitude', msg: 'Latitude must be a number from -90 to 90' },
  ]);
  expect(refusalsOf({ tags: '["calm"]', home: { garden: 'true' } })).toMatchObject([
    { path: 'tags' },
    { path: 'home.garden', msg: 'Garden must be true or false' },
  ]);
  expect(inForm({ years: ' ۱۲ ', latitude: '' })).toEqual({ years: 12, latitude: null });
  expect(form.parse({ years: 12, latitude: null })).toEqual({ years: 12, latitude: null });
  expect(form.parse({ tags: ['calm'], home: { garden: true }, price: 500 })).toEqual({
    tags: ['calm'],
    home: { garden: true },
    price: 500,
  });
});

const errorsOf = (schema: z.ZodType, value: unknown) => fieldErrorsOf(schema.safeParse(value, { reportInput: true }).error?.issues ?? []);
const noFields = z.strictObject({ inner: z.strictObject({}).optional() });

test('each field has one entry, with its path from the outside in', () => {
  expect(errorsOf(noFields, { b: 1, inner: { c: 1 } })).toEqual([
    { path: 'inner.c', code: 'unknown', msg: 'inner.c is not a known field' },
    { path: 'b', code: 'unknown', msg: 'b is not a known field' },
  ]);
});

test('a name of the caller is echoed shortened, and whole characters stay whole', () => {
  const [error] = errorsOf(noFields, { [`${'n'.repeat(59)}🐶${'n'.repeat(900)}`]: 1 });
  expect(error?.path).toHaveLength(60);
  expect(error?.path.isWellFormed()).toBe(true);
  expect(error?.msg.length).toBeLessThan(100);
});

test('however much is wrong, at most a hundred entries list it', () => {
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`field${index}`, 1]));
  expect(errorsOf(noFields, many)).toHaveLength(100);
  expect(
    errorsOf(
      z.array(z.number()),
      Array.from({ length: 5_000 }, () => 'x'),
    ),
  ).toHaveLength(100);
});
