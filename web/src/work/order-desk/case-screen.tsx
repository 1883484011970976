import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fresh } from '#shared/api/fresh.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { shownOf } from '#shared/api/shown.ts';
import type { CaseParcel, SentParcel, OrderCase } from '#shared/api/types.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { formatMoment, formatNumber, formatPrice, formatDate } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Amounts } from '#shared/shop/amounts.tsx';
import { ProductEntry } from '#shared/shop/product-entry.tsx';
import { useAppDispatch } from '#shared/store/store.ts';
import { Button } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { BuyerPanel, CaseTimeline, MoneyPanel } from './case-facts.tsx';
import styles from './desk.module.css';
import { DecisionDialog } from './desk.tsx';
import type { Decision } from './desk.tsx';

type Given = CaseParcel['decisions'][number];
const isVerdict = (given: Given): given is 'upheld' | 'dismissed' => given === 'upheld' || given === 'dismissed';

/** What an admin may decide about a parcel that waits: who is right about what the buyer contests, or what became of it where both sides are silent. */
function useParcelDecisions({ id, order, decisions }: CaseParcel): readonly Decision[] {
  const [decide] = commerceEndpoints.usePatchOrdersParcelsByIdContestMutation();
  const [step] = commerceEndpoints.usePatchOrdersParcelsByIdStatusMutation();
  const [read] = commerceEndpoints.useLazyGetOrdersParcelsByIdQuery();
  const dispatch = useAppDispatch();
  const around = {
    look: async () => (await read({ id }).unwrap()).parcel,
    onOutdated: () => void dispatch(commerceEndpoints.util.invalidateTags(['Order', 'Refund'])),
  };
  const decisionOf = (given: Given): Decision => {
    const of = { id, number: order.number, field: 'reason' } as const;
    if (isVerdict(given))
      return {
        ...{ ...of, act: given === 'upheld' ? 'uphold' : 'dismiss' },
        stepOf: (reason) => ({
          ...around,
          take: () => decide({ id, body: { upheld: given === 'upheld', reason } }).unwrap(),
          isDone: (now) => (now as SentParcel).contest?.status === given,
        }),
      };
    const to = given === 'decline' ? 'delivered' : given;
    return {
      ...{ ...of, act: given },
      stepOf: (reason) => ({
        ...around,
        take: () => step({ id, body: { status: to, reason } }).unwrap(),
        isDone: (now) => (now as SentParcel).status === to,
      }),
    };
  };
  return decisions.map(decisionOf);
}

function Items({ items }: Pick<CaseParcel, 'items'>) {
  const { t } = useTranslation(['order-desk', 'shell']);
  return (
    <ul className={styles.items}>
      {items.map(({ accessoryId, name, image, price, ordered, quantity, returned }) => (
        <ProductEntry key={accessoryId} accessoryId={accessoryId} name={name} image={image ?? undefined}>
          <small>
            {formatNumber(quantity)} × {formatPrice(t, price)}
            {quantity < ordered && <> · {t('case.dropped', { amount: formatNumber(ordered - quantity) })}</>}
            {returned > 0 && <> · {t('case.returned', { amount: formatNumber(returned) })}</>}
          </small>
        </ProductEntry>
      ))}
    </ul>
  );
}

