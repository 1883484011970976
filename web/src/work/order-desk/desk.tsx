import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#shared/antd/work.ts';
import type { RefundAccount } from '#shared/api/types.ts';
import { TabLinks } from '#shared/content/tab-links.tsx';
import { showToast } from '#shared/flow/show-toast.ts';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { useCheckedStep, type ShownStep } from '#shared/flow/use-checked-step.ts';
import { useFormWords } from '#shared/form/use-form-words.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { formatDate } from '#shared/format/format.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { AskForm } from '#shared/work/ask-form.tsx';
import { WorkNumber } from '#shared/work/controls.tsx';
import { AskDialog, type AskedForm } from '#shared/work/dialogs.tsx';
import { typedNumber, wholeRupees } from '#shared/work/number-rules.ts';
import { WorkField } from '#shared/work/work-field.tsx';
import styles from './desk.module.css';

/** What waits for an admin; it cannot be narrowed. */
export const deskList: ListSchema<object, object> = { filters: {}, settings: {}, lastPage: 50 };

/** Entries on a page. */
export const pageSize = 20;

const tabs = [
  { name: 'slips', query: {} },
  { name: 'refunds', query: { tab: 'refunds' } },
  { name: 'disputes', query: { tab: 'disputes' } },
  { name: 'settlements', query: { tab: 'settlements' } },
  { name: 'proposals', query: { tab: 'proposals' } },
  { name: 'paidOut', query: { tab: 'paid-out' } },
] as const;

type DeskTab = (typeof tabs)[number]['name'];

/** What waits for admins about orders: slips of bank transfers, money to pay back, what buyers and stores do not agree about, what stores are paid out, and what of that waits for a second admin. */
export function DeskTabs({ current }: { current: DeskTab }) {
  const { t } = useTranslation('order-desk');
  return (
    <TabLinks
      label={t('title')}
      to="admin-payments"
      entries={tabs.map(({ name, query }) => ({ name, text: t(`tab.${name}`), query }))}
      current={current}
      className={styles.tabs}
    />
  );
}

/** Which order it is, which leads to all that is known of it, and since when it waits. */
export function OrderCell({ id, number, since }: { id: string; number: string; since: string }) {
  const { t, i18n } = useTranslation('order-desk');
  return (
    <div className={styles.words}>
      <PageLink to={`admin-case-${id}`} className={styles.name}>
        {t('order')} <bdi dir="ltr">{number}</bdi>
      </PageLink>
      <span className={styles.meta}>{formatDate(i18n.language, since)}</span>
    </div>
  );
}

/** Who ordered, and how to reach them; the account may be gone. */
export function BuyerCell({ buyer }: { buyer: { fullName: string; phone: string } | null }) {
  const { t } = useTranslation('order-desk');
  if (buyer === null) return <span className={styles.meta}>{t('gone')}</span>;
  return (
    <div className={styles.words}>
      <UserText>{buyer.fullName}</UserText>
      <a href={`tel:${buyer.phone}`} className={styles.meta}>
        <bdi dir="ltr">{formatPhone(buyer.phone)}</bdi>
      </a>
    </div>
  );
}

/** Where a refund is paid to, as its buyer has named it. */
export function RefundToCell({ refundTo }: { refundTo: RefundAccount | null }) {
  const { t } = useTranslation('order-desk');
  if (refundTo === null) return <span className={styles.meta}>{t('refunds.unnamed')}</span>;
  return (
    <div className={styles.words}>
      <span>
        {t(`refunds.kind.${refundTo.kind}`)} <bdi dir="ltr">{refundTo.account}</bdi>
      </span>
      <span className={styles.meta}>
        <UserText>{refundTo.title}</UserText>
      </span>
    </div>
  );
}

type DisputeAct = 'uphold' | 'dismiss' | 'delivered' | 'refused' | 'lost' | 'returned' | 'decline' | 'cancelled';
/** What an admin decides: about a slip, a refund, what a store is paid out, or what two sides do not agree about. */
type Act =
  | 'accept'
  | 'refuse'
  | 'paidBack'
  | 'takeOver'
  | 'stillOwed'
  | 'gotIt'
  | 'payOut'
  | 'sentBack'
  | 'confirmPayment'
  | 'refusePayment'
  | DisputeAct;

