import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { fieldErrorsOf } from './field-errors.ts';
import { clearable, flag, formList, fromJsonText, rupees } from './form-schemas.ts';
import { optionalText, text } from './text-schemas.ts';

const form = z
  .strictObject({
    tags: formList('Tags', text('A tag'), 3),
    home: fromJsonText('Home', z.strictObject({ garden: flag('Garden') })),
    price: rupees('Price', 500),
    colour: clearable(optionalText('Colour', 10)),
  })
  .partial();

const refusalsOf = (value: unknown) => fieldErrorsOf(form.safeParse(value, { reportInput: true }).error?.issues ?? []);

describe('a list of a form', () => {
  test('is a list, JSON text, or the one value of a field that was sent once', () => {
    for (const tags of [['calm', 'house dog'], '["calm","house dog"]', ' ["calm", "house dog", "calm"]'])
      expect(form.parse({ tags })).toEqual({ tags: ['calm', 'house dog'] });
    expect(form.parse({ tags: 'calm' })).toEqual({ tags: ['calm'] });
    expect(form.parse({ tags: ' ' })).toEqual({ tags: [] });
  });

  test.each(['["calm","house', '[', ' [calm]', '{"calm"', '{calm}'])('that begins like JSON and is none is refused by name: %s', (tags) => {
    expect(refusalsOf({ tags })).toEqual([{ path: 'tags', code: 'invalid', msg: 'Tags begins like JSON and is not valid JSON' }]);
  });

  test('of JSON that is no list, or of too many, is refused by name', () => {
    expect(refusalsOf({ tags: '{}' })).toMatchObject([{ path: 'tags', msg: 'Tags must be a list' }]);
    expect(refusalsOf({ tags: ['a', 'b', 'c', 'd'] })).toMatchObject([{ path: 'tags', code: 'too-big' }]);
  });

  test('may hold a text that begins with a bracket', () => {
    expect(form.parse({ tags: ['[calm'] })).toEqual({ tags: ['[calm'] });
  });
});

test('a nested value is an object or its JSON text; text that is no JSON is refused by the name of the field', () => {
  expect(form.parse({ home: '{"garden":"true"}' })).toEqual({ home: { garden: true } });
  expect(form.parse({ home: { garden: false } })).toEqual({ home: { garden: false } });
  expect(refusalsOf({ home: '{"garden":' })).toEqual([
    { path: 'home', code: 'invalid', msg: 'Home begins like JSON and is not valid JSON' },
  ]);
});

test('money is whole rupees up to a limit, and an empty field is 0', () => {
  expect([form.parse({ price: '500' }), form.parse({ price: '' }), form.parse({ price: 7 })]).toEqual([
    { price: 500 },
    { price: 0 },
    { price: 7 },
  ]);
  for (const price of [501, '501', -1, 1.5, '1e2', '0x10', 'free', null])
    expect(refusalsOf({ price })).toMatchObject([{ path: 'price', msg: 'Price must be a whole number of rupees from 0 to 500' }]);
});

test('null clears a text, and a field that is missing is left alone', () => {
  expect(form.parse({ colour: null })).toEqual({ colour: '' });
  expect(form.parse({})).toEqual({});
});
