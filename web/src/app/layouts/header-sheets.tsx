import { longestSearch } from '@paltu/reference';
import {
  BadgeCheck,
  Banknote,
  CalendarCheck,
  CircleUserRound,
  ClipboardCheck,
  Flag,
  Heart,
  Inbox,
  LayoutDashboard,
  LogIn,
  LogOut,
  Mail,
  MessagesSquare,
  Monitor,
  Moon,
  PackageOpen,
  Plus,
  Scale,
  SearchX,
  ShieldAlert,
  ShoppingBag,
  Stethoscope,
  Store,
  Sun,
  UserPlus,
  Users,
  Wallet,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/api/types.ts';
import type { KeyOf } from '#shared/i18n/text-key.ts';
import { keepRole, keptRole, rolesOf } from '#shared/navigation/kept-role.ts';
import type { WorkRole } from '#shared/navigation/kept-role.ts';
import { navigate } from '#shared/navigation/navigation.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { pathOf } from '#shared/navigation/page-path.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { usePetSuggestions } from '#shared/pet/use-pet-suggestions.ts';
import { chooseTheme, themeChoices, useThemeChoice } from '#shared/theme/theme-choice.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { SearchInput } from '#shared/ui/search-input.tsx';
import { LateUnreadCount } from '../../features/messages/late-unread-count.ts';
import { useSession } from '../../features/session/use-session.ts';
import styles from './header-menu.module.css';
import { listPet, mainNavigation } from './navigation-table.ts';
import theme from './header-sheets.module.css';

interface MenuLinkProps {
  to: string;
  query?: Query | undefined;
  icon: LucideIcon;
  text: string;
  /** Beside the words. */
  sign?: ReactNode;
  isCurrent?: boolean;
  onClick: () => void;
}

/** A page in a menu of the header. */
function MenuLink({ to, query, icon: Icon, text, sign, isCurrent = false, onClick }: MenuLinkProps) {
  return (
    <li>
      <PageLink to={to} query={query} className={styles.entry} aria-current={isCurrent ? 'page' : undefined} onClick={onClick}>
        <Icon size={20} aria-hidden />
        {text}
        {sign}
      </PageLink>
    </li>
  );
}

const icons = { light: Sun, dark: Moon, system: Monitor };

/** Light, dark, or as the device has it; what is chosen is shown at once. */
export function ThemeChoices() {
  const { t } = useTranslation('shell');
  const choice = useThemeChoice();
  return (
    <div role="group" aria-label={t('theme.label')} className={theme.choices}>
      {themeChoices.map((name) => {
        const Icon = icons[name];
        return (
          <button key={name} type="button" className={theme.choice} aria-pressed={choice === name} onClick={() => chooseTheme(name)}>
            <Icon size={20} aria-hidden />
            {t(`theme.${name}`)}
          </button>
        );
      })}
    </div>
  );
}

interface SearchFormProps {
  onClose: () => void;
  /** It is all that was opened. */
  takesFocus?: boolean;
}

/** Words, with how they may go on; leads to the list of pets. */
export function SearchForm({ onClose, takesFocus = false }: SearchFormProps) {
  const { t } = useTranslation('shell');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const searchFor = (search: string) => {
    onClose();
    navigate('pets', { query: { search } });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    searchFor(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  return (
    <form ref={form} className={styles.form} action={pathOf('pets')} role="search" onSubmit={submit}>
      <Field label={<span className="visually-hidden">{t('search.label')}</span>} className={styles.words}>
        <SearchInput
          {...usePetSuggestions()}
          name="search"
          value=""
          maxLength={longestSearch}
          placeholder={t('search.label')}
          onValue={() => undefined}
          onPick={searchFor}
        />
      </Field>
      <Button kind="primary" size="large" isSubmit className={styles.submit}>
        {t('search.open')}
      </Button>
    </form>
  );
}

type Entry = readonly [key: string, icon: LucideIcon, label: KeyOf<'shell'>, query?: Query];

/** What the account menu leads to, by the role whose menu it is; the work screens have the whole of it. */
const entries: Readonly<Record<WorkRole, readonly Entry[]>> = {
  member: [
    ['dashboard', LayoutDashboard, 'account.dashboard'],
    ['messages', MessagesSquare, 'account.conversations'],
    [listPet.key, Plus, 'nav.listPet', listPet.query],
  ],
  vendor: [
    ['vendor-dashboard', Store, 'account.store'],
    ['vendor-dashboard', PackageOpen, 'account.parcels', { tab: 'parcels' }],
    ['vendor-dashboard', ShoppingBag, 'account.products', { tab: 'products' }],
    ['vendor-dashboard', Wallet, 'account.balance', { tab: 'balance' }],
  ],
  vet: [
    ['vet-dashboard', CalendarCheck, 'account.office'],
    ['vet-profile-page', Stethoscope, 'account.vetProfile'],
  ],
  admin: [
    ['admin-inbox', Inbox, 'account.inbox'],
    ['admin-dashboard', ClipboardCheck, 'account.adminDashboard'],
    ['admin-verifications', BadgeCheck, 'account.papers'],
    ['admin-payments', Banknote, 'account.payments'],
    ['admin-vets', Stethoscope, 'account.vetMarks'],
    ['admin-stores', Store, 'account.storeMarks'],
    ['admin-accessories', ShoppingBag, 'account.productMarks'],
    ['admin-members', Users, 'account.members'],
    ['admin-contact', Mail, 'account.messages'],
    ['admin-conduct', ShieldAlert, 'account.conduct'],
    ['admin-reports', Flag, 'account.reports'],
    ['admin-rules', Scale, 'account.rules'],
    ['admin-empty-searches', SearchX, 'account.emptySearches'],
  ],
};

interface RoleChoiceProps {
  roles: readonly WorkRole[];
  role: WorkRole;
  onRole: (role: WorkRole) => void;
}

/** Whose pages the menu shows. */
function RoleChoice({ roles, role, onRole }: RoleChoiceProps) {
  const { t } = useTranslation('shell');
  return (
    <div role="group" aria-label={t('role.label')} className={theme.choices}>
      {roles.map((name) => (
        <button
          key={name}
          type="button"
          className={`${theme.choice} ${theme.role}`}
          aria-pressed={name === role}
          onClick={() => onRole(name)}
        >
          {t(`role.${name}`)}
        </button>
      ))}
    </div>
  );
}

interface AccountEntriesProps {
  user: User;
  onClose: () => void;
}

/** Name, e-mail, the pages of one role at a time and logout: the account menu, and a part of the phone's. */
export function AccountEntries({ user, onClose }: AccountEntriesProps) {
  const { t } = useTranslation('shell');
  const { logOut } = useSession();
  const [role, setRole] = useState(() => keptRole(user));
  const choose = (next: WorkRole) => {
    keepRole(user, next);
    setRole(next);
  };
  return (
    <>
      <p className={styles.who}>
        <bdi className={styles.name}>{user.fullName}</bdi>
        <span dir="ltr">{user.email}</span>
      </p>
      <RoleChoice roles={rolesOf(user)} role={role} onRole={choose} />
      <ul className={styles.entries}>
        {entries[role].map(([to, icon, label, query]) => (
          <MenuLink
            key={label}
            to={to}
            query={query}
            icon={icon}
            text={t(label)}
            sign={to === 'messages' && <LateUnreadCount place="line" />}
            onClick={onClose}
          />
        ))}
        <li className={styles.apart}>
          <PageLink to="profile" className={styles.entry} onClick={onClose}>
            <CircleUserRound size={20} aria-hidden />
            {t('account.profile')}
          </PageLink>
        </li>
        <li>
          <button
            type="button"
            className={styles.entry}
            onClick={() => {
              onClose();
              logOut();
            }}
          >
            <LogOut size={20} className="mirrors" aria-hidden />
            {t('account.logout')}
          </button>
        </li>
      </ul>
    </>
  );
}

function GuestEntries({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <ul className={`${styles.entries} ${styles.apart}`}>
      <MenuLink to={listPet.key} query={listPet.query} icon={Plus} text={t('nav.listPet')} onClick={onClose} />
      <MenuLink to="dashboard" query={{ tab: 'favourites' }} icon={Heart} text={t('account.favourites')} onClick={onClose} />
      <MenuLink to="login" icon={LogIn} text={t('account.login')} onClick={onClose} />
      <MenuLink to="register" icon={UserPlus} text={t('account.signUp')} onClick={onClose} />
    </ul>
  );
}

/** The whole navigation, the account and the theme: what the header's menu shows. */
export function MenuEntries({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { key } = usePage();
  const { user } = useSession();
  return (
    <>
      <div className={styles.inMenu}>
        <SearchForm onClose={onClose} />
      </div>
      <ul>
        {mainNavigation.map(({ key: to, label, icon }) => (
          <MenuLink key={to} to={to} icon={icon} text={t(label)} isCurrent={key === to} onClick={onClose} />
        ))}
      </ul>
      {user ? <AccountEntries user={user} onClose={onClose} /> : <GuestEntries onClose={onClose} />}
      <div className={styles.apart}>
        <ThemeChoices />
      </div>
    </>
  );
}
