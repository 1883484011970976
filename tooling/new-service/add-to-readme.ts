import type { Names } from './names.ts';

/** The text with its section `heading`, up to the next one, as `change` makes it. */
const changeSection = (text: string, heading: string, change: (section: string) => string): string =>
  text.replace(new RegExp(`(^## ${heading}\\n\\n)([^]*?)(?=\\n\\n## |\\n*$(?![^]))`, 'm'), (_, title: string, section: string) =>
    title.concat(change(section)),
  );

/**
 * The text of a service's README.md with what a slice with events publishes, and, where it is the first that knows members, what it
 * consumes: `make docs-check` compares both with the code.
 */
export const addToReadme = (text: string, { Noun, topic, service }: Names, isFirstToKnowMembers: boolean): string => {
  const publishedLine = `${Noun}Created on \`${topic}\`, with the full state.`;
  const published = changeSection(text, 'Publishes', (section) =>
    section === 'Nothing yet.' ? publishedLine : `${section}\n\n${publishedLine}`,
  );
  if (!isFirstToKnowMembers) return published;
  const consumedLine = `- \`auth.user.v1\`: names of members (consumer \`${service}.members\`, a projector).`;
  return changeSection(published, 'Consumes', (section) =>
    section.startsWith('- ') ? `${consumedLine}\n${section}` : `${section}\n\n${consumedLine}`,
  );
};
