import { expect, test } from '@jest/globals';
import { petApproved, petRejected, userState } from '@paltu/contracts';
import { on, onState, projector, reactor } from '@paltu/events';
import { readmeProblems, type ReadmeFacts } from './service-readmes.ts';

const handle = async (): Promise<void> => {};
/** Moderation by name: its events are found in its code. */
const facts: ReadmeFacts = {
  name: 'moderation',
  variables: ['PORT', 'BOXES'],
  consumers: [
    projector({ consumer: 'moderation.members', on: [onState(userState, handle)], reset: handle }),
    reactor({ consumer: 'moderation.echo', on: [on(petApproved, handle)], ignores: [petRejected] }),
  ],
};

const right = {
  Publishes: 'PetApproved, PetRejected, MarkSet, MarkCleared and RuleSwitched.',
  Consumes:
    '- `auth.user.v1`: names (consumer `moderation.members`).\n- `moderation.decision.v1`: PetApproved (consumer `moderation.echo`).',
  Run: 'With `BOXES`.',
};

const problemsWith = (changed: Partial<typeof right>): string[] => {
  const sections = Object.entries({ ...right, ...changed }).map(([heading, text]) => `## ${heading}\n\n${text}\n`);
  return readmeProblems(facts, `# moderation\n\n${sections.join('\n')}\n## Read in this order\n`);
};

test('a README that describes what its code does has no problems', () => {
  expect(problemsWith({})).toEqual([]);
});

test.each([
  ['a variable that it does not explain', { Run: 'As usual.' }, 'does not list under Run that it reads BOXES'],
  [
    'an event that it keeps to itself',
    { Publishes: 'PetApproved, PetRejected, MarkSet and MarkCleared.' },
    'does not list under Publishes the event RuleSwitched',
  ],
  [
    'an event that another service publishes',
    { Publishes: `${right.Publishes} PetCreated too.` },
    'names PetCreated under Publishes, which it does not publish',
  ],
  [
    'a consumer that is not there',
    { Consumes: `${right.Consumes}\n- \`auth.user.v1\`: more names (consumer \`moderation.visitors\`).` },
    'names moderation.visitors under Consumes, and there is no such consumer',
  ],
  [
    'a topic that it does not name',
    { Consumes: right.Consumes.replace('`auth.user.v1`', 'Users') },
    'does not name auth.user.v1 under Consumes',
  ],
])('%s is found', (_what, changed, problem) => {
  expect(problemsWith(changed)).toEqual([problem]);
});

test('a consumer of every event of a topic, described as consuming a few, is found', () => {
  const Consumes = right.Consumes.replace('names', 'UserRegistered, UserRoleChanged');
  expect(problemsWith({ Consumes })).toEqual([expect.stringMatching(/UserDeactivated, UserReactivated, .* too$/)]);
});
