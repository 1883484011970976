import type { Clock, MemberId } from '@paltu/kernel';
import { noticesOfMarks, type Marks } from '../domain/marks.ts';
import type { Notify } from '../notice.ts';

export interface MarkedThing {
  readonly thingId: string;
  readonly version: number;
  readonly marks: Marks;
  readonly eventId: string;
  readonly ownerId: MemberId;
  readonly name: string;
  /** Its papers wait for an admin. */
  readonly areChecked: boolean;
  /** Why papers were sent back; empty where they were not. */
  readonly reason: string;
  /** Where its owner sees it. */
  readonly page: string;
  readonly at: Date;
}

export interface KeptMarks {
  find(thingId: string): Promise<Marks | undefined>;
  keep(thingId: string, version: number, marks: Marks): Promise<void>;
}

export interface FollowMarksNeeds {
  readonly kept: KeptMarks;
  readonly notify: Notify;
  readonly clock: Clock;
}

export type FollowMarks = (thing: MarkedThing) => Promise<void>;

/** What is older is no news. */
const newsMs = 24 * 60 * 60_000;

/** Its owner is notified of each mark that is another than before. Of a thing that is seen first nothing is known to have changed. */
export const followMarks =
  ({ kept, notify, clock }: FollowMarksNeeds): FollowMarks =>
  async ({ thingId, version, marks, areChecked, eventId, ownerId, name, reason, page, at }) => {
    const before = await kept.find(thingId);
    await kept.keep(thingId, version, marks);
    if (before === undefined || clock.now().getTime() - at.getTime() > newsMs) return;
    const happening = { memberIds: [ownerId], subjectId: thingId, params: { thing: name, reason }, page, at };
    // Several marks of one event are several notices.
    await notify(...noticesOfMarks(before, marks, areChecked).map((type) => ({ ...happening, type, eventId: `${eventId}/${type}` })));
  };
