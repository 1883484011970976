import { expect } from '@jest/globals';
import type { Refusal } from '@paltu/kernel';
import { refusalsOf, statusOfKind, type Route } from '@paltu/service-kit';
import { noteAnswer } from '../answer-record.ts';
import type { Answer } from '../call-service.ts';

const errorBody = {
  status: 'error',
  code: expect.any(String),
  message: expect.any(String),
  errors: expect.any(Array),
  requestId: expect.any(String),
};

/** The answer is this refusal, in the shape of errors. */
export const expectRefusal = (route: Route, { status, body }: Answer, { kind, code }: Pick<Refusal, 'kind' | 'code'>): void => {
  expect({ status, body }).toEqual({ status: statusOfKind[kind], body: { ...errorBody, code } });
  noteAnswer(route, code);
};

/** The answer is one that the route declares: well, or a refusal in the shape of errors. Never a fault. */
export const expectDeclared = (route: Route, answer: Answer): void => {
  if (route.answers[answer.status] !== undefined) return;
  const code = String(answer.body?.code);
  expectRefusal(route, answer, refusalsOf(route).get(code) ?? { kind: 'invalid', code: 'a refusal that the route declares' });
};
