import { describe, expect, test } from '@jest/globals';
import { unknownError } from '../api/api-error.ts';
import { problemsOf, required } from './form-rules.ts';
import type { Rules } from './form-rules.ts';
import { absorbField, changeField, judgeFields, moveOn, openForm, refuseForm } from './form-state.ts';

interface Pet {
  name: string;
  type: 'Sale' | 'Adoption';
  price: string;
  photos: string[];
}

const rules: Rules<Pet> = {
  name: required('pet:field.name'),
  price: (price, { type }) => type === 'Sale' && price === '' && 'pet:field.price',
};
const fields = ['name', 'type', 'price', 'photos'] as const;
const empty: Pet = { name: '', type: 'Sale', price: '', photos: [] };
const opened = openForm(empty, empty);
const judged = judgeFields(opened, fields, problemsOf(rules, empty, fields));
const waiting = { ...opened, phase: 'waiting' as const };

describe('a problem', () => {
  test('stands until its field is edited', () => {
    expect(judged.problems).toEqual({ name: 'pet:field.name', price: 'pet:field.price' });
    expect(changeField(judged, rules, 'name', 'S').problems).toEqual({ price: 'pet:field.price' });
  });

  test('goes when another field makes it untrue', () => {
    expect(changeField(judged, rules, 'type', 'Adoption').problems).toEqual({ name: 'pet:field.name' });
  });

  test('counts as an attempt, so that the focus comes to it each time', () => {
    expect([judged.attempt, judgeFields(judged, fields, judged.problems).attempt, judgeFields(judged, fields, {}).attempt]).toEqual([
      1, 2, 1,
    ]);
  });
});

describe('a refusal', () => {
  const refused = refuseForm(opened, { name: 'errors:field.taken', photos: 'errors:field.unknown' }, undefined);

  test('stays at the other fields while one is edited, and on every step', () => {
    expect(changeField(refused, rules, 'name', 'S').problems).toEqual({ photos: 'errors:field.unknown' });
    expect(moveOn(refused, ['price']).problems).toEqual({ name: 'errors:field.taken', photos: 'errors:field.unknown' });
  });

  test('of the whole form goes with the first edit', () => {
    const whole = refuseForm(opened, {}, unknownError);
    expect([whole.refusal, changeField(whole, rules, 'name', 'S').refusal]).toEqual([unknownError, undefined]);
  });
});

describe('what waits to be sent', () => {
  test('is not sent once something is changed', () => {
    expect(changeField(waiting, rules, 'name', 'S').phase).toBe('writing');
  });

  test('is not sent once another step is shown', () => {
    expect(moveOn(waiting, ['name']).phase).toBe('writing');
  });

  test('goes on waiting when an upload arrives', () => {
    expect(absorbField(waiting, 'photos', ['p1'])).toMatchObject({ phase: 'waiting', values: { photos: ['p1'] } });
  });
});

test('what another step is missing is not shown on this one', () => {
  expect(moveOn(judged, ['price']).problems).toEqual({ price: 'pet:field.price' });
});

test('nothing can be typed that the success of what is being sent would lose', () => {
  const sending = { ...opened, phase: 'sending' as const };
  expect(changeField(sending, rules, 'name', 'S')).toBe(sending);
});

test('a form keeps the key under which it is sent through edits, steps and refusals; the next one has another', () => {
  const edited = changeField(opened, rules, 'name', 'S');
  const absorbed = absorbField(edited, 'photos', ['a']);
  const refused = moveOn(refuseForm(absorbed, { name: 'errors:field.taken' }, undefined), ['price']);
  expect(refused.sendKey).toBe(opened.sendKey);
  expect(judgeFields(refused, fields, {}).sendKey).toBe(opened.sendKey);
  expect(openForm(empty, empty).sendKey).not.toBe(opened.sendKey);
  expect(openForm(empty, empty, 'kept').sendKey).toBe('kept');
});
