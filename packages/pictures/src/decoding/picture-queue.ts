import { workQueue } from '@paltu/kernel';

export interface PictureQueueLimits {
  /** How many pictures, each of another member, may wait; one more is refused. */
  readonly waiting: number;
  /** How many pictures of one member may wait. */
  readonly waitingOfMember: number;
  readonly refusal: () => Error;
}

type InTurn = ReturnType<typeof workQueue>;

/** Works on one picture at a time. Of each member only one takes part, so that a member who sends many waits for their own first. */
export const pictureQueue = ({ waiting, waitingOfMember, refusal }: PictureQueueLimits) => {
  const inTurn = workQueue({ running: 1, waiting, refusal });
  const members = new Map<string, { readonly inTurn: InTurn; pictures: number }>();

  return async <T>(memberId: string, work: () => Promise<T>): Promise<T> => {
    const member = members.get(memberId) ?? { inTurn: workQueue({ running: 1, waiting: waitingOfMember, refusal }), pictures: 0 };
    members.set(memberId, member);
    member.pictures += 1;
    try {
      return await member.inTurn(() => inTurn(work));
    } finally {
      member.pictures -= 1;
      if (member.pictures === 0) members.delete(memberId);
    }
  };
};
