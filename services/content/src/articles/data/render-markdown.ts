import markdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

// HTML inside Markdown is shown as text, not taken as HTML.
const markdown = markdownIt('commonmark', { html: false }).enable('table');

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'hr'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https'],
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
};

/** Markdown as HTML that a browser may be given: what is not on the short list of allowed tags and attributes is left out. */
export const renderMarkdown = (text: string): string => sanitizeHtml(markdown.render(text), allowed);
