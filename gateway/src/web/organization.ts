import type { Language } from './page-worker.ts';
import { safeJson } from './safe-json.ts';
import type { SiteFacts } from './site-facts.ts';

type Thing = Readonly<Record<string, unknown>>;
type Organization = Thing & { readonly '@type': 'Organization' };

const isOrganization = (thing: unknown): thing is Organization => (thing as Thing | undefined)?.['@type'] === 'Organization';

const pointOf = ({ contactPoint }: Thing): object => (typeof contactPoint === 'object' && contactPoint !== null ? contactPoint : {});

const known = (values: Thing): Thing =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== undefined));

const withFacts = (organization: Thing, { email, phone, address, social }: SiteFacts, language: Language): Thing => {
  const ways = known({ email, telephone: phone });
  const point = { '@type': 'ContactPoint', contactType: 'customer support', availableLanguage: ['en', 'ur'], areaServed: 'PK' };
  const isReached = Object.keys(ways).length > 0;
  return known({
    ...organization,
    ...ways,
    address: address[language],
    contactPoint: isReached ? { ...point, ...pointOf(organization), ...ways } : organization['contactPoint'],
    sameAs: social.length > 0 ? social : undefined,
  });
};

/** What a page shows search engines of who runs the site, with what the deployment sets. */
export const withOrganization = (html: string, facts: SiteFacts, language: Language): string =>
  html.replace(/(<script type="application\/ld\+json">)(.*?)(?=<\/script>)/gs, (whole, start: string, text: string) => {
    const data = JSON.parse(text) as Thing;
    if (isOrganization(data)) return start + safeJson(withFacts(data, facts, language));
    const about = data['mainEntity'];
    return isOrganization(about) ? start + safeJson({ ...data, mainEntity: withFacts(about, facts, language) }) : whole;
  });
