/** The head of a page for search engines and previews of links, in its language; its title is its heading. */
export interface PageHead {
  description: string;
  /** Structured data of schema.org, one entry a thing. */
  data?: readonly object[];
  /** What it is of, where it is no page of a site: in the words of Open Graph. */
  type?: 'article' | 'profile';
  /** What previews of links show, in place of the picture of the site; width and height in pixels. */
  picture?: { url: string; width: number; height: number } | undefined;
  /** Keeps new articles coming to readers of feeds. */
  hasFeed?: true;
}

const longest = 200;

/** What is known of a thing, as a description: the parts that are not empty, in 200 characters at most. @param comma of the page's language */
export function descriptionOf(parts: readonly string[], comma = ', '): string {
  const letters = [
    ...parts
      .filter((part) => part !== '')
      .join(comma)
      .replace(/\s+/g, ' ')
      .trim(),
  ];
  return letters.length <= longest ? letters.join('') : `${letters.slice(0, longest - 1).join('')}…`;
}