/** What the two wrote about what they do not agree about, and what an admin answered them. */
function Words({ parcel: { contest, returnRequest, history } }: { parcel: CaseParcel }) {
  const { t } = useTranslation('order-desk');
  const ofStore = history.findLast(({ by, reason }) => by === 'seller' && reason !== '');
  const written = [
    { of: 'return', words: returnRequest?.reason },
    { of: 'store', words: ofStore?.reason },
    { of: 'contest', words: contest?.reason },
    { of: 'decision', words: contest?.decision },
  ] as const;
  const known = written.filter(({ words = '' }) => words !== '');
  if (known.length === 0) return null;
  return (
    <dl className={styles.written}>
      {known.map(({ of, words = '' }) => (
        <div key={of}>
          <dt>{t(`case.written.${of}`)}</dt>
          <dd>
            <UserProse>{words}</UserProse>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** By whom it went, what the courier reports, and who has the money. */
function Way({ parcel: { carriedBy, courier, trackingNumber, courierReports, cashHeldBy } }: { parcel: CaseParcel }) {
  const { t, i18n } = useTranslation('order-desk');
  return (
    <ul className={styles.facts}>
      <li>{t(`case.held.${cashHeldBy}`)}</li>
      {(courier !== '' || trackingNumber !== '') && (
        <li>
          {t('case.sentBy')} <UserText>{courier}</UserText> <bdi dir="ltr">{trackingNumber}</bdi>
        </li>
      )}
      {carriedBy !== 'own-delivery' && courierReports.length === 0 && <li>{t('case.noReports')}</li>}
      {courierReports.map(({ at, status, text }) => (
        <li key={`${at} ${status}`}>
          {t('case.courierReports', { what: t(`case.reported.${status}`), moment: formatMoment(i18n.language, at) })}{' '}
          <UserText>{text}</UserText>
        </li>
      ))}
    </ul>
  );
}

/** One parcel of a case: what is in it, where it stands, what both sides wrote, and what an admin may decide about it. */
function CaseParcelPanel({ parcel, onAsk }: { parcel: CaseParcel; onAsk: (decision: Decision) => void }) {
  const { t } = useTranslation('order-desk');
  const { store, status, contest, waitsForAdmin } = parcel;
  const decisions = useParcelDecisions(parcel);
  const { parcels, refusedReturns, contestsLost } = store.earlier;
  const earlier = { parcels: formatNumber(parcels), returns: formatNumber(refusedReturns), lost: formatNumber(contestsLost) };
  return (
    <Panel
      tone={decisions.length > 0 ? 'genda' : 'framed'}
      title={
        <span className={styles.head}>
          <PageLink to={`store-${store._id}`}>
            <UserText>{store.name}</UserText>
          </PageLink>
          <Pill tone={waitsForAdmin ? 'pending' : 'plain'} isOnTint={decisions.length > 0}>
            {t(`case.step.${status}`)}
          </Pill>
        </span>
      }
    >
      <div className={styles.parcel}>
        {contest !== null && <p className={styles.matter}>{t(`case.contest.${contest.kind}.${contest.status}`)}</p>}
        <Words parcel={parcel} />
        {decisions.length > 0 && (
          <div className={styles.actions}>
            {decisions.map((decision) => (
              <Button key={decision.act} onClick={() => onAsk(decision)}>
                {t(`act.${decision.act}`)}
              </Button>
            ))}
          </div>
        )}
        <Items items={parcel.items} />
        <Way parcel={parcel} />
        <Amounts of={parcel} />
        <p className={styles.soft}>{t('case.storeEarlier', earlier)}</p>
      </div>
    </Panel>
  );
}

/** What an admin has to decide stands first. */
const waitingFirst = (parcels: OrderCase['parcels']) =>
  parcels.toSorted((one, other) => Number(other.waitsForAdmin) - Number(one.waitsForAdmin));

function ShownCase({ shown }: { shown: OrderCase }) {
  const { t, i18n } = useTranslation('order-desk');
  const [decision, ask] = useState<Decision>();
  return (
    <>
      <header className={styles.title}>
        <PageHeading takesFocus="moved">
          {t('order')} <bdi dir="ltr">{shown.number}</bdi>
        </PageHeading>
        <p>{t('case.placedOn', { date: formatDate(i18n.language, shown.placedAt) })}</p>
        {shown.isOwn && <p role="note">{t('case.own')}</p>}
      </header>
      <div className={styles.columns}>
        <div className={styles.parts}>
          {waitingFirst(shown.parcels).map((parcel) => (
            <CaseParcelPanel key={parcel.id} parcel={parcel} onAsk={ask} />
          ))}
        </div>
        <aside className={styles.parts} aria-label={t('case.facts')}>
          <MoneyPanel shown={shown} onAsk={ask} />
          <BuyerPanel shown={shown} />
          <CaseTimeline shown={shown} />
        </aside>
      </div>
      <DecisionDialog decision={decision} onClose={() => ask(undefined)} />
    </>
  );
}

function Asked({ id }: { id: string }) {
  const { t } = useTranslation('order-desk');
  const errorText = useErrorText();
  const { thing, error, isNotFound, isRetrying, retry } = shownOf(
    commerceEndpoints.useGetOrdersCasesByIdQuery({ id }, fresh),
    (data) => data.case,
  );
  if (thing) return <ShownCase shown={thing} />;
  return (
    <>
      <PageHeading className="visually-hidden">{t('order')}</PageHeading>
      {isNotFound && <EmptyState title={t('case.missing')} reason={t('case.missingText')} />}
      {!isNotFound && Boolean(error) && (
        <ErrorState title={t('case.failed')} text={errorText(error)} onRetry={retry} isRetrying={isRetrying} />
      )}
      {!error && (
        <Skeleton label={t('loading')}>
          <SkeletonStack gap={4} shapes={['heading', 'short', 'control', 'line', 'line', 'line']} />
        </Skeleton>
      )}
    </>
  );
}

/** One order with all that admins need to decide: its parcels, what both sides wrote, the money, and what happened when. */
export function CaseScreen({ id }: { id: string }) {
  const { t } = useTranslation('order-desk');
  return (
    <div className={workPage}>
      <BackLink to="admin-payments" query={{ tab: 'disputes' }}>
        {t('title')}
      </BackLink>
      <Asked key={id} id={id} />
    </div>
  );
}
