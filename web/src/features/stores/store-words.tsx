import { BadgeCheck, Eye, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '#shared/api/types.ts';
import { Rating } from '#shared/content/rating.tsx';
import { formatDate, formatNumber } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { CheckList } from '#shared/ui/check-list.tsx';
import { DetailTitle } from '#shared/content/detail-page.tsx';
import { FactList } from '#shared/ui/fact-list.tsx';
import { Section } from '#shared/content/section.tsx';
import { ShareButton } from '#shared/ui/share-button.tsx';
import { satisfactionOf, StorePicture } from './store-grid.tsx';
import styles from './store-screen.module.css';

/** The wide picture above the pages of a store; `corner` lies on it on a phone. */
export function Banner({ store, corner }: { store: Store; corner?: ReactNode }) {
  return (
    <div className={styles.banner}>
      <StorePicture store={store} which="banner" sizes="(max-width: 1248px) 100vw, 1200px" isFirst />
      {corner && <div className={styles.corner}>{corner}</div>}
    </div>
  );
}

interface ShareStoreProps {
  store: Pick<Store, 'id' | 'name'>;
  isRound?: boolean;
}

export function ShareStore({ store: { id, name }, isRound = false }: ShareStoreProps) {
  const { t } = useTranslation('stores');
  return <ShareButton to={`store-${id}`} title={name} text={t('detail.shareText', { name })} isRound={isRound} />;
}

/** Which store it is, of what type, where, how others found it; and what one can do with the page. */
export function StoreTitle({ store, like }: { store: Store; like: ReactNode }) {
  const { t } = useTranslation(['stores', 'shop', 'shell']);
  const cityName = useCityName();
  return (
    <DetailTitle
      title={store.name}
      name={<UserText>{store.name}</UserText>}
      traits={t(`shop:type.${store.type}`)}
      meta={
        <>
          <li>
            <MapPin size={16} aria-hidden />
            {cityName(store.city)}
          </li>
          <li>
            <Rating of={store} />
          </li>
          {store.verified && (
            <li className={styles.verified}>
              <BadgeCheck size={18} aria-hidden />
              {t('shop:verified')}
            </li>
          )}
          {store.views > 0 && (
            <li>
              <Eye size={16} aria-hidden />
              {t('detail.views', { count: store.views, amount: formatNumber(store.views) })}
            </li>
          )}
        </>
      }
      actions={
        <>
          {like}
          <ShareStore store={store} />
        </>
      }
    />
  );
}

/** What can be counted; what is not there yet is left out. */
export function StoreFacts({ store }: { store: Store }) {
  const { t, i18n } = useTranslation('stores');
  const satisfaction = satisfactionOf(store);
  const facts = [
    { name: 'products', label: t('detail.facts.products'), value: formatNumber(store.products) },
    { name: 'customers', label: t('detail.facts.customers'), value: store.customers > 0 && formatNumber(store.customers) },
    { name: 'satisfaction', label: t('detail.facts.satisfaction'), value: satisfaction !== undefined && `${satisfaction}%` },
    { name: 'joined', label: t('detail.facts.joined'), value: formatDate(i18n.language, store.joinedDate) },
  ];
  const given = facts.flatMap(({ value, ...fact }) => (value === false ? [] : [{ ...fact, value }]));
  return <FactList facts={given} label={t('detail.facts.label')} />;
}

function Offered({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <Section title={title}>
      <CheckList look="columns" entries={words.map((word) => ({ key: word, text: <UserText>{word}</UserText> }))} />
    </Section>
  );
}

/** The store's own words: about it, what it does, and what it has. */
export function AboutStore({ store }: { store: Store }) {
  const { t } = useTranslation('stores');
  return (
    <>
      <Section title={<NamedText sentence={(name) => t('detail.about', { name })} name={store.name} />}>
        <UserProse>{store.description}</UserProse>
      </Section>
      <Offered title={t('card.services')} words={store.services} />
      <Offered title={t('detail.features')} words={store.features} />
    </>
  );
}
