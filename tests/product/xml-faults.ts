import { XmlDocument, XmlError, XmlLibError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// A schema imports others by their files.
xmlRegisterFsInputProviders();

const schema = (name: string): (() => XsdValidator) => {
  const path = fileURLToPath(new URL(`schemas/${name}`, import.meta.url));
  let kept: XsdValidator | undefined;
  return () => (kept ??= XsdValidator.fromDoc(XmlDocument.fromString(readFileSync(path, 'utf8'), { url: path })));
};

/** What may stand at the root of a file, and what it must be then. */
const schemas: Readonly<Record<string, () => XsdValidator>> = {
  rss: schema('rss-2.0.xsd'),
  urlset: schema('site-map.xsd'),
  sitemapindex: schema('site-index.xsd'),
};

const faultsOf = (error: unknown): string[] => {
  if (error instanceof XmlLibError) return error.details.map(({ line, message }) => `line ${line}: ${message.trim()}`);
  if (error instanceof XmlError) return [error.message];
  throw error;
};

/** What is wrong with a feed (RSS 2.0), a map of pages or a map of maps (sitemaps.org), by its schema; a line each. */
export const xmlFaults = (text: string): string[] => {
  try {
    using document = XmlDocument.fromString(text);
    const validator = schemas[document.root.name];
    if (validator === undefined) return [`<${document.root.name}> is neither a feed nor a map of the site`];
    validator().validate(document);
    return [];
  } catch (error) {
    return faultsOf(error);
  }
};
