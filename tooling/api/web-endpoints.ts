/** What of the document an endpoint is made from. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Call extends Operation {
  readonly method: string;
  readonly path: string;
}

const base = '/api/v1';
const header = '// Generated from gateway/src/gen/openapi.json by `make codegen`. Do not edit.';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const kindOf = (name: string): string => capital(name.replace(/ies$|(?<=ch|sh|ss|x)es$|s$/, (ending) => (ending === 'ies' ? 'y' : '')));

const isList = ({ type }: Schema): boolean => type === 'array';
const takesJson = ({ requestBody }: Operation): boolean => !requestBody || 'application/json' in requestBody.content;
/** Fields with files beside them, or a field of several files, not just a file. */
const takesForm = ({ requestBody }: Operation): boolean => {
  const { required = [], properties = {} } = requestBody?.content['multipart/form-data']?.schema ?? {};
  return required.length > 0 || Object.values(properties).some((field) => isList(field) && field.maxItems !== 1);
};
const answersFile = ({ responses }: Operation): boolean => 'application/octet-stream' in (responses['200']?.content ?? {});

/** Calls below `/api/v1` that take JSON, a form, or nothing; uploads of one file with their progress have a way of their own. */
const callsOf = ({ paths }: Document): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, call]) => path.startsWith(`${base}/`) && (takesJson(call) || takesForm(call)) && !answersFile(call))
      .map(([method, operation]) => ({ ...operation, method, path: path.slice(base.length) })),
  );

const dataOf = ({ responses }: Call): Readonly<Record<string, Schema>> => {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return success?.content?.['application/json']?.schema?.properties?.['data']?.properties ?? {};
};

const isOne = (name: string, schema: Schema): boolean => !isList(schema) && name !== 'pagination';
const quoted = (words: readonly string[]): string => `[${words.map((word) => `'${word}'`).join(', ')}]`;

/** The kind of thing that a call is about: `/admin/pets/{id}/approve` is about a Pet; what `/auth/profile` answers is a User. */
const resourceOf = (call: Call, kinds: ReadonlySet<string>): string | undefined => {
  const data = Object.entries(dataOf(call));
  const answered = data.filter(([name, schema]) => isOne(name, schema)).map(([name]) => capital(name));
  const listed = data.filter(([, schema]) => isList(schema)).map(([name]) => kindOf(name));
  const parts = call.path.split('/').slice(1);
  // Lists are named by plurals: in `/vets/user/stats` the user is the caller.
  const inPath = parts.map((part) => (part.endsWith('s') ? kindOf(part) : ''));
  // `/adoption/requests` is about an AdoptionRequest.
  const joined = parts.slice(1).map((part, index) => `${capital(parts[index] ?? '')}${kindOf(part)}`);
  // `/vets/{id}/slots` answers Slots, `/pets/user/likes` Pets.
  const inBoth = [...answered, ...listed].filter((kind) => inPath.includes(kind));
  // `/vets/{id}/reviews/{reviewId}` is about a Review, `/auth/users/{id}/sessions` about a User.
  const withIds = inPath.filter((_kind, index) => parts[index + 1]?.startsWith('{')).toReversed();
  const named = [...joined, ...inBoth, ...withIds, ...inPath.toReversed(), ...answered];
  return named.find((kind) => kinds.has(kind));
};

/** Every kind of thing that a list of the API holds. */
const listedKinds = (calls: readonly Call[]): ReadonlySet<string> => {
  const lists = calls.flatMap((call) => Object.entries(dataOf(call)).filter(([, schema]) => isList(schema)));
  return new Set(lists.filter(([name]) => name.endsWith('s')).map(([name]) => kindOf(name)));
};

/** Whether what the path names is still as screens show it: after a POST below it (`/pets/{id}/like`) that answers something else. */
const leavesAsItWas = (call: Call, resource: string): boolean =>
  call.method === 'post' && call.path.includes('{') && !Object.keys(dataOf(call)).some((name) => capital(name) === resource);

/** The thing that a POST below another one makes: `/adoption/pets/{petId}/request` answers an AdoptionRequest. */
const madeBy = (call: Call, kinds: ReadonlySet<string>): string | undefined =>
  Object.keys(dataOf(call))
    .map(capital)
    .find((kind) => kinds.has(kind));

const listsOf = (call: Call): string[] =>
  Object.entries(dataOf(call))
    .filter(([, schema]) => isList(schema))
    .map(([name]) => name);

