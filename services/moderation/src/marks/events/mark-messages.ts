import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { markCleared, markSet, markWords, type EveryField, type MarkSetSchema } from '@paltu/contracts';
import { outgoingEvent, type OutgoingEvent, type Outbox } from '@paltu/events';
import type { MarkDecision } from '../domain/mark-decision.ts';
import type { MarkOutbox } from '../use-cases/ports.ts';

/** A decision, as the owner of the thing consumes it; also one that is published again. */
export const markMessage = (decision: MarkDecision): OutgoingEvent => {
  const { id, kind, thingId, number, mark, isSet, verificationNumber, reason, decidedBy, decidedAt } = decision;
  const data = {
    decisionId: id,
    kind: markWords.kind.toChoice(kind),
    thingId,
    mark: markWords.mark.toChoice(mark),
    verificationNumber,
    reason,
    decidedBy,
    decidedAt: timestampFromDate(decidedAt),
  } satisfies EveryField<typeof MarkSetSchema>;
  const envelope = { subject: thingId, sequence: number, time: decidedAt };
  return isSet ? outgoingEvent(markSet, { ...envelope, data }) : outgoingEvent(markCleared, { ...envelope, data });
};

export const markOutbox = (outbox: Outbox): MarkOutbox => ({ append: (decisions) => outbox.append(decisions.map(markMessage)) });
