/** What search engines and previews of links are told of a page, in its language; its title is its heading. */
export interface PageHead {
  description: string;
  /** Structured data of schema.org, one entry a thing. */
  data?: readonly object[];
  /** What it is of, where it is no page of a site: as Open Graph says it. */
  type?: 'article';
  /** Keeps new articles coming to readers of feeds. */
  hasFeed?: true;
}
