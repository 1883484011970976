import { STATUS_CODES } from 'node:http';
import type { Refusal } from '@paltu/kernel';
import { cities } from '@paltu/reference';
import { bodySchemaOf, refusalsOf, serverFault, statusOfKind, type Answer, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { ownRefusals, refusalsOfGateway } from '../../gateway/src/requests/gateway-refusals.ts';
import type { DescribedService } from './describe-services.ts';

const fieldError = z.object({ path: z.string(), code: z.string(), msg: z.string(), ur: z.string().optional() }).meta({ id: 'FieldError' });

const errorBody = (codes: readonly string[]) =>
  z.object({
    status: z.literal('error'),
    code: z.enum(codes),
    message: z.string(),
    errors: z.array(fieldError),
    requestId: z.string(),
  });

/** Calls that may be refused for the same reasons share one response of the document. */
const refusalResponses = () => {
  const known = new Map<string, ZodOpenApiResponseObject>();
  const counts = new Map<number, number>();
  const nextId = (status: number): string => {
    counts.set(status, (counts.get(status) ?? 0) + 1);
    return `${capitalised(STATUS_CODES[status] ?? '')}${counts.get(status)}`;
  };
  return (status: number, refusals: readonly Refusal[]): ZodOpenApiResponseObject => {
    const key = `${status} ${refusals.map(({ code }) => code).join(' ')}`;
    const response = known.get(key) ?? {
      id: nextId(status),
      description: refusals.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n'),
      content: { 'application/json': { schema: errorBody(refusals.map(({ code }) => code)) } },
    };
    known.set(key, response);
    return response;
  };
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const capitalised = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map(capital)
    .join('');

const inBraces = (path: string): string => path.replace(/:([A-Za-z]+)/g, '{$1}');

/** `patch /api/v1/admin/pets/:id/approve` is `patchAdminPetsByIdApprove`. */
const operationIdOf = ({ method, path }: Route): string => {
  const parts = path
    .replace(/^\/(api\/v1\/)?/, '')
    .split('/')
    .map((part) => (part.startsWith(':') ? `by-${part.slice(1)}` : part));
  return method + parts.map(capitalised).join('');
};

const responseOf = (status: string, answer: Answer) => {
  const schema = bodySchemaOf(answer);
  if (schema !== undefined) return { description: 'Success', content: { 'application/json': { schema } } };
  if (answer.is === 'bytes') {
    return {
      description: 'The file',
      content: { [answer.contentType]: { schema: z.string().meta({ override: { type: 'string', format: 'binary' } }) } },
    };
  }
  return { description: status === '303' ? 'The page where it goes on' : 'Nothing has changed' };
};

type RefusalResponse = ReturnType<typeof refusalResponses>;

const responsesOf = (refusals: Iterable<Refusal>, responseFor: RefusalResponse): ZodOpenApiResponsesObject => {
  const byStatus = new Map<number, Refusal[]>();
  for (const refusal of refusals) {
    const status = statusOfKind[refusal.kind];
    byStatus.set(status, [...(byStatus.get(status) ?? []), refusal]);
  }
  const sorted = (these: readonly Refusal[]) => [...these].sort((left, right) => (left.code < right.code ? -1 : 1));
  return Object.fromEntries([...byStatus].map(([status, these]) => [String(status) as `4${string}`, responseFor(status, sorted(these))]));
};

const security: Readonly<Record<Route['access'], Record<string, string[]>[]>> = {
  public: [],
  optional: [{}, { accessToken: [] }],
  member: [{ accessToken: [] }],
  admin: [{ accessToken: [] }],
};

const oneFile = z.string().meta({ override: { type: 'string', format: 'binary' } });
const files = z.array(oneFile);

const requestBodyOf = ({ method, body, reader }: Route): ZodOpenApiOperationObject['requestBody'] => {
  if (method === 'get' || (body === undefined && reader === undefined)) return undefined;
  const schema = body ?? z.strictObject({});
  if (reader === undefined) return { required: true, content: { 'application/json': { schema } } };
  const fields = schema instanceof z.ZodObject ? schema.shape : {};
  const single = Object.fromEntries((reader.files.single ?? []).map((field) => [field, oneFile.optional()]));
  const form = z.strictObject({ ...fields, [reader.files.field]: files.max(reader.files.max).optional(), ...single });
  return {
    required: true,
    content: { 'multipart/form-data': { schema: form }, ...(reader.takesJson ? { 'application/json': { schema } } : {}) },
  };
};

const ifMatch = z.object({
  'if-match': z
    .string()
    .regex(/^"\d{1,9}"$/)
    .optional()
    .meta({ description: 'The content version that the caller saw, in quotes' }),
});

const idempotencyKey = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional()
    .meta({ description: 'Chosen by the caller: the same call sent again with the same key does nothing new' }),
});

const requestParamsOf = ({ params, query, takesIfMatch, takesIdempotencyKey }: Route) => ({
  ...(params instanceof z.ZodObject ? { path: params } : {}),
  ...(query instanceof z.ZodObject ? { query } : {}),
  ...(takesIfMatch === undefined ? {} : { header: ifMatch }),
  ...(takesIdempotencyKey === undefined ? {} : { header: idempotencyKey }),
});

const recentPassword =
  'Needs a password that was given in this session within the last five minutes: `POST /api/v1/auth/confirm-password` renews it.';

const operationOf = (service: string, route: Route, responseFor: RefusalResponse): ZodOpenApiOperationObject => {
  const refusals = new Map([...refusalsOfGateway.map((refusal) => [refusal.code, refusal] as const), ...refusalsOf(route)]);
  const requestBody = requestBodyOf(route);
  return {
    operationId: operationIdOf(route),
    summary: route.summary,
    ...(route.needsRecentPassword === true ? { description: recentPassword } : {}),
    tags: [service],
    security: security[route.access],
    requestParams: requestParamsOf(route),
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: {
      ...Object.fromEntries(Object.entries(route.answers).map(([status, answer]) => [status, responseOf(status, answer)])),
      ...responsesOf(refusals.values(), responseFor),
      500: responseFor(500, [serverFault]),
    },
  };
};

const pathsOf = (services: readonly DescribedService[]): ZodOpenApiPathsObject => {
  const paths: ZodOpenApiPathsObject = {};
  const responseFor = refusalResponses();
  for (const { name, routes } of services) {
    for (const route of routes) {
      const path = inBraces(route.path);
      paths[path] = { ...paths[path], [route.method]: operationOf(name, route, responseFor) };
    }
  }
  return paths;
};

/** Every code that a caller may read, sorted. */
const errorCodesOf = (services: readonly DescribedService[]): string[] => {
  const refusals = services.flatMap(({ routes }) => routes.flatMap((route) => [...refusalsOf(route).values()]));
  return [...new Set([...refusalsOfGateway, ...ownRefusals, serverFault, ...refusals].map(({ code }) => code))].sort();
};

/** OpenAPI 3.1 of the whole API, from the schemas that validate. */
export const openApiDocument = (services: readonly DescribedService[]): object =>
  createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Paltu',
      version: 'v1',
      description: 'Prices are whole rupees, instants ISO 8601 in UTC. Error codes never change; messages may.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: services.map(({ name }) => ({ name })),
    paths: pathsOf(services),
    components: {
      schemas: { ErrorCode: z.enum(errorCodesOf(services)), City: z.enum(cities.map(({ en }) => en)) },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  });
