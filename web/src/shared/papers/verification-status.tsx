import { useTranslation } from 'react-i18next';
import { NamedText } from '../pet/named-text.tsx';
import { Panel } from '../work/panel.tsx';
import type { PanelTone } from '../content/kit.tsx';

interface Asked {
  status: 'none' | 'waiting' | 'verified' | 'sent-back';
  /** Why papers were sent back. */
  reason: string;
}

const tones: Readonly<Record<Asked['status'], PanelTone>> = { none: 'soft', waiting: 'sky', verified: 'leaf', 'sent-back': 'genda' };

interface VerificationStatusProps {
  verification: Asked;
  /** What is verified. */
  words: { none: string; verified: string; sentBack: (reason: string) => string };
}

/** How it stands with the mark `verified`. */
export function VerificationStatus({ verification: { status, reason }, words }: VerificationStatusProps) {
  const { t } = useTranslation('papers');
  const plain = { none: words.none, waiting: t('mark.waiting'), verified: words.verified };
  return (
    <Panel tone={tones[status]}>
      <p role="status">{status === 'sent-back' ? <NamedText sentence={words.sentBack} name={reason} /> : plain[status]}</p>
      {status === 'verified' && <p>{t('mark.again')}</p>}
    </Panel>
  );
}
