/** The package has no types: what is used of it. */
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
  }
  export interface TypeValidator {
    validate(thing: Readonly<Record<string, unknown>>): readonly Issue[];
  }
  // eslint-disable-next-line no-restricted-exports -- it is the package's
  export default class Validator {
    /** The vocabulary of schema.org as JSON-LD. */
    constructor(vocabulary: object);
    /** What looks at things of a type, beside the vocabulary. */
    readonly registeredHandlers: Record<string, readonly (() => Promise<{ default: new () => TypeValidator }>)[]>;
    validate(found: { readonly jsonld: Readonly<Record<string, readonly object[]>> }): Promise<readonly Issue[]>;
  }
}
