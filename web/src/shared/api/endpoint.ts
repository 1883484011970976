import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error.ts';
import type { operations } from './gen/api.ts';

type Operations = operations;
type Name = keyof Operations;

type Json<Body> = Body extends { content: { 'application/json': infer Content } } ? Content : unknown;
type Done<Responses> = Responses extends { 200: infer Ok } ? Ok : Responses extends { 201: infer Created } ? Created : never;
type Success<Responses> = Done<Responses> | (Responses extends { 202: infer Accepted } ? Accepted : never);

/** What a call answers: the `data` of its body, null where it has none. */
export type Answer<Call extends Name> = Json<Success<Operations[Call]['responses']>> extends { data: infer Data } ? Data : null;

type FileField<Form> = { [Field in keyof Form]-?: NonNullable<Form[Field]> extends Blob | Blob[] ? Field : never }[keyof Form];
/** Where a call takes a form too, the fields of its JSON, and a file, or several, in each of those that take them. */
type WithFiles<Form, Plain> = Omit<Plain, FileField<Form>> & {
  [Field in FileField<Form>]?: NonNullable<Form[Field]> | (Field extends keyof Plain ? Plain[Field] : never);
};
type Taken<Sent> = Sent extends { content: { 'multipart/form-data': infer Form; 'application/json': infer Plain } }
  ? WithFiles<Form, Plain>
  : Sent extends { content: { 'multipart/form-data': infer Form } }
    ? Form
    : Json<Sent>;

type Given<Part> = [Part] extends [undefined] ? unknown : NonNullable<Part>;
type Body<Operation> = Operation extends { requestBody: infer Sent }
  ? [Sent] extends [undefined]
    ? unknown
    : { body: Taken<NonNullable<Sent>> }
  : unknown;
type Takes<Header, Name extends string, Named> = Name extends keyof Header ? Named : unknown;
/** `If-Match` names the version that was read, `Idempotency-Key` the attempt, so that one sent again does nothing new. */
type Named<Header> = [Header] extends [never]
  ? unknown
  : Takes<Header, 'if-match', { contentVersion: number }> & Takes<Header, 'idempotency-key', { idempotencyKey: string | undefined }>;

type Parameters<Call extends Name> = Operations[Call]['parameters'];
type AllArgs<Call extends Name> = Given<Parameters<Call>['path']> &
  Given<Parameters<Call>['query']> &
  Named<NonNullable<Parameters<Call>['header']>> &
  Body<Operations[Call]>;

/** What a call takes: parameters of path and query side by side, `body`, `contentVersion`, `idempotencyKey`; nothing at all where it takes none. */
export type Args<Call extends Name> =
  unknown extends AllArgs<Call> ? void : Partial<AllArgs<Call>> extends AllArgs<Call> ? AllArgs<Call> | void : AllArgs<Call>;

/**
 * What a change takes; `seen` is what the screen knew as it asked, for the words and the way afterwards, and is not sent. `onProgress` is
 * called with how much of a body with files has gone, 0 to 1.
 */
export type Change<Call extends Name> =
  void extends Args<Call> ? Args<Call> : Args<Call> & { seen?: Readonly<Record<string, string | undefined>>; onProgress?: OnProgress };

/** Called with how much has gone, 0 to 1. */
export type OnProgress = (share: number) => void;

/** A request as it is made of its arguments. */
export interface CallRequest extends FetchArgs {
  onProgress?: OnProgress;
}

type AnyArgs = Readonly<Record<string, unknown>>;

// One order of parameters for one question: equal addresses meet in the gateway's cache.
function searchOf(values: AnyArgs): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]).sort()).toString();
}

function headersOf({ contentVersion, idempotencyKey }: AnyArgs): Record<string, string> | undefined {
  if (contentVersion !== undefined) return { 'if-match': `"${String(contentVersion)}"` };
  return idempotencyKey === undefined ? undefined : { 'idempotency-key': String(idempotencyKey) };
}

/** The request that a call makes of its arguments. */
export function request(method: string, path: string) {
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1]));
  return (args: unknown): CallRequest => {
    const { body, contentVersion, idempotencyKey, seen: _seen, onProgress, ...named } = { ...(args as AnyArgs | undefined) };
    const url = path.replace(/\{(\w+)\}/g, (_placeholder, name: string) => encodeURIComponent(String(named[name])));
    const search = searchOf(Object.fromEntries(Object.entries(named).filter(([name]) => !inPath.has(name))));
    return {
      url: search ? `${url}?${search}` : url,
      method,
      body,
      headers: headersOf({ contentVersion, idempotencyKey }),
      ...(typeof onProgress === 'function' && { onProgress: onProgress as OnProgress }),
    };
  };
}

interface Tag<Kind extends string> {
  type: Kind;
  id: string;
}

const idOf = (value: unknown): string | undefined => (value as { id?: string } | null | undefined)?.id;

const nameOf = (kind: string): string => `${kind.charAt(0).toLowerCase()}${kind.slice(1)}`;
const nameOfList = (kind: string): string => `${nameOf(kind).replace(/y$/, 'ie')}s`;

/**
 * What an answer is about: each thing in `parts` of its data by its id, the lists of that kind where it holds one, also below another
 * thing, and the thing whose id is in its address. One that has no id, such as how it stands with something of one's own, is as old as
 * the lists. A list of several kinds of things is about each of them.
 */
export function provides<Kind extends string>(kind: Kind | readonly Kind[], parts: readonly string[]) {
  const kinds = typeof kind === 'string' ? [kind] : kind;
  return (data: unknown, _error: ApiError | undefined, args: unknown): Tag<Kind>[] => {
    const values = parts.map((part) => (data as AnyArgs | null | undefined)?.[part]);
    const lists = values.filter(Array.isArray);
    const isOfLists = lists.length > 0 && (idOf(args) === undefined || kinds.some((one) => parts.includes(nameOfList(one))));
    const ids = [...lists.flat(), ...values, args].map(idOf).filter((id) => id !== undefined);
    const all = [...(data === undefined || isOfLists || ids.length === 0 ? ['list'] : []), ...new Set(ids)];
    return kinds.flatMap((type) => all.map((id) => ({ type, id })));
  };
}

/**
 * What a change makes old, once it has gone well: the thing that its address names, or that it answers, or each of several that it
 * answers; every list of its kind, and the figures that count it.
 */
export function changes<Kind extends string>(kind: Kind) {
  return (data: unknown, error: ApiError | undefined, args: unknown): (Tag<Kind> | 'Stats')[] => {
    if (error) return [];
    const answered = { ...(data as AnyArgs | null | undefined) };
    const several = Object.values(answered).filter(Array.isArray).flat().map(idOf);
    const ids = [idOf(args) ?? idOf(answered[nameOf(kind)]), ...several, 'list'].filter((id) => id !== undefined);
    return [...ids.map((id) => ({ type: kind, id })), 'Stats'];
  };
}
