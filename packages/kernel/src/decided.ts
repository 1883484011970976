/**
 * What a decision of the domain gives back: the state after it, and the events to publish. Where nothing changed, `state` is the very one
 * that was decided about, and there are no events.
 */
export interface Decided<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}
