/** An event, as far as a notice of it needs to know. */
export interface Occurred {
  readonly id: string;
  readonly time: Date;
  /** Nothing happened: nobody is notified. */
  readonly isRepublished: boolean;
}
