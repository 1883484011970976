import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkedThing } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { isNotFound } from '#shared/pet/is-not-found.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { DetailCard, DetailColumns, DetailPage, DetailTitle } from '#shared/content/detail-page.tsx';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { markedKinds } from '../../model/marked-kinds.ts';
import type { MarkedKind } from '../../model/marked-kinds.ts';
import { isFromPapers } from '../../model/origin.ts';
import { AboutThing } from '../about-thing.tsx';
import { MarkButtons } from '../mark-buttons.tsx';
import { MarkPills } from '../mark-pills.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import type { AskedReason } from '../reason-dialog.tsx';
import { MarkHistory } from './mark-history.tsx';
import { RecallPart } from './recall-part.tsx';
import { SentPapers } from './sent-papers.tsx';
import styles from './thing.module.css';

function ThingTitle({ thing }: { thing: MarkedThing }) {
  const { t, i18n } = useTranslation('marks');
  const city = useCityName()(thing.city);
  const { name, owner, createdAt } = thing;
  return (
    <DetailTitle
      title={name}
      name={<MemberName>{name}</MemberName>}
      traits={<AboutThing thing={thing} />}
      meta={
        <>
          {city !== '' && <li>{city}</li>}
          <li>
            {t('owner')} <MemberName>{owner.fullName}</MemberName>
          </li>
          <li>{t('since', { date: formatDate(i18n.language, createdAt) })}</li>
        </>
      }
      actions={null}
    />
  );
}

function Marks({ thing, onHide }: { thing: MarkedThing; onHide: () => void }) {
  const { t } = useTranslation('marks');
  return (
    <DetailCard title={t('marks')}>
      <MarkPills thing={thing} />
      <div className={styles.buttons}>
        <MarkButtons thing={thing} onHide={onHide} />
      </div>
      <p className={styles.soft}>{t('marksText')}</p>
      <ActionLink to={markedKinds[thing.kind].publicPageOf(thing.id)} isBlock className={styles.link}>
        {t('publicPage')}
      </ActionLink>
    </DetailCard>
  );
}

function KnownThing({ thing }: { thing: MarkedThing }) {
  const { t } = useTranslation('marks');
  const [asked, ask] = useState<AskedReason['act']>();
  const { papers } = markedKinds[thing.kind];
  return (
    <>
      <DetailColumns
        besideLabel={t('marks')}
        beside={<Marks thing={thing} onHide={() => ask('hide')} />}
        after={<MarkHistory kind={thing.kind} id={thing.id} />}
      >
        <ThingTitle thing={thing} />
        {papers && <SentPapers thing={thing} papers={papers} onAsk={ask} />}
        {thing.kind === 'accessory' && <RecallPart id={thing.id} />}
      </DetailColumns>
      <ReasonDialog asked={asked && { act: asked, thing }} onClose={() => ask(undefined)} />
    </>
  );
}

function ThingSkeleton() {
  const { t } = useTranslation('marks');
  return (
    <>
      <PageHeading className="visually-hidden">{t('loading')}</PageHeading>
      <Skeleton label={t('loading')}>
        <SkeletonStack gap={4} shapes={['heading', 'short', 'line', 'control', 'control', 'line']} />
      </Skeleton>
    </>
  );
}

function ShownThing({ kind, id }: { kind: MarkedKind; id: string }) {
  const { t } = useTranslation('marks');
  const errorText = useErrorText();
  const { currentData, error, isFetching, refetch } = markedKinds[kind].one.useQuery({ id }, { refetchOnMountOrArgChange: true });
  if (currentData) return <KnownThing thing={currentData.thing} />;
  if (error === undefined) return <ThingSkeleton />;
  const isGone = isNotFound(error);
  return (
    <>
      <PageHeading className="visually-hidden">{t(`kind.${kind}.one`)}</PageHeading>
      {isGone ? (
        <EmptyState title={t(`kind.${kind}.missing`)} reason={t('missingText')} />
      ) : (
        <ErrorState title={t('thingError')} text={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </>
  );
}

/** One thing for admins: the papers that its owner sent, its marks, and every decision on them. */
export function ThingScreen({ kind, id }: { kind: MarkedKind; id: string }) {
  const { t } = useTranslation('marks');
  const { query } = usePage();
  const isFromQueue = isFromPapers(query);
  const back = isFromQueue
    ? { to: 'admin-verifications', text: t('queue.title') }
    : { to: markedKinds[kind].listPage, text: t(`kind.${kind}.title`) };
  return (
    <DetailPage back={back}>
      <ShownThing key={id} kind={kind} id={id} />
    </DetailPage>
  );
}
