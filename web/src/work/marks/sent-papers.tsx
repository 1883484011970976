import { BadgeCheck, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkedThing } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { PaperLink } from '#shared/pet/paper-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import type { PanelTone } from '#shared/content/kit.tsx';
import { Section } from '#shared/content/section.tsx';
import { WorkFacts } from '#shared/work/work-facts.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { useVerifying } from './use-marking.ts';
import type { KindPapers } from './marked-kinds.ts';
import type { AskedReason } from './mark-buttons.tsx';
import styles from './things.module.css';

type Verification = MarkedThing['verification'];

const tones: Readonly<Record<Verification['status'], PanelTone>> = { none: 'soft', waiting: 'sky', verified: 'leaf', 'sent-back': 'genda' };

interface SentPapersProps {
  thing: MarkedThing;
  papers: KindPapers;
  /** Asks for the reason of what needs one. */
  onAsk: (act: AskedReason['act']) => void;
}

/** How it stands with the mark `verified`. */
function VerificationState({ thing: { verified, verifiedUntil, verification }, id }: { thing: MarkedThing; id: string }) {
  const { t, i18n } = useTranslation('marks');
  const { status, reason } = verification;
  const day = verifiedUntil === null ? '' : formatDate(i18n.language, verifiedUntil);
  return (
    <Panel tone={tones[status]}>
      <p id={id} tabIndex={-1} role="status">
        {status === 'sent-back' ? (
          <NamedText sentence={(name) => t('papers.sent-back', { reason: name })} name={reason} />
        ) : (
          t(`papers.${status}`, { day })
        )}
      </p>
      {status === 'waiting' && verified && <p>{t('papers.stillVerified', { day })}</p>}
    </Panel>
  );
}

function useSentFacts({ registrationNumber, validUntil, askedAt }: Verification) {
  const { t, i18n } = useTranslation('marks');
  const day = (instant: string | null) => (instant === null ? t('papers.noDay') : formatDate(i18n.language, instant));
  return [
    { name: 'number', label: t('papers.registrationNumber'), value: <UserText>{registrationNumber}</UserText> },
    { name: 'validUntil', label: t('papers.validUntil'), value: day(validUntil) },
    { name: 'askedAt', label: t('papers.askedAt'), value: day(askedAt) },
  ];
}

/** Verify, send back, or take the mark away again: what can still be decided about these papers. */
function Decide({ thing, papers, onAsk, heir }: SentPapersProps & { heir: string }) {
  const { t } = useTranslation('marks');
  const { verify, isVerifying } = useVerifying(thing, papers);
  const { status } = thing.verification;
  const isVerified = status === 'verified';
  useKeptFocus(isVerified ? 0 : 1, heir);
  return (
    <div className={styles.buttons}>
      {status !== 'sent-back' && (
        <Button
          kind="danger"
          icon={<Undo2 size={20} className="mirrors" aria-hidden />}
          isDisabled={isVerifying}
          onClick={() => onAsk(isVerified ? 'takeAway' : 'sendBack')}
        >
          {t(isVerified ? 'act.takeAway' : 'act.sendBack')}
        </Button>
      )}
      {!isVerified && (
        <Button kind="primary" icon={<BadgeCheck size={20} aria-hidden />} isBusy={isVerifying} onClick={() => void verify(true)}>
          {t('act.verify')}
        </Button>
      )}
    </div>
  );
}

/** The papers with which the owner asked for the mark `verified`, each to be opened, and the decision on them. */
export function SentPapers({ thing, papers, onAsk }: SentPapersProps) {
  const { t } = useTranslation('marks');
  const heir = useId();
  const { id, verification } = thing;
  const facts = useSentFacts(verification);
  return (
    <Section title={t('papers.title')}>
      <VerificationState thing={thing} id={heir} />
      {verification.status !== 'none' && (
        <>
          <WorkFacts facts={facts} />
          <ul className={styles.papers}>
            {verification.papers.map((paper) => (
              <li key={paper.id}>
                <PaperLink path={papers.pathOf(id, paper.id)} paper={paper} />
              </li>
            ))}
          </ul>
          <Decide thing={thing} papers={papers} onAsk={onAsk} heir={heir} />
        </>
      )}
    </Section>
  );
}
