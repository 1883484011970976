import type { Message, MessageShape } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';

type MaybeMessage<F> = F extends Message ? CompleteInit<F> : F extends readonly (infer Item)[] ? readonly MaybeMessage<Item>[] : F;

type CompleteInit<M extends Message> = {
  readonly [Field in Exclude<keyof M, '$typeName' | '$unknown'>]-?: MaybeMessage<M[Field]>;
};

/**
 * A plain object that names every field of a message, and of the messages inside it: one that is forgotten or misspelt is a
 * compile error. A field that is to stay empty is named with `undefined`.
 */
export type EveryField<S extends GenMessage<Message>> = CompleteInit<MessageShape<S>>;
