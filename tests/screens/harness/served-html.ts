/** The HTML that search engines get at that address. */
export const htmlOf = async (address: string): Promise<string> => (await fetch(address, { headers: { accept: 'text/html' } })).text();

/** What that HTML tells of itself as JSON-LD, in its order. */
export const structuredIn = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/ld\+json">(.*?)<\/script>/gs)].map(([, one = '']) => JSON.parse(one) as Record<string, unknown>);
