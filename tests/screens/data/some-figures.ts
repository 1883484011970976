import type { Answer } from '../../../web/src/shared/api/endpoint.ts';

const anHour = 3_600_000;
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * anHour).toISOString();

/** What is counted of a member: looks at the profile, what happened lately, the newest first, and what was earned. */
export const someFigures = (): Pick<
  Answer<'getAuthProfile'>['user'],
  'petsAdopted' | 'appointments' | 'reviewsGiven' | 'profileViews' | 'recentActivities' | 'achievements'
> => ({
  petsAdopted: 2,
  appointments: 7,
  reviewsGiven: 3,
  profileViews: 1240,
  recentActivities: [
    { type: 'pet.published', action: 'Sheru', time: hoursAgo(3) },
    { type: 'pet.liked', action: 'Sheru', time: hoursAgo(4) },
    { type: 'review.given', action: '', time: hoursAgo(20) },
    { type: 'appointment.completed', action: '', time: hoursAgo(22) },
    { type: 'appointment.received', action: '', time: hoursAgo(40) },
    { type: 'appointment.booked', action: '', time: hoursAgo(45) },
    { type: 'pet.listed', action: 'شیرو', time: hoursAgo(50) },
    { type: 'account.registered', action: '', time: hoursAgo(500) },
  ],
  achievements: [
    { name: 'verified-email', icon: 'mail', earned: true },
    { name: 'first-listing', icon: 'paw', earned: true },
    { name: 'first-like', icon: 'heart', earned: true },
    { name: 'five-listings', icon: 'star', earned: false },
    { name: 'first-adoption', icon: 'house', earned: false },
  ],
});