const harmless: readonly Act[] = ['accept', 'paidBack', 'payOut', 'uphold', 'delivered', 'returned', 'takeOver', 'gotIt', 'confirmPayment'];

interface DecisionStep extends Omit<ShownStep<unknown>, 'onDone'> {
  /** Whether what was sent waits for a second admin now. */
  isProposed?: () => boolean;
}

/** What is asked before it is decided. */
export interface Decision {
  act: Act;
  /** Of what is decided about. */
  id: string;
  /** Of the order; what else names it where it is about none. */
  number: string;
  /** What has to be written. */
  field?: 'reference' | 'reason';
  isOptional?: boolean;
  initial?: string;
  /** In whole rupees: all of it, or less, may be typed. */
  amount?: number;
  /** The refusal after which a second transfer of the order may be confirmed. */
  secondAfter?: string;
  stepOf: (words: string, isSecond: boolean, amount: number) => DecisionStep;
}

/** Of what is decided, as it is typed: all of it at first; `isReady` once it can be sent. */
function useTypedAmount(most: number | undefined) {
  const { textOf } = useFormWords();
  const [typed, type] = useState(most === undefined ? '' : String(most));
  const wrong = most !== undefined && typed.trim() !== '' && wholeRupees(1, most)(typed, {});
  const isReady = most === undefined || (typed.trim() !== '' && wrong === false);
  return { typed, type, amount: typedNumber(typed), isReady, error: wrong === false ? undefined : textOf(wrong) };
}

function AmountField({ typed, type, error }: Pick<ReturnType<typeof useTypedAmount>, 'typed' | 'type' | 'error'>) {
  const { t } = useTranslation('order-desk');
  return (
    <WorkField label={t('field.amount')} hint={t('hint.amount')} error={error}>
      <WorkNumber value={typed} onValue={type} />
    </WorkField>
  );
}

function DecisionForm({ decision, ...given }: AskedForm & { decision: Decision }) {
  const { t } = useTranslation('order-desk');
  const { act, id, field: kind, stepOf, secondAfter, amount, ...words } = decision;
  const { take, problem } = useCheckedStep();
  const [isSecond, setSecond] = useState(false);
  const typed = useTypedAmount(amount);
  const mayBeSecond = isSecond || (secondAfter !== undefined && typeof problem === 'object' && problem.code === secondAfter);
  return (
    <AskForm
      {...given}
      about={`desk.${act}.${id}`}
      field={kind && { kind, label: t(`field.${kind}`), hint: t(`hint.${kind}`), ...words }}
      kind={harmless.includes(act) ? 'primary' : 'dangerFilled'}
      submit={t(`act.${act}`)}
      send={(written) => {
        const { isProposed, ...step } = stepOf(written, isSecond, typed.amount);
        return take({ ...step, onDone: () => showToast.success(`order-desk:done.${isProposed?.() === true ? 'proposed' : act}`) });
      }}
      isReady={typed.isReady}
      problem={<StepProblem problem={problem} />}
    >
      <p>{t(`ask.${act}`)}</p>
      {amount !== undefined && <AmountField {...typed} />}
      {mayBeSecond && (
        <Checkbox checked={isSecond} onChange={({ target }) => setSecond(target.checked)}>
          {t('second')}
        </Checkbox>
      )}
    </AskForm>
  );
}

interface DecisionDialogProps {
  /** Without one the dialog is closed. */
  decision: Decision | undefined;
  onClose: () => void;
}

/** Asks before something is decided; stays open, with what was written, when it may be tried again. */
export function DecisionDialog({ decision, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('order-desk');
  return (
    <AskDialog
      asked={decision}
      keyOf={({ act, id }) => `${act} ${id}`}
      title={({ act, number }) => (
        <>
          {t(`act.${act}`)}: <bdi dir="ltr">{number}</bdi>
        </>
      )}
      cancel={t('cancel')}
      onClose={onClose}
    >
      {(shown, given) => <DecisionForm {...given} decision={shown} />}
    </AskDialog>
  );
}
