import type { Viewer } from '../harness/people.ts';
import { states, type State } from './states.ts';
import { articleSlug } from './some-articles.ts';
import { petId } from './some-pets.ts';
import { vetId } from './some-vets.ts';
import { requestId } from './some-requests.ts';

export interface SiteScreen {
  readonly name: string;
  readonly path: string;
  readonly as: Viewer;
  readonly states: readonly State[];
}

const still: readonly State[] = ['full', 'offline'];
const one = petId(1);
const requestAt = (n: number): string => `/dashboard?tab=requests&id=${requestId(n)}`;

/** Every screen of the site. A new page gets a row: it is crawled, photographed and weighed from then on. */
export const siteScreens: readonly SiteScreen[] = [
  { name: 'home', path: '/', as: 'visitor', states },
  { name: 'pets', path: '/pets', as: 'visitor', states },
  { name: 'pets filtered', path: '/pets?species=Cat&location=Lahore', as: 'visitor', states: ['full', 'empty'] },
  { name: 'pet', path: `/pet-${one}`, as: 'visitor', states: ['loading', 'error', 'offline', 'full'] },
  { name: 'pet unknown', path: `/pet-${petId(999)}`, as: 'visitor', states: ['full'] },
  { name: 'adoption application', path: `/pet-dealing-${petId(4)}`, as: 'member', states: ['loading', 'error', 'offline', 'full'] },
  { name: 'adoption application, own pet', path: `/pet-dealing-${one}`, as: 'member', states: ['full'] },
  { name: 'adoption application, not to be had', path: `/pet-dealing-${petId(9)}`, as: 'member', states: ['full'] },
  { name: 'adoption application, no such pet', path: `/pet-dealing-${petId(999)}`, as: 'member', states: ['full'] },
  { name: 'adoption application without login', path: `/pet-dealing-${petId(4)}`, as: 'visitor', states: ['full'] },
  { name: 'pet of another, as a member', path: `/pet-${petId(9)}`, as: 'member', states: ['full'] },
  { name: 'vets', path: '/vets', as: 'visitor', states },
  { name: 'vets filtered', path: '/vets?specialty=Surgery&city=Lahore&today=true&view=rows', as: 'visitor', states: ['full', 'empty'] },
  { name: 'vet', path: `/vet-${vetId(1)}`, as: 'visitor', states: ['loading', 'error', 'offline', 'full'] },
  { name: 'vet in Urdu', path: `/vet-${vetId(2)}`, as: 'visitor', states: ['full'] },
  { name: 'vet who tells little', path: `/vet-${vetId(5)}`, as: 'visitor', states: ['full', 'empty'] },
  { name: 'vet unknown', path: `/vet-${vetId(999)}`, as: 'visitor', states: ['full'] },
  { name: 'booking', path: `/vet-${vetId(1)}-book`, as: 'member', states: ['loading', 'empty', 'error', 'offline', 'full'] },
  { name: 'booking, no such vet', path: `/vet-${vetId(999)}-book`, as: 'member', states: ['full'] },
  { name: 'booking without login', path: `/vet-${vetId(1)}-book`, as: 'visitor', states: ['full'] },
  { name: 'login', path: '/login', as: 'visitor', states: still },
  { name: 'register', path: '/register', as: 'visitor', states: still },
  { name: 'forgot password', path: '/forgot-password', as: 'visitor', states: still },
  { name: 'new password', path: '/reset-password?token=a-token', as: 'visitor', states: ['full', 'offline'] },
  { name: 'new password, half a link', path: '/reset-password', as: 'visitor', states: ['full'] },
  { name: 'verified email', path: '/verify-email?token=a-token', as: 'visitor', states: ['full'] },
  { name: 'confirmed subscription', path: '/confirm-subscription?token=a-token', as: 'visitor', states: ['full'] },
  { name: 'ended subscription', path: '/unsubscribe?token=a-token', as: 'visitor', states: ['full'] },
  { name: 'profile', path: '/profile', as: 'member', states: still },
  { name: 'profile of a new member', path: '/profile', as: 'unverified', states: ['full'] },
  { name: 'statistics', path: '/profile?tab=statistics', as: 'member', states },
  { name: 'password and devices', path: '/profile?tab=security', as: 'member', states: ['loading', 'error', 'offline', 'full'] },
  { name: 'settings', path: '/profile?tab=settings', as: 'member', states: still },
  { name: 'overview', path: '/dashboard', as: 'member', states },
  { name: 'overview of a new member', path: '/dashboard', as: 'unverified', states: ['full'] },
  { name: 'my pets', path: '/dashboard?tab=pets', as: 'member', states },
  { name: 'requests', path: '/dashboard?tab=requests', as: 'member', states },
  { name: 'requests sent', path: '/dashboard?tab=requests&type=sent', as: 'member', states: ['empty', 'full'] },
  { name: 'request to answer', path: requestAt(1), as: 'member', states: ['loading', 'error', 'offline', 'full'] },
  { name: 'request approved', path: requestAt(3), as: 'member', states: ['full'] },
  { name: 'request declined', path: requestAt(5), as: 'member', states: ['full'] },
  { name: 'request unknown', path: requestAt(99), as: 'member', states: ['full'] },
  { name: 'favourites', path: '/dashboard?tab=favourites', as: 'member', states },
  { name: 'favourites of a visitor', path: '/dashboard?tab=favourites', as: 'visitor', states: ['full'] },
  { name: 'appointments', path: '/dashboard?tab=appointments', as: 'member', states },
  { name: 'appointments past', path: '/dashboard?tab=appointments&when=past', as: 'member', states: ['empty', 'full'] },
  { name: 'vet dashboard', path: '/vet-dashboard', as: 'member', states: ['loading', 'empty', 'error', 'offline', 'full'] },
  { name: 'vet dashboard without login', path: '/vet-dashboard', as: 'visitor', states: ['full'] },
  { name: 'vet profile', path: '/vet-profile-page', as: 'member', states: ['loading', 'empty', 'error', 'full'] },
  { name: 'times of a vet', path: '/vet-profile-page?tab=slots', as: 'member', states: ['loading', 'error', 'offline', 'full'] },
  { name: 'vet profile without login', path: '/vet-profile-page', as: 'visitor', states: ['full'] },
  { name: 'orders', path: '/dashboard?tab=orders', as: 'member', states: ['full'] },
  { name: 'my pet', path: `/dashboard?tab=pets&mode=view&id=${one}`, as: 'member', states: ['loading', 'error', 'full'] },
  { name: 'add pet', path: '/dashboard?tab=pets&mode=add', as: 'member', states: still },
  { name: 'edit pet', path: `/dashboard?tab=pets&mode=edit&id=${one}`, as: 'member', states: ['loading', 'error', 'full'] },
  { name: 'post listing', path: '/post-listing', as: 'member', states: still },
  { name: 'post listing without login', path: '/post-listing', as: 'visitor', states: ['full'] },
  { name: 'dashboard without login', path: '/dashboard', as: 'visitor', states: ['full'] },
  { name: 'admin', path: '/admin-dashboard', as: 'admin', states },
  { name: 'admin decided', path: '/admin-dashboard?tab=rejected', as: 'admin', states: ['full'] },
  { name: 'admin all', path: '/admin-dashboard?tab=all&sortBy=oldest', as: 'admin', states },
  { name: 'admin forbidden', path: '/admin-dashboard', as: 'member', states: ['full'] },
  { name: 'admin without login', path: '/admin-dashboard', as: 'visitor', states: ['full'] },
  { name: 'members', path: '/admin-members', as: 'admin', states },
  { name: 'members found', path: '/admin-members?search=khan&userType=admin', as: 'admin', states: ['empty'] },
  { name: 'members forbidden', path: '/admin-members', as: 'member', states: ['full'] },
  { name: 'rules', path: '/admin-rules', as: 'admin', states },
  { name: 'rules forbidden', path: '/admin-rules', as: 'member', states: ['full'] },
  { name: 'coming soon', path: '/accessories', as: 'visitor', states: still },
  { name: 'coming soon, a pattern', path: '/accessory-42', as: 'visitor', states: ['full'] },
  { name: 'cart', path: '/cart', as: 'visitor', states: still },
  { name: 'about', path: '/about', as: 'visitor', states: still },
  { name: 'terms', path: '/terms', as: 'visitor', states: still },
  { name: 'privacy', path: '/privacy', as: 'visitor', states: ['full'] },
  { name: 'cookies', path: '/cookies', as: 'visitor', states: ['full'] },
  { name: 'refunds', path: '/refund', as: 'visitor', states: ['full'] },
  { name: 'questions', path: '/faq', as: 'visitor', states: still },
  { name: 'questions, none found', path: '/faq?search=zzz', as: 'visitor', states: ['full'] },
  { name: 'contact', path: '/contact', as: 'visitor', states: still },
  { name: 'contact of a member', path: '/contact', as: 'member', states: ['full'] },
  { name: 'blog', path: '/blog', as: 'visitor', states },
  { name: 'blog, one subject', path: '/blog?category=Health', as: 'visitor', states: ['full', 'empty'] },
  { name: 'article', path: `/blog-${articleSlug}`, as: 'visitor', states },
  { name: 'article of a member', path: `/blog-${articleSlug}`, as: 'member', states: ['full', 'empty'] },
  { name: 'article unknown', path: '/blog-no-such-article', as: 'visitor', states: ['full'] },
  { name: 'not found', path: '/no-such-page', as: 'visitor', states: ['full'] },
];
