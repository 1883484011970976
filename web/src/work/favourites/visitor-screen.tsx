import { useEffect, useState } from 'react';
import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Pet } from '#shared/api/types.ts';
import type { ListResult } from '#shared/list/list-result.ts';
import { useAppDispatch } from '#shared/store/store.ts';
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
import { deviceFavourites } from '../../features/favourites/device-favourites.ts';
import { LikeButton } from '../../features/favourites/like-button.tsx';
import { favouritesList, NoFavourites, pageLimit } from './favourites-list.tsx';
import styles from './favourites.module.css';

const { getPetsById } = petsEndpoints.endpoints;

interface Found {
  /** Of which page this is. */
  page: number;
  pets?: Pet[];
  /** Marked pets of the page that nobody can see any more. */
  gone: string[];
  error?: unknown;
}

/** The pets of one page that are marked in this browser, the last first. What is marked or unmarked meanwhile changes nothing until the next visit. */
function useDevicePets(page: number, limit: number) {
  const dispatch = useAppDispatch();
  const [ids, setIds] = useState(() => deviceFavourites.pet.read().reverse());
  const [found, setFound] = useState<Found>({ page: 0, gone: [] });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const asked = ids.slice((page - 1) * limit, page * limit).map((id) => ({ id, call: dispatch(getPetsById.initiate({ id })) }));
    const look = async () => {
      const answers = await Promise.all(asked.map(async ({ id, call }) => ({ id, ...(await call) })));
      const gone = answers.filter(({ error }) => isApiError(error) && error.status === 404).map(({ id }) => id);
      const failed = answers.find(({ id, error }) => error !== undefined && !gone.includes(id));
      const pets = answers.flatMap(({ data }) => data?.pet ?? []);
      if (!isLeft) setFound({ page, gone, ...(failed ? { error: failed.error } : { pets }) });
    };
    void look();
    return () => {
      isLeft = true;
      asked.forEach(({ call }) => call.unsubscribe());
    };
  }, [ids, page, limit, attempt, dispatch]);
  // Without any there is nothing to wait for.
  const isKnown = found.page === page || ids.length === 0;
  const items = ids.length === 0 ? [] : found.pets;
  const result: ListResult<Pet> = {
    items: isKnown ? items : undefined,
    total: ids.length,
    totalIsCapped: false,
    pages: Math.max(1, Math.ceil(ids.length / limit)),
    error: isKnown ? found.error : undefined,
    isFetching: !isKnown,
    retry: () => {
      setFound({ page: 0, gone: [] });
      setAttempt((before) => before + 1);
    },
  };
  return {
    result,
    gone: isKnown ? found.gone : [],
    /** Those that nobody can see any more are marked no longer. */
    forgetGone: () => {
      found.gone.forEach(deviceFavourites.pet.remove);
      setIds((before) => before.filter((id) => !found.gone.includes(id)));
    },
  };
}

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
