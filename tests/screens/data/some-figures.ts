import type { Answer } from '../../../web/src/shared/api/endpoint.ts';

const anHour = 3_600_000;
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * anHour).toISOString();

/** What is counted of a member: looks at the profile, and what became of the own listings, the newest first. */
export const someFigures = (): Pick<Answer<'getAuthProfile'>['user'], 'profileViews' | 'recentActivities'> => ({
  profileViews: 1240,
  recentActivities: [
    { type: 'pet.published', action: 'Sheru', time: hoursAgo(3) },
    { type: 'pet.listed', action: 'شیرو', time: hoursAgo(50) },
  ],
});
