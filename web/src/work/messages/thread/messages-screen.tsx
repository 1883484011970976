import { useTranslation } from 'react-i18next';
import { Art } from '#shared/content/art.tsx';
import { MessagePanel } from '#shared/content/message-panel.tsx';
import { useWindowIs } from '#shared/work/use-window-is.ts';
import { Mailbox } from '../mailbox/mailbox.tsx';
import { ThreadPane } from './thread-pane.tsx';
import styles from './messages-screen.module.css';

interface MessagesScreenProps {
  memberId: string;
  /** Of the conversation that the address names. */
  openId: string | undefined;
}

function NoneOpen() {
  const { t } = useTranslation('messages');
  return (
    <div className={styles.none}>
      <MessagePanel
        place="panel"
        picture={<Art name="hero-parrot" />}
        heading={<h2>{t('thread.choose.title')}</h2>}
        text={t('thread.choose.text')}
      />
    </div>
  );
}

/** The own conversations and the one that is open: side by side on a desk, one at a time on a phone. */
export function MessagesScreen({ memberId, openId }: MessagesScreenProps) {
  const isDesk = useWindowIs('(min-width: 768px)');
  const pane = openId && <ThreadPane key={openId} id={openId} memberId={memberId} isAlone={!isDesk} />;
  if (!isDesk) return pane ? <div className={styles.alone}>{pane}</div> : <Mailbox openId={undefined} />;
  return (
    <div className={styles.both}>
      <Mailbox openId={openId} />
      {pane ?? <NoneOpen />}
    </div>
  );
}
