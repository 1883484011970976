/** The structured data of each kind of page, by its path: types of schema.org. */
const expected: readonly (readonly [page: RegExp, types: readonly string[]])[] = [
  [/^\/$/, ['WebSite', 'Organization']],
  [/^\/about$/, ['Organization', 'BreadcrumbList']],
  [/^\/contact$/, ['ContactPage', 'BreadcrumbList']],
  [/^\/faq$/, ['FAQPage', 'BreadcrumbList']],
  [/^\/(terms|privacy|cookies|refund)$/, ['WebPage', 'BreadcrumbList']],
  [/^\/(vets|blog)$/, ['BreadcrumbList']],
  [/^\/blog-/, ['Article', 'BreadcrumbList']],
  [/^\/vet-(?!profile-page$|dashboard$|.*-(?:book|reviews)$)/, ['VeterinaryCare', 'BreadcrumbList']],
  [/^\/pet-(?!dealing-)/, ['Product', 'BreadcrumbList']],
];

/** A page at an address of its own: what else a query asks for has none. */
const ownAddress = /^([^?]*)(\?lang=(en|ur))?$/;

/** Which of the types that a page of its kind has to hold are not among its structured data; a line each. */
export const missingStructuredData = (path: string, things: readonly Readonly<Record<string, unknown>>[]): string[] => {
  const address = ownAddress.exec(path)?.[1];
  const types = expected.find(([page]) => address !== undefined && page.test(address))?.[1] ?? [];
  const found = things.map((thing) => thing['@type']);
  return types.filter((type) => !found.includes(type)).map((type) => `has no ${type}`);
};
