/** What a decision of the domain gives back: the state after it, and the events to publish; none when nothing changed. */
export interface Decided<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}
