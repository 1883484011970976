import { Check, ChevronLeft, ChevronRight, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import type { Decision, ReviewedPet, RuleWarning } from '#shared/api/types.ts';
import { Checkbox } from '#shared/antd/work.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { SwitchLine, SwitchLines } from '#shared/work/switch-line.tsx';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import { PersonLine } from '#shared/pet/person-line.tsx';
import { formatDate } from '#shared/format/format.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { hasPapers, PaperList } from '#shared/pet/paper-list.tsx';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { RuleWords, useOwnLanguage } from '#shared/pet/rule-words.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import styles from './review-panel.module.css';
import type { useDecisions } from './decisions.ts';
import { heldRulesId, openListingId } from './use-desk.ts';
import type { Holds } from './use-desk.ts';
import { VersionTable } from './version-table.tsx';

/** Why the listing was sent back before, or why it is rejected now; nothing when it never was. */
function EarlierReason({ pet }: { pet: ReviewedPet }) {
  const { t } = useTranslation('moderation');
  const isRejected = pet.approvalStatus === 'rejected';
  const reason = isRejected ? pet.rejectionReason : pet.review.previousReason;
  if (!reason) return null;
  return (
    <div className={styles.box}>
      <Undo2 size={20} className="mirrors" aria-hidden />
      <div>
        <h3 className={styles.earlierTitle}>{t(isRejected ? 'panel.rejectedFor' : 'panel.sentBack')}</h3>
        <p>
          <bdi dir="auto">{reason}</bdi>
        </p>
      </div>
    </div>
  );
}

/** Whether a listing is shown before others. What was chosen stands until the queue has consumed it; a refusal takes it back. */
function FeaturedSwitch({ pet: { id, name, featured } }: { pet: ReviewedPet }) {
  const { t } = useTranslation('moderation');
  const [change] = petsEndpoints.usePatchAdminPetsByIdFeaturedMutation();
  const [chosen, choose] = useState(featured);
  const [known, setKnown] = useState(featured);
  if (known !== featured) {
    setKnown(featured);
    choose(featured);
  }
  const set = async (isOn: boolean) => {
    choose(isOn);
    const { error } = await change({ id, body: { featured: isOn }, seen: { name } });
    if (error !== undefined) choose(!isOn);
  };
  return (
    <SwitchLines>
      <SwitchLine label={t('featured.label')} isOn={chosen} onChange={(isOn) => void set(isOn)} />
    </SwitchLines>
  );
}

/** Who offers the pet, how many listings they have, and how often one was rejected. */
function OwnerRecord({ pet: { id, owner } }: { pet: ReviewedPet }) {
  const { t } = useTranslation(['moderation', 'shell']);
  const { currentData } = moderationEndpoints.useGetAdminPetsByIdOwnerQuery({ id });
  const { firstName, fullName, verified } = owner;
  if (!fullName) return null;
  const { listings, rejections = 0, profileImage } = currentData?.owner ?? {};
  const total = listings && listings.approved + listings.pending + listings.rejected;
  return (
    <PersonLine {...{ firstName, fullName, profileImage }} verified={verified && t('owner.verified')}>
      {total !== undefined && `${t('owner.listings', { count: total })} · ${t('owner.rejections', { count: rejections })}`}
    </PersonLine>
  );
}

function Entry({ decision }: { decision: Decision }) {
  const { t, i18n } = useTranslation('moderation');
  return (
    <li>
      <strong>{t(`history.${decision.action}`, { version: decision.contentVersion })}</strong>
      {decision.superseded && <em className={styles.superseded}> {t('history.superseded')}</em>}
      {decision.ownListing && <em className={styles.superseded}> {t('history.ownListing')}</em>}
      <span className={styles.historyMeta}>
        <MemberName>{decision.by.name}</MemberName> · {formatDate(i18n.language, decision.at)}
      </span>
      {decision.reason && (
        <p>
          <bdi dir="auto">{decision.reason}</bdi>
        </p>
      )}
    </li>
  );
}

/** Who decided what and when, newest first; nothing before the first decision. */
function ReviewHistory({ petId }: { petId: string }) {
  const { t } = useTranslation('moderation');
  const { history = [] } = moderationEndpoints.useGetAdminPetsByIdHistoryQuery({ id: petId }).data ?? {};
  if (history.length === 0) return null;
  return (
    <div>
      <h3 className={styles.historyTitle}>{t('history.title')}</h3>
      <ul className={styles.list}>
        {history.toReversed().map((decision) => (
          <Entry key={`${decision.at}${decision.contentVersion}`} decision={decision} />
        ))}
      </ul>
    </div>
  );
}

/** What proves the claims of a listing, where its owner sent something. */
function ReviewPapers({ pet }: { pet: ReviewedPet }) {
  const { t } = useTranslation('papers');
  if (!hasPapers(pet)) return null;
  return (
    <div>
      <h3 className={styles.historyTitle}>{t('title')}</h3>
      <PaperList petId={pet.id} papers={pet} />
    </div>
  );
}

interface ReviewPanelProps {
  pet: ReviewedPet;
  decisions: ReturnType<typeof useDecisions>;
  /** Which of the rules that hold it are confirmed. */
  holds: Holds;
  onApprove: () => void;
  /** Because of the rules that it may break, or for another reason. */
  onReject: (isForRules: boolean) => void;
  onMove: (steps: 1 | -1) => void;
  /** Whether the keys decide: the buttons then name theirs. */
  hasShortcuts: boolean;
}

function PanelHead({ pet }: { pet: ReviewedPet }) {
  const city = useCityName()(pet.location);
  return (
    <header className={styles.head}>
      <div>
        <h2 id={openListingId} tabIndex={-1} className={styles.panelName}>
          <UserText>{pet.name}</UserText>
        </h2>
        <p className={styles.panelMeta}>
          <UserText>{pet.breed}</UserText> · {city}
        </p>
      </div>
      <OwnerRecord pet={pet} />
    </header>
  );
}

function Actions({ pet, decisions, onApprove, onReject, onMove, hasShortcuts }: ReviewPanelProps) {
  const { t } = useTranslation('moderation');
  const hint = (key: string) =>
    hasShortcuts && (
      <kbd className={styles.key} aria-hidden>
        {key}
      </kbd>
    );
  return (
    <footer className={styles.panelActions}>
      <div className={styles.moves}>
        <Button label={t('panel.previous')} onClick={() => onMove(-1)} icon={<ChevronLeft size={20} className="mirrors" aria-hidden />} />
        <Button label={t('panel.next')} onClick={() => onMove(1)} icon={<ChevronRight size={20} className="mirrors" aria-hidden />} />
      </div>
      {pet.approvalStatus !== 'rejected' && (
        <Button kind="danger" size="large" onClick={() => onReject(false)} isDisabled={decisions.isBusy} icon={<X size={20} aria-hidden />}>
          {t('panel.reject')}
          {hint('R')}
        </Button>
      )}
      {pet.approvalStatus !== 'approved' && (
        <Button kind="primary" size="large" onClick={onApprove} isBusy={decisions.isApproving} icon={<Check size={20} aria-hidden />}>
          {t('panel.approve')}
          {hint('A')}
        </Button>
      )}
    </footer>
  );
}

/** A rule that holds the listing, which the admin confirms to have looked at. */
function Hold({ rule, holds: { confirmed, confirm } }: { rule: RuleWarning } & Pick<ReviewPanelProps, 'holds'>) {
  const { t } = useTranslation('moderation');
  const inOwnLanguage = useOwnLanguage();
  const title = inOwnLanguage(rule.title);
  return (
    <li>
      <strong>
        <bdi>{title}</bdi>
      </strong>
      <p>{inOwnLanguage(rule.admin)}</p>
      <Checkbox checked={confirmed.includes(rule.id)} onChange={({ target }) => confirm(rule.id, target.checked)}>
        {t('panel.confirm')} <span className="visually-hidden">{title}</span>
      </Checkbox>
    </li>
  );
}

/** Which rules the listing may break, which of them hold it, and the way to a rejection that gives them as its reason. */
function Warnings({ pet, onReject, holds, isBusy }: Pick<ReviewPanelProps, 'pet' | 'onReject' | 'holds'> & { isBusy: boolean }) {
  const { t } = useTranslation('moderation');
  const { warnings } = pet.review;
  if (warnings.length === 0) return null;
  const held = pet.approvalStatus === 'approved' ? [] : warnings.filter(({ action }) => action !== 'warn');
  const others = warnings.filter((rule) => !held.includes(rule));
  const isHeld = held.length > 0;
  return (
    <Panel tone={isHeld ? 'error' : 'genda'} title={t(isHeld ? 'panel.held' : 'panel.warned')}>
      {isHeld && (
        <ul id={heldRulesId} tabIndex={-1} aria-label={t('panel.held')} className={styles.holds}>
          {held.map((rule) => (
            <Hold key={rule.id} rule={rule} holds={holds} />
          ))}
        </ul>
      )}
      <RuleWords rules={others.map(({ id, admin }) => ({ id, ...admin }))} />
      {pet.approvalStatus !== 'rejected' && (
        <div className={styles.warned}>
          <Button kind="danger" size="small" onClick={() => onReject(true)} isDisabled={isBusy}>
            {t('panel.rejectForRule')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** One listing: the decisions before, what changed, and the decision. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { t } = useTranslation('moderation');
  const { query } = usePage();
  const { pet } = props;
  return (
    <section className={styles.panel} aria-label={t('panel.label', { name: pet.name })}>
      <div className={styles.panelBody}>
        <PageLink to="admin-dashboard" query={{ ...query, id: '' }} className={styles.back}>
          <ChevronLeft size={20} className="mirrors" aria-hidden />
          {t('panel.back')}
        </PageLink>
        <PanelHead pet={pet} />
        {pet.approvalStatus === 'approved' && <FeaturedSwitch pet={pet} />}
        <EarlierReason pet={pet} />
        <Warnings pet={pet} onReject={props.onReject} holds={props.holds} isBusy={props.decisions.isBusy} />
        <VersionTable pet={pet} />
        <ReviewPapers pet={pet} />
        <ReviewHistory petId={pet.id} />
      </div>
      <Actions {...props} />
    </section>
  );
}
