import markdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

// HTML inside Markdown is shown as text, not taken as HTML.
const markdown = markdownIt('commonmark', { html: false }).enable('table');

const headingOfUrduSources = 'ماخذ';
const english = /((?:\d+ )?\p{Script=Latin}(?:[\p{Script=Latin}\d\s,.:;'’()&–-]*[\p{Script=Latin}\d?])?)/u;

// Without this a voice reads English titles as Urdu, and the marks at their ends land on the wrong side.
markdown.core.ruler.push('english_in_urdu', ({ tokens }) => {
  const sourcesFrom = tokens.findIndex(({ type, content }) => type === 'inline' && content === headingOfUrduSources);
  if (sourcesFrom === -1) return;
  tokens.forEach(({ children }, at) =>
    children?.forEach((token, nth) => {
      const isSetOff = /^(em|strong)_open$/.test(children[nth - 1]?.type ?? '');
      if (token.type === 'text' && (at > sourcesFrom || isSetOff)) token.meta = { marksEnglish: true };
    }),
  );
});

const markEnglish = (text: string): string =>
  text
    .split(english)
    .map((part, nth) => (nth % 2 === 0 ? markdown.utils.escapeHtml(part) : `<bdi lang="en">${markdown.utils.escapeHtml(part)}</bdi>`))
    .join('');

markdown.renderer.rules.text = (tokens, at) => {
  const { content = '', meta } = tokens[at] ?? {};
  return meta?.marksEnglish === true ? markEnglish(content) : markdown.utils.escapeHtml(content);
};

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'blockquote',
    'a',
    'bdi',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'hr',
  ],
  allowedAttributes: { a: ['href', 'rel'], bdi: ['lang'] },
  allowedSchemes: ['https'],
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
};

/**
 * Markdown as HTML that a browser may be given: what is not on the short list of allowed tags and attributes is left out.
 * In an Urdu text what is English in its sources, or emphasised, is marked as English.
 */
export const renderMarkdown = (text: string): string => sanitizeHtml(markdown.render(text), allowed);
