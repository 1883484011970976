export { answersVariable } from './answer-record.ts';
export { callService, type Answer, type CallService, type Sent } from './call-service.ts';
export { startTestService, testVariables, type HeardEvent, type TestService, type TestServiceOptions } from './start-test-service.ts';
