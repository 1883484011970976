import type { LucideIcon } from 'lucide-react';
import {
  BadgeCheck,
  Banknote,
  Bell,
  BellPlus,
  BellRing,
  CalendarCheck,
  CalendarClock,
  CalendarCog,
  ChartNoAxesColumn,
  CircleUserRound,
  ClipboardCheck,
  Flag,
  Heart,
  House,
  Inbox,
  KeyRound,
  Landmark,
  LayoutDashboard,
  Mail,
  MessagesSquare,
  Package,
  PackageOpen,
  PawPrint,
  Scale,
  SearchX,
  Settings,
  ShieldAlert,
  ShieldCheck,
  ShoppingBag,
  Stethoscope,
  Store,
  Users,
  Wallet,
} from 'lucide-react';
import type { KeyOf } from '#shared/i18n/text-key.ts';
import type { WorkRole } from '#shared/navigation/kept-role.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import type { WaitingKind } from '../../../work/admin-inbox/use-waiting.ts';

/** A place of work with an address of its own. */
export interface WorkArea {
  /** Key of its name in the strings of `work`. */
  name: Extract<KeyOf<'work'>, `area.${string}`>;
  /** Of what stands there in its place. */
  label?: WorkArea['name'];
  /** The beginning of it, where there is little room. */
  short?: Extract<KeyOf<'work'>, `short.${string}`>;
  icon: LucideIcon;
  to: string;
  query: Query;
  /** Pages that lie under it. */
  below?: RegExp;
}

/** Areas that are shown together; `role` is whose menu they stand in. */
export interface WorkGroup {
  name: Extract<KeyOf<'work'>, `group.${string}`>;
  role: WorkRole;
  areas: readonly WorkArea[];
}

const dashboard = (tab: string) => ({ to: 'dashboard', query: { tab } });
const profile = (tab: string) => ({ to: 'profile', query: { tab } });
const vendor = (tab: string) => ({ to: 'vendor-dashboard', query: { tab } });
const vetOffice = (tab: string) => ({ to: 'vet-profile-page', query: { tab } });

/** Every work area, in the order of the menu. A new one is a row here, and its name in both languages. */
export const workGroups: readonly WorkGroup[] = [
  {
    name: 'group.member',
    role: 'member',
    areas: [
      { name: 'area.overview', icon: LayoutDashboard, to: 'dashboard', query: {} },
      { name: 'area.notifications', icon: Bell, to: 'notifications', query: {} },
      { name: 'area.pets', icon: PawPrint, ...dashboard('pets') },
      { name: 'area.requests', icon: Inbox, ...dashboard('requests') },
      { name: 'area.conversations', icon: MessagesSquare, to: 'messages', query: {} },
      { name: 'area.searches', icon: BellPlus, to: 'notifications', query: { tab: 'searches' } },
      { name: 'area.favourites', icon: Heart, ...dashboard('favourites') },
      { name: 'area.appointments', icon: CalendarClock, ...dashboard('appointments') },
      { name: 'area.orders', icon: Package, ...dashboard('orders'), below: /^order-/ },
    ],
  },
  {
    name: 'group.account',
    role: 'member',
    areas: [
      { name: 'area.info', icon: CircleUserRound, to: 'profile', query: {} },
      { name: 'area.statistics', icon: ChartNoAxesColumn, ...profile('statistics') },
      { name: 'area.security', icon: KeyRound, ...profile('security') },
      { name: 'area.settings', icon: Settings, ...profile('settings') },
      { name: 'area.myReports', icon: Flag, to: 'my-reports', query: {} },
      { name: 'area.noticeSettings', icon: BellRing, to: 'notifications', query: { tab: 'settings' } },
    ],
  },
  {
    name: 'group.vet',
    role: 'vet',
    areas: [
      { name: 'area.day', icon: CalendarCheck, to: 'vet-dashboard', query: {} },
      { name: 'area.slots', icon: CalendarCog, ...vetOffice('slots') },
      { name: 'area.vetProfile', icon: Stethoscope, to: 'vet-profile-page', query: {} },
      { name: 'area.vetPapers', icon: ShieldCheck, ...vetOffice('verification') },
    ],
  },
  {
    name: 'group.vendor',
    role: 'vendor',
    areas: [
      { name: 'area.storeHome', icon: House, to: 'vendor-dashboard', query: {} },
      { name: 'area.products', icon: ShoppingBag, ...vendor('products') },
      { name: 'area.parcels', icon: PackageOpen, ...vendor('parcels') },
      { name: 'area.balance', icon: Wallet, ...vendor('balance') },
      { name: 'area.storeAccount', icon: Landmark, ...vendor('account') },
      { name: 'area.store', icon: Store, ...vendor('store') },
      { name: 'area.storePapers', icon: ShieldCheck, ...vendor('verification') },
    ],
  },
  {
    name: 'group.admin',
    role: 'admin',
    areas: [
      { name: 'area.inbox', short: 'short.inbox', icon: Inbox, to: 'admin-inbox', query: {} },
      { name: 'area.review', icon: ClipboardCheck, to: 'admin-dashboard', query: {} },
      { name: 'area.papers', short: 'short.papers', icon: BadgeCheck, to: 'admin-verifications', query: {} },
      { name: 'area.payments', short: 'short.payments', icon: Banknote, to: 'admin-payments', query: {}, below: /^admin-case-/ },
      { name: 'area.vetMarks', short: 'short.vetMarks', icon: Stethoscope, to: 'admin-vets', query: {}, below: /^admin-vet-/ },
      { name: 'area.storeMarks', short: 'short.storeMarks', icon: Store, to: 'admin-stores', query: {}, below: /^admin-store-/ },
      {
        name: 'area.productMarks',
        short: 'short.productMarks',
        icon: ShoppingBag,
        to: 'admin-accessories',
        query: {},
        below: /^admin-accessory-/,
      },
      { name: 'area.members', icon: Users, to: 'admin-members', query: {}, below: /^admin-member-/ },
      { name: 'area.messages', short: 'short.messages', icon: Mail, to: 'admin-contact', query: {} },
      { name: 'area.conduct', short: 'short.conduct', icon: ShieldAlert, to: 'admin-conduct', query: {}, below: /^admin-conduct-/ },
      { name: 'area.reports', short: 'short.reports', icon: Flag, to: 'admin-reports', query: {} },
      { name: 'area.rules', icon: Scale, to: 'admin-rules', query: {}, below: /^admin-rule-/ },
      { name: 'area.emptySearches', short: 'short.emptySearches', icon: SearchX, to: 'admin-empty-searches', query: {} },
    ],
  },
];