/** Of pages of a list that no path names: each kind whose own list in the service answers by the same name, as `/admin/vets` answers `things`. */
const kindsListedAlike = (call: Call, beside: readonly Call[], kinds: ReadonlySet<string>): string[] => {
  if (!('pagination' in dataOf(call))) return [];
  const lists = listsOf(call);
  const alike = beside.filter((other) => other.method === 'get' && listsOf(other).some((name) => lists.includes(name)));
  const found = alike.map((other) => resourceOf(other, kinds)).filter((kind) => kind !== undefined);
  // `/content/contact` lists what `/content/contact/{id}` answers one of.
  const ofOne = beside.flatMap((other) => (other.path.startsWith(`${call.path}/{`) ? (resourceOf(other, kinds) ?? []) : []));
  return [...new Set([...found, ...ofOne])].sort();
};

const tagsOf = (call: Call, beside: readonly Call[], kinds: ReadonlySet<string>): string => {
  const resource = resourceOf(call, kinds);
  if (call.method !== 'get') {
    const changed = resource === undefined || leavesAsItWas(call, resource) ? madeBy(call, kinds) : resource;
    return changed === undefined ? '' : `, invalidatesTags: changes('${changed}')`;
  }
  const data = Object.entries(dataOf(call));
  const lists = listsOf(call);
  const ones = data.filter(([name, schema]) => isOne(name, schema)).map(([name]) => name);
  // What is counted changes with each of the things: `changes` names it.
  if (ones.join() === 'stats') return ", providesTags: ['Stats']";
  if (resource === undefined) {
    const alike = kindsListedAlike(call, beside, kinds);
    if (alike.length > 0) return `, providesTags: provides(${quoted(alike)}, ${quoted(lists)})`;
    return ones.length === 0 ? '' : `, providesTags: ${quoted(ones.map(capital))}`;
  }
  return `, providesTags: provides('${resource}', ${quoted([...lists, ...ones])})`;
};

const accessOf = ({ method, security = [] }: Call): string => {
  const isOpen = security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0);
  if (!isOpen) return '';
  if (method === 'get') return ", extraOptions: { access: 'public' }";
  return `, extraOptions: { access: '${security.length > 1 ? 'optional' : 'credentials'}' }`;
};

const endpointsOf = (call: Call, beside: readonly Call[], kinds: ReadonlySet<string>): string[] => {
  const { operationId, method, path, summary = '', security = [] } = call;
  const build =
    method === 'get'
      ? `build.query<Answer<'${operationId}'>, Args<'${operationId}'>>`
      : `build.mutation<Answer<'${operationId}'>, Change<'${operationId}'>>`;
  const row = (name: string, words: string, access: string) =>
    `    /** ${words} */\n    ${name}: ${build}({ query: request('${method.toUpperCase()}', '${path}')${access}${tagsOf(call, beside, kinds)} }),`;
  const rows = [row(operationId, summary, accessOf(call))];
  // Where a token is not asked for but changes the answer, the reader chooses which answer is meant.
  const isEither = method === 'get' && security.length > 1;
  return isEither ? [...rows, row(`${operationId}AsMember`, `${summary}, with the token of the member who is signed in`, '')] : rows;
};

const wordsOf = (kinds: readonly string[], rows: string): string[] => {
  const used = ['changes', 'provides', 'request'].filter((name) => rows.includes(`${name}(`));
  const types = ['Answer', 'Args', 'Change'].filter((name) => rows.includes(`${name}<`));
  return [
    header,
    "import { api } from '../api.ts';",
    `import { ${used.join(', ')} } from '../endpoint.ts';`,
    `import type { ${types.join(', ')} } from '../endpoint.ts';`,
    '',
    `const tagTypes = ${quoted(kinds)} as const;`,
    '',
  ];
};

const fileOf = (service: string, calls: readonly Call[], kinds: ReadonlySet<string>): string => {
  const rows = calls.flatMap((call) => endpointsOf(call, calls, kinds)).join('\n');
  const named = [...rows.matchAll(/(?:changes|provides)\('(\w+)'/g), ...rows.matchAll(/(?:providesTags: |provides\()\[([^\]]+)\]/g)];
  const tags = named.flatMap(([, words = '']) => words.match(/\w+/g) ?? []);
  const own = [...new Set([...tags, ...(rows.includes('changes(') ? ['Stats'] : [])])].sort();
  const name = `${service}Endpoints`;
  return [
    ...wordsOf(own, rows),
    `export const ${name} = api.enhanceEndpoints({ addTagTypes: tagTypes }).injectEndpoints({`,
    '  endpoints: (build) => ({',
    rows,
    '  }),',
    '});',
    '',
  ].join('\n');
};

/** The calls of the API as endpoints of RTK Query, a file for each service, by the name of the service. */
export const webEndpoints = (document: object): Record<string, string> => {
  const calls = callsOf(document as Document);
  const kinds = listedKinds(calls);
  const services = [...new Set(calls.flatMap(({ tags = [] }) => tags))];
  return Object.fromEntries(
    services.map((service) => [
      service,
      fileOf(
        service,
        calls.filter(({ tags = [] }) => tags.includes(service)),
        kinds,
      ),
    ]),
  );
};
