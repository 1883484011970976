export type Language = 'en' | 'ur';

/** What a page is made of: `web/build/prerender/page-messages.ts`. */
export interface HeadOfPage {
  readonly title: string;
  readonly description: string | undefined;
  readonly type: string | undefined;
  readonly tags: readonly string[];
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML, in quotes too. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

/** JSON inside a script element: nothing in it may end the element. */
export const safeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const meta = (kind: 'name' | 'property', name: string, content: string): string => `<meta ${kind}="${name}" content="${content}">`;

/** Description, and the same with title and type for previews of links. `title` is HTML. */
const own = ({ title, description = '', type = 'website' }: HeadOfPage): string[] => [
  meta('name', 'description', escaped(description)),
  meta('property', 'og:title', title),
  meta('property', 'og:description', escaped(description)),
  meta('property', 'og:type', type),
];

/** A built page with what is known of the one that is sent: in place of its own title and description. */
export const fillHead = (html: string, head: HeadOfPage): string => {
  const end = html.indexOf('</head>');
  const before = html.slice(0, end);
  const tags = [...own(head), ...head.tags].filter((tag) => !before.includes(tag));
  const filled = before
    .replace(/<meta (?:name="description"|property="og:(?:title|description|type)")[^>]*>\s*/g, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${head.title}</title>`)
    .replace('<!--head-->', () => tags.join('\n    '));
  return filled + html.slice(end);
};
