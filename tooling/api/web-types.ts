import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';

interface Answer {
  readonly content?: Readonly<Record<string, { readonly schema?: { readonly properties?: Readonly<Record<string, unknown>> } }>>;
}

interface Operation {
  readonly responses: Readonly<Record<string, Answer>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const header = '// Generated from gateway/src/gen/openapi.json by `make codegen`. Do not edit.\n';

const mapped = <From, To>(record: Readonly<Record<string, From>>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));

/** What an answer holds beside `status` and `message`, which all of them have. */
const dataAlone = (answer: Answer): Answer => {
  const { schema } = answer.content?.['application/json'] ?? {};
  if (schema?.properties === undefined) return answer;
  const { data } = schema.properties;
  const alone = data === undefined ? { type: 'object' } : { type: 'object', properties: { data }, required: ['data'] };
  return { ...answer, content: { 'application/json': { schema: alone } } };
};

/** Refusals have one shape for all calls, `ApiError`. */
const withoutRefusals = (operation: Operation): Operation => {
  const done = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  return { ...operation, responses: Object.fromEntries(done.map(([status, answer]) => [status, dataAlone(answer)])) };
};

/** What every refusal holds: screens choose their words by it. */
const errors = ['ErrorCode', 'FieldError'].map((name) => ({ $ref: `#/components/schemas/${name}` }));

const referencesIn = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"#\/components\/(\w+\/\w+)"/g)].map(([, name = '']) => name);

/** What paths and words of errors reach, also by way of other components. */
const reachable = ({ paths, components }: Document): ReadonlySet<string> => {
  const reached = new Set<string>();
  const follow = (part: unknown): void => {
    for (const name of referencesIn(part).filter((found) => !reached.has(found))) {
      reached.add(name);
      const [kind = '', key = ''] = name.split('/');
      follow(components[kind]?.[key]);
    }
  };
  follow([paths, errors]);
  return reached;
};

/** The document without what no screen reads: refusals, and components that nothing else names. */
const readByTheWeb = (document: Document): Document => {
  const answered = { ...document, paths: mapped(document.paths, (methods) => mapped(methods, withoutRefusals)) };
  const reached = reachable(answered);
  const components = Object.entries(document.components).map(([kind, named]) => [
    kind,
    Object.fromEntries(Object.entries(named).filter(([name]) => reached.has(`${kind}/${name}`))),
  ]);
  return { ...answered, components: Object.fromEntries(components) };
};

const fileType = ({ format }: { readonly format?: string }) =>
  format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined;

const isNamed = (node: ts.Node, names: readonly string[]): boolean =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && names.includes(node.name.text);

const nameOf = (member: ts.TypeElement): string => (member.name && ts.isIdentifier(member.name) ? member.name.text : '');

/** Members that the types of calls do not look at: methods, cookies and bodies that there are not, and headers of answers. */
const isSpare = (member: ts.TypeElement, beside: ts.NodeArray<ts.TypeElement>): boolean => {
  const type = ts.isPropertySignature(member) ? member.type : undefined;
  if (type?.kind === ts.SyntaxKind.NeverKeyword) return !['query', 'header', 'path', 'responses'].includes(nameOf(member));
  const names = beside.map(nameOf);
  return names.includes('headers') && names.includes('content') && nameOf(member) === 'headers';
};

/** Of each path the names of its operations: what they take stands there. */
const withMethodsAlone = (paths: ts.InterfaceDeclaration): ts.Node => {
  const visit = (part: ts.Node): ts.Node | undefined =>
    ts.isPropertySignature(part) && nameOf(part) === 'parameters' ? undefined : ts.visitEachChild(part, visit, undefined);
  return ts.visitEachChild(paths, visit, undefined);
};

const withoutSpare = (node: ts.Node): ts.Node => {
  const visit = (part: ts.Node): ts.Node =>
    ts.visitEachChild(
      ts.isTypeLiteralNode(part)
        ? ts.factory.updateTypeLiteralNode(
            part,
            ts.factory.createNodeArray(part.members.filter((member) => !isSpare(member, part.members))),
          )
        : part,
      visit,
      undefined,
    );
  if (ts.isInterfaceDeclaration(node) && isNamed(node, ['paths'])) return withMethodsAlone(visit(node) as ts.InterfaceDeclaration);
  return isNamed(node, ['operations']) ? visit(node) : node;
};

/**
 * The types that the web's calls are made of (`web/src/shared/api/endpoint.ts`): parameters, bodies and `data` of success.
 *
 * @param document as OpenAPI 3.1
 * @returns the text of a TypeScript file
 */
export const webTypes = async (document: unknown): Promise<string> => {
  const nodes = await openapiTypescript(readByTheWeb(document as Document) as never, { alphabetize: false, transform: fileType });
  const kept = nodes.filter((node) => !isNamed(node, ['webhooks', '$defs']));
  return header + astToString(kept.map(withoutSpare));
};
