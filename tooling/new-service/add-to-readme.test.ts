import { expect, test } from '@jest/globals';
import { addToReadme } from './add-to-readme.ts';
import { namesOf } from './names.ts';

const names = namesOf('adoption', 'home-visits');
const readme = (publishes: string, consumes: string): string =>
  `# adoption\n\n## Publishes\n\n${publishes}\n\n## Consumes\n\n${consumes}\n\n## Run\n\nBy itself.\n`;

const said = 'HomeVisitCreated on `adoption.home-visit.v1`, with the full state.';
const heard = '- `auth.user.v1`: names of members (consumer `adoption.members`, a projector).';

test('a README says what a new slice says, after all that the service said before', () => {
  expect(addToReadme(readme('AdoptionRequested.', '- a'), names, false)).toBe(readme(`AdoptionRequested.\n\n${said}`, '- a'));
});

test('of a service that said nothing yet it says that alone', () => {
  expect(addToReadme(readme('Nothing yet.', '- a'), names, false)).toBe(readme(said, '- a'));
});

test('a README says who the slice hears, where it is the first that knows members', () => {
  expect(addToReadme(readme('A.', '- a\n- b'), names, true)).toBe(readme(`A.\n\n${said}`, `${heard}\n- a\n- b`));
  expect(addToReadme(readme('A.', 'What happens.'), names, true)).toBe(readme(`A.\n\n${said}`, `What happens.\n\n${heard}`));
});
