/** What search engines and previews of links are told of a page, in its language; its title is its heading. */
export interface PageHead {
  description: string;
  /** Structured data of schema.org, one entry a thing. */
  data?: readonly object[];
}
