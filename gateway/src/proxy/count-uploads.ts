import { tooManyRequests } from '@paltu/service-kit';
import type { Leave } from './slots.ts';

/** Counts the uploads that are under way. @throws AppError 429 when a member has too many */
export type BeginUpload = (member: string) => Leave;

export const countUploads = (perMember: number): BeginUpload => {
  const counts = new Map<string, number>();
  return (member) => {
    const count = (counts.get(member) ?? 0) + 1;
    if (count > perMember) throw tooManyRequests({ retryAfterSeconds: 5 });
    counts.set(member, count);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const left = (counts.get(member) ?? 1) - 1;
      if (left === 0) counts.delete(member);
      else counts.set(member, left);
    };
  };
};
