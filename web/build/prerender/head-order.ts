const inline = /<script>[\s\S]*?<\/script>/g;
const sheets = /<link rel="stylesheet"[^>]*>/g;
const pictures = /<link rel="preload" as="image"[^>]*>/g;
const fonts = /<link rel="preload" as="font"[^>]*>/g;
const scripts = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Where the gateway puts what only it knows. */
export const headPlace = '<!--head-->';

/**
 * Puts what paints a page before what brings it to life: over HTTP/1.1 a browser fetches six files at a time, in the order in which it
 * finds them.
 * @param html a page with its content in it: its scripts give way to what is seen
 */
export const inPaintOrder = (html: string): string => {
  const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(html) ?? [];
  const found = (kind: RegExp): string[] => head.match(kind) ?? [];
  const giveWay = (tag: string): string => tag.replace(/^<(script|link) /, '<$1 fetchpriority="low" ');
  const ordered = [...found(inline), ...found(sheets), headPlace, ...found(pictures), ...found(fonts), ...found(scripts).map(giveWay)];
  const rest = [inline, sheets, pictures, fonts, scripts].reduce((text, kind) => text.replace(kind, ''), head.replace(headPlace, ''));
  const lines = [...rest.split('\n'), ...ordered].map((line) => line.trim()).filter((line) => line !== '');
  return html.replace(/<head>[\s\S]*<\/head>/, () => `<head>\n    ${lines.join('\n    ')}\n  </head>`);
};
