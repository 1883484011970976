import { expect, test } from '@jest/globals';
import { untriedCalls } from './untried-calls.ts';

const document = {
  paths: { '/api/v1/pets': { summary: 'Pets', get: {}, post: {} }, '/api/v1/pets/{id}': { get: {}, parameters: [] } },
};
const report = (...names: readonly string[]): string =>
  `<testsuites tests="${names.length}"><testsuite name="schemathesis">${names.map((name) => `<testcase name="${name}" time="0.1"/>`).join('')}</testsuite></testsuites>`;

test('a call that no test case names is untried, also when the same path with another method was tried', () => {
  expect(untriedCalls(document, report('GET /api/v1/pets', 'Stateful tests'))).toEqual(['POST /api/v1/pets', 'GET /api/v1/pets/{id}']);
});

test('a call whose test case was skipped is untried', () => {
  const skipped = '<testcase name="POST /api/v1/pets"><skipped message="no data"/></testcase>';
  expect(untriedCalls(document, `${report('GET /api/v1/pets', 'GET /api/v1/pets/{id}')}${skipped}`)).toEqual(['POST /api/v1/pets']);
});

test('nothing is untried when each call has a test case', () => {
  expect(untriedCalls(document, report('GET /api/v1/pets', 'POST /api/v1/pets', 'GET /api/v1/pets/{id}'))).toEqual([]);
});
