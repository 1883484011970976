import { applyRule, type EventRule, type ReceivedMessage } from '@paltu/events';

// A rule that hands on to a test writes to nothing.
const noTransaction = undefined as never;

/** What a rule does with one message, where what follows from it is kept in memory. */
export const applyInMemory = (rule: EventRule, message: ReceivedMessage): Promise<void> => applyRule(rule, message, noTransaction);

/** What a rule hands on of a message: `ruleOf` makes one that gives it to `take`, or none that is for the message. */
export const takenBy =
  <Taken = unknown>(ruleOf: (take: (...things: readonly Taken[]) => void, message: ReceivedMessage) => EventRule | undefined) =>
  async (message: ReceivedMessage): Promise<readonly Taken[]> => {
    const taken: Taken[] = [];
    const rule = ruleOf((...things) => void taken.push(...things), message);
    if (rule !== undefined) await applyInMemory(rule, message);
    return taken;
  };
