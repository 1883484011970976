import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/format.ts';
import { FormNotice } from '#shared/form/form.tsx';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ListPage } from '#shared/list/list-page.tsx';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { PetGrid, PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { useSessionEnded } from '#shared/transport/use-session-ended.ts';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { LoggedOutState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { LikeButton } from '../../../features/favourites/like-button.tsx';
import { favouritesList, NoFavourites, pageLimit } from '../list/no-favourites.tsx';
import { useDevicePets } from './use-device-pets.ts';
import styles from './screen.module.css';

/** That they lie in this browser alone, and how many of them are gone. */
function Notes({ gone, onForget }: { gone: number; onForget: () => void }) {
  const { t } = useTranslation('favourites');
  const login = (
    <ActionLink
      to="login"
      query={{ next: 'dashboard?tab=favourites' }}
      size="small"
      icon={<LogIn size={18} className="mirrors" aria-hidden />}
    >
      {t('visitor.login')}
    </ActionLink>
  );
  const forget = (
    <Button size="small" onClick={onForget}>
      {t('visitor.forget')}
    </Button>
  );
  return (
    <div className={styles.notes}>
      <FormNotice action={login}>{t('visitor.note')}</FormNotice>
      {gone > 0 && <FormNotice action={forget}>{t('visitor.gone', { count: gone, amount: formatNumber(gone) })}</FormNotice>}
    </div>
  );
}

/** What a visitor has marked in this browser, the last first. */
export function VisitorFavourites() {
  const { t } = useTranslation('favourites');
  const errorText = useErrorText();
  const hasEnded = useSessionEnded();
  const list = useListQuery(favouritesList);
  const { result, gone, forgetGone } = useDevicePets(list.page, pageLimit);
  const { total = 0 } = result;
  return (
    <div className={`container ${styles.page}`}>
      <ListPage
        heading={<PageHeading takesFocus="moved">{t('list.title')}</PageHeading>}
        list={list}
        count={() => t('list.count', { count: total, amount: formatNumber(total) })}
        above={total > 0 && <Notes gone={gone.length} onForget={forgetGone} />}
        label={t('list.title')}
        result={result}
        skeleton={<PetGridSkeleton count={6} label={t('list.loading')} />}
        empty={total === 0 && (hasEnded ? <LoggedOutState /> : <NoFavourites text={t('visitor.emptyText')} />)}
        failed={{ title: t('list.failed'), text: errorText(result.error) }}
      >
        {(items) => <PetGrid pets={items} corner={(pet) => <LikeButton kind="pet" thing={pet} />} />}
      </ListPage>
    </div>
  );
}
