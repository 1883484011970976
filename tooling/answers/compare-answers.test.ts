import { expect, test } from '@jest/globals';
import { refusal } from '@paltu/kernel';
import { done, message, route } from '@paltu/service-kit';
import { compareAnswers } from './compare-answers.ts';

const petGone = refusal('not-found', 'pet.gone', 'It is gone');
const calls = [
  route({
    method: 'get',
    path: '/pets',
    access: 'public',
    limit: 'reads',
    summary: 'Pets',
    answers: { 200: message() },
    refuses: [petGone],
    handle: async () => done(),
  }),
];
const all = ['get /pets 200', 'get /pets pet.gone', 'get /pets service.unavailable'];

test('a call whose every answer and refusal was seen is well, whatever else was noted', () => {
  const notes = [...all, 'get /pets server.fault', 'post /elsewhere 200'];
  expect(compareAnswers(calls, notes)).toEqual([{ call: 'GET /pets', missing: [], undeclared: [] }]);
});

test.each(all)('without "%s" it is missed', (note) => {
  const [report] = compareAnswers(
    calls,
    all.filter((one) => one !== note),
  );
  expect(report?.missing).toEqual([note.split(' ')[2]]);
});

test('what no call declares is reported', () => {
  expect(compareAnswers(calls, [...all, 'get /pets 304'])[0]?.undeclared).toEqual(['304']);
});
