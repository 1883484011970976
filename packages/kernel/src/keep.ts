/**
 * What a decision of the domain gives back: the state after it, and the events to publish. Where nothing changed, `state` is the very one
 * that was decided about, and there are no events.
 */
export interface Decided<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/**
 * Keeps a decision about `before`: the state after it, what follows from that, and its events. What changed nothing is not written.
 * Resolves with the state after it.
 */
export type Keep<State, Event> = (before: State, decided: Decided<State, Event>) => Promise<State>;

export interface KeepNeeds<State, Event> {
  /** Writes the state, and what follows from it. */
  readonly save: (state: State, before: State) => Promise<unknown>;
  readonly outbox: { append(events: readonly Event[]): Promise<void> };
}

/** How the use cases of one transaction keep what they decide. */
export const keeping =
  <State, Event>({ save, outbox }: KeepNeeds<State, Event>): Keep<State, Event> =>
  async (before, { state, events }) => {
    if (state === before) return state;
    await save(state, before);
    await outbox.append(events);
    return state;
  };
