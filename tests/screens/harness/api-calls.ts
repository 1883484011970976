import type { components, paths } from '../../../web/src/shared/api/gen/api.ts';

type Methods = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Base = '/api/v1';
type ApiPath = Extract<keyof paths, `${Base}/${string}`>;

type Operation<P extends ApiPath, M extends Methods> = paths[P] extends { [K in M]: infer O } ? O : never;
type MethodsOf<P extends ApiPath> = { [M in Methods]: Operation<P, M> extends { responses: unknown } ? M : never }[Methods];

/** A call of the API as tests name it: `GET /pets`, `PATCH /admin/pets/{id}/approve`. */
export type Call = { [P in ApiPath]: P extends `${Base}${infer Rest}` ? `${Uppercase<MethodsOf<P>>} ${Rest}` : never }[ApiPath];

type PathOf<C extends Call> = C extends `${string} ${infer Rest}` ? Extract<`${Base}${Rest}`, ApiPath> : never;
type MethodOf<C extends Call> = C extends `${infer M} ${string}` ? Extract<Lowercase<M>, Methods> : never;
type ResponsesOf<C extends Call> = Operation<PathOf<C>, MethodOf<C>> extends { responses: infer R } ? R : never;

type Content<R> = R extends { content: { 'application/json': infer B } } ? B : null;
type Success<R> = R extends { 200: infer A } ? A : R extends { 201: infer A } ? A : R extends { 202: infer A } ? A : never;

/** What lies in `data` when the call goes well. */
export type DataOf<C extends Call> = Content<Success<ResponsesOf<C>>> extends { data: infer D } ? D : null;

export type ErrorCode = components['schemas']['ErrorCode'];
export type FieldProblem = components['schemas']['FieldError'];
