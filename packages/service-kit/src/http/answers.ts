import { z } from 'zod';
import type { JsonStream, BytesReply, DataReply, EmptyReply, JsonReply, JsonText } from './reply.ts';

/** `{ status: 'success', message?, data }` with `data` of this schema; without one there is only the message. */
export interface DataAnswer<Schema extends z.ZodType | undefined = z.ZodType | undefined> {
  readonly is: 'data';
  readonly schema: Schema;
}

export interface JsonAnswer<Schema extends z.ZodType = z.ZodType> {
  readonly is: 'json';
  readonly schema: Schema;
}

export interface BytesAnswer {
  readonly is: 'bytes';
  readonly contentType: string;
}

export interface EmptyAnswer {
  readonly is: 'empty';
}

export type Answer = DataAnswer | JsonAnswer | BytesAnswer | EmptyAnswer;

/** What a route answers when all is well, by HTTP status. */
export type Answers = Readonly<Record<number, Answer>>;

type ReplyOf<Status extends number, A> =
  A extends DataAnswer<infer Schema>
    ? DataReply<Status, Schema extends z.ZodType ? z.input<Schema> | JsonText | JsonStream : undefined>
    : A extends JsonAnswer<infer Schema>
      ? JsonReply<Status, z.input<Schema>>
      : A extends BytesAnswer
        ? BytesReply<Status>
        : EmptyReply<Status>;

/** What a handler of a route with these answers may return. */
export type ReplyTo<A extends Answers> = { [Status in keyof A]: ReplyOf<Status & number, A[Status]> }[keyof A];

/** An answer with these fields in `data`, and no others. */
export const data = <const Shape extends z.core.$ZodShape>(shape: Shape): DataAnswer<z.ZodObject<Shape, z.core.$strict>> => ({
  is: 'data',
  schema: z.strictObject(shape),
});

/** An answer with `data` of this schema, such as one of several. */
export const dataOf = <Schema extends z.ZodType>(schema: Schema): DataAnswer<Schema> => ({ is: 'data', schema });

/** An answer that only confirms that it was done. */
export const message = (): DataAnswer<undefined> => ({ is: 'data', schema: undefined });

/** An answer in JSON without an envelope. */
export const plainJson = <Schema extends z.ZodType>(schema: Schema): JsonAnswer<Schema> => ({ is: 'json', schema });

/** An answer of bytes, such as a picture. */
export const file = (contentType: string): BytesAnswer => ({ is: 'bytes', contentType });

/** An answer without a body. */
export const empty = (): EmptyAnswer => ({ is: 'empty' });

const envelope = (schema: z.ZodType | undefined): z.ZodType =>
  z.strictObject({
    status: z.literal('success'),
    message: z.string().optional(),
    ...(schema === undefined ? {} : { data: schema }),
  });

/** The schema of the whole JSON body of an answer; undefined for bytes and for none. */
export const bodySchemaOf = (answer: Answer): z.ZodType | undefined => {
  if (answer.is === 'data') return envelope(answer.schema);
  return answer.is === 'json' ? answer.schema : undefined;
};
