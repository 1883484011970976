import { expect, test } from '@jest/globals';
import { addToReadme } from './add-to-readme.ts';
import { namesOf } from './names.ts';

const names = namesOf('adoption', 'home-visits');
const readme = (publishes: string, consumes: string): string =>
  `# adoption\n\n## Publishes\n\n${publishes}\n\n## Consumes\n\n${consumes}\n\n## Run\n\nBy itself.\n`;

const publishedLine = 'HomeVisitCreated on `adoption.home-visit.v1`, with the full state.';
const consumedLine = '- `auth.user.v1`: names of members (consumer `adoption.members`, a projector).';

test('a README lists what a new slice publishes, after all that the service published before', () => {
  expect(addToReadme(readme('AdoptionRequested.', '- a'), names, false)).toBe(readme(`AdoptionRequested.\n\n${publishedLine}`, '- a'));
});

test('of a service that published nothing yet it lists that alone', () => {
  expect(addToReadme(readme('Nothing yet.', '- a'), names, false)).toBe(readme(publishedLine, '- a'));
});

test('a README lists what the slice consumes, where it is the first that knows members', () => {
  expect(addToReadme(readme('A.', '- a\n- b'), names, true)).toBe(readme(`A.\n\n${publishedLine}`, `${consumedLine}\n- a\n- b`));
  expect(addToReadme(readme('A.', 'What happens.'), names, true)).toBe(
    readme(`A.\n\n${publishedLine}`, `What happens.\n\n${consumedLine}`),
  );
});
