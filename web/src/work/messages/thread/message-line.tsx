import { clockTimeAt } from '@paltu/reference';
import { CheckCheck, EyeOff, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage, FraudSign } from '#shared/api/types.ts';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/work/button.tsx';
import { useUnmask } from '../hooks/use-conversation-acts.ts';
import styles from './thread.module.css';

function Warning({ signs }: { signs: readonly FraudSign[] }) {
  const { t } = useTranslation('messages');
  return (
    <div role="note" className={styles.warning}>
      <TriangleAlert size={20} aria-hidden />
      <div>
        <strong>{t('warning.title')}</strong>
        {signs.map((sign) => (
          <p key={sign}>{t(`warning.${sign}`)}</p>
        ))}
      </div>
    </div>
  );
}

function Masked({ name }: { name: string }) {
  const { t } = useTranslation('messages');
  return (
    <p className={styles.note}>
      <EyeOff size={16} aria-hidden />
      <span>
        <NamedText sentence={(other) => t('message.masked', { name: other })} name={name} />
      </span>
    </p>
  );
}

interface MaskedForOtherProps {
  message: ChatMessage;
  conversationId: string;
  name: string;
  onShown: () => void;
}

/** An own message that the other side sees masked, and the way to show it where that is wrong. */
function MaskedForOther({ message, conversationId, name, onShown }: MaskedForOtherProps) {
  const { t } = useTranslation('messages');
  const { unmask, isBusy, problem } = useUnmask(conversationId, message.id, onShown);
  return (
    <div className={styles.note}>
      <EyeOff size={16} aria-hidden />
      <div>
        <p>
          <NamedText sentence={(other) => t('message.maskedForOther', { name: other })} name={name} />
        </p>
        <Button size="small" isBusy={isBusy} onClick={unmask}>
          {t('message.unmask')}
        </Button>
        <StepProblem problem={problem} />
      </div>
    </div>
  );
}

interface MessageLineProps {
  message: ChatMessage;
  conversationId: string;
  /** Of the other side. */
  name: string;
  isFirstNew: boolean;
  /** The last own message that the other side has read. */
  isLastRead: boolean;
}

/** One message: whose it is, its words and its time, and what there is to know about them. */
export function MessageLine({ message, conversationId, name, isFirstNew, isLastRead }: MessageLineProps) {
  const { t } = useTranslation('messages');
  const bubble = useRef<HTMLDivElement>(null);
  const { mine, text, masked, maskedForOther, warnings, sentAt } = message;
  return (
    <li className={mine ? styles.mine : styles.theirs}>
      {isFirstNew && <p className={styles.new}>{t('thread.new')}</p>}
      <div ref={bubble} tabIndex={-1} className={styles.bubble}>
        <span className="visually-hidden">{mine ? t('list.you') : <UserText>{name}</UserText>}</span>
        {text === '' ? <p className={styles.gone}>{t('message.gone')}</p> : <UserProse className={styles.words ?? ''}>{text}</UserProse>}
        <time dateTime={sentAt} className={styles.time}>
          {clockTimeAt(new Date(sentAt)).time}
        </time>
      </div>
      {isLastRead && (
        <p className={styles.note}>
          <CheckCheck size={16} aria-hidden />
          <span>{t('message.read')}</span>
        </p>
      )}
      {masked && <Masked name={name} />}
      {maskedForOther && (
        // Its button goes with the mask, and the focus would be lost.
        <MaskedForOther message={message} conversationId={conversationId} name={name} onShown={() => bubble.current?.focus()} />
      )}
      {warnings.length > 0 && <Warning signs={warnings} />}
    </li>
  );
}
