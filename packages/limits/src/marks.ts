/** Marks that are set once, such as "this viewer was counted today". What keeps them may be away: then a process keeps its own. */
export interface Marks {
  /** Sets a mark that is gone from `until` on; false when it is set already. */
  set(key: string, until: Date): Promise<boolean>;
}