/** Where each kind of thing that waits for admins is decided. */
export const areasOfWaiting = {
  listings: 'area.review',
  papers: 'area.papers',
  products: 'area.productMarks',
  cases: 'area.conduct',
  reports: 'area.reports',
  messages: 'area.messages',
  slips: 'area.payments',
  refunds: 'area.payments',
  disputes: 'area.payments',
  proposals: 'area.payments',
  settlements: 'area.payments',
} as const satisfies Record<WaitingKind, WorkArea['name']>;

const isIn = (area: WorkArea, key: string) => area.to === key || area.below?.test(key) === true;

/** The area of a page: the one it lies below or whose tab the address names, else the page's own. */
export function areaOf(key: string, query: Query): WorkArea | undefined {
  const found = workGroups.flatMap(({ areas }) => areas).filter((area) => isIn(area, key));
  const isNamed = ({ below, query: { tab } }: WorkArea) => below?.test(key) === true || (tab !== undefined && tab === query.tab);
  return found.find(isNamed) ?? found.find(({ query: { tab } }) => tab === undefined);
}

/** Who is no vet has no office, but a way to one. */
const wayToOffice = ({ areas, ...group }: WorkGroup): WorkGroup => ({
  ...group,
  areas: areas.flatMap((area) => (area.name === 'area.vetProfile' ? [{ ...area, label: 'area.becomeVet' }] : [])),
});

/** Whose work a page is; undefined for one that is in no menu. */
export function roleOf(key: string): WorkRole | undefined {
  return workGroups.find(({ areas }) => areas.some((area) => isIn(area, key)))?.role;
}

/** The menu of a role, for a member who is a vet or not. */
export function groupsOf(role: WorkRole, isVet: boolean): readonly WorkGroup[] {
  const own = workGroups.filter((group) => group.role === role);
  return isVet || role !== 'vet' ? own : own.map(wayToOffice);
}

/** How much waits in the areas of a role; the inbox of admins lists what the others hold. */
export function waitingIn(role: WorkRole, waiting: Partial<Record<WorkArea['name'], number | undefined>>): number {
  const areas = workGroups.filter((group) => group.role === role).flatMap((group) => group.areas);
  return areas.reduce((sum, { name }) => (name === 'area.inbox' ? sum : sum + (waiting[name] ?? 0)), 0);
}
