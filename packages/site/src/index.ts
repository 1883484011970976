export { crawledFiles, mailedLinks, type CrawledFile, type MailedLink } from './crawled-files.ts';
export type { CrawledText, PublicRead, ReadApi, WriteCrawled } from './crawled-text.ts';
export { describedPages, type DescribedPage } from './described-pages.ts';
export { fillHead, safeJson, type HeadOfPage, type Language } from './html.ts';
export { knownPages, type KnownPages } from './known-pages.ts';
export { bothAddresses, siteFactsOf, siteFactVariables, type SiteFacts } from './site-facts.ts';
export { factsWriter, type WriteFacts } from './write-facts.ts';
