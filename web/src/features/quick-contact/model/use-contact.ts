import { useState } from 'react';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { sendChanged } from '#shared/flow/send-once.ts';
import { trimmed } from '#shared/form/form-values.ts';
import { useRobotTraps } from '#shared/form/robot-traps.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { emptyContact, memberRules, visitorRules, type ContactedThing, type ContactForm } from './contact-form.ts';

/** How it ended: in which conversation of a member it stands, or at which address a visitor is answered. */
export type ContactEnd = { readonly conversationId: string } | { readonly email: string };

interface ContactOptions {
  thing: ContactedThing;
  /** Null for a visitor. */
  memberId: string | null;
  onEnd: (end: ContactEnd) => void;
}

function useWrite({ kind, id }: ContactedThing) {
  const [toPet] = messagingEndpoints.usePostMessagesPetsByIdMutation();
  const [toStore] = messagingEndpoints.usePostMessagesStoresByIdMutation();
  const [toVet] = messagingEndpoints.usePostMessagesVetsByIdMutation();
  const toOthers = kind === 'store' ? toStore : toVet;
  type Body = Parameters<typeof toOthers>[0]['body'];
  return ({ message, ...more }: Body, idempotencyKey: string) =>
    kind === 'pet'
      ? toPet({ id, idempotencyKey, body: { message } }).unwrap()
      : toOthers({ id, idempotencyKey, body: { message, ...more } }).unwrap();
}

/**
 * Writes to the owner of a thing: a member the message alone, a visitor with a name and an address. It has a key, so that it is there once
 * however often it is sent; `isUnsure` while nobody knows whether it was.
 */
export function useContact({ thing, memberId, onEnd }: ContactOptions) {
  const write = useWrite(thing);
  const traps = useRobotTraps();
  const [isUnsure, setUnsure] = useState(false);
  const isVisitor = memberId === null;
  const form = useForm<ContactForm>({
    initial: emptyContact,
    rules: isVisitor ? visitorRules : memberRules,
    draft: { key: `contact.${thing.kind}.${thing.id}.${memberId ?? ''}`, place: isVisitor ? 'tab' : 'device' },
    words: { failed: 'quick-contact:failed' },
    submit: async (values, sendKey) => {
      setUnsure(false);
      const { message, ...visitor } = trimmed(values);
      const body = isVisitor ? { message, ...visitor, ...(await traps.signs()) } : { message };
      const answer = await sendChanged(sendKey, (key) => write(body, key));
      setUnsure(answer === 'unknown');
      if (answer === 'unknown') return 'unsaved';
      onEnd(answer.conversation === null ? { email: visitor.email } : { conversationId: answer.conversation.id });
      return 'afresh';
    },
  });
  return { form, isUnsure, trap: traps.field };
}
