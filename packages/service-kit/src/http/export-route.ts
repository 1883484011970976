import type { MemberId } from '@paltu/kernel';
import type { z } from 'zod';
import { data } from './answers.ts';
import { isBatches, jsonStream, type Batches } from './json-stream.ts';
import { forThisReader, ok } from './reply.ts';
import { route, type Route } from './route.ts';

/** What a slice keeps of a member. */
export interface Exported {
  readonly view: z.ZodType;
  /** What may grow without a limit comes in batches. */
  present(memberId: MemberId): Promise<unknown> | Batches;
}

export interface ExportRouteNeeds {
  readonly path: string;
  readonly summary: string;
  /** Each slice's own part, by its name in the answer. No part of another service has that name: the web joins them all in one file. */
  readonly parts: Readonly<Record<string, Exported>>;
}

/** What members take along from a service: all that it keeps of the caller. */
export const exportRoute = ({ path, summary, parts }: ExportRouteNeeds): Route =>
  route({
    method: 'get',
    path,
    access: 'member',
    limit: 'reads',
    summary,
    answers: { 200: data(Object.fromEntries(Object.entries(parts).map(([name, { view }]) => [name, view]))) },
    handle: async ({ actor: { userId } }) => {
      const presented = Object.entries(parts).map(async ([name, { present }]) => {
        const part = present(userId);
        return [name, isBatches(part) ? part : await part] as const;
      });
      return ok(await jsonStream(Object.fromEntries(await Promise.all(presented))), { headers: forThisReader });
    },
  });
