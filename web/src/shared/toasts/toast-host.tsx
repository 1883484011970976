import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { AntdFrame } from '../antd/antd-frame.tsx';
import { message } from '../antd/message.ts';
import styles from './toast-host.module.css';
import { hostToasts } from './toasts.ts';

const icons = {
  success: <CircleCheck className={`${styles.icon} ${styles.success}`} aria-hidden />,
  error: <CircleAlert className={`${styles.icon} ${styles.error}`} aria-hidden />,
  warning: <TriangleAlert className={`${styles.icon} ${styles.warning}`} aria-hidden />,
  info: <Info className={`${styles.icon} ${styles.info}`} aria-hidden />,
};

function Messages() {
  const [show, holder] = message.useMessage({ maxCount: 4 });
  useEffect(
    () =>
      hostToasts(({ type, text, duration }) => {
        // Its own live region: antd's would be an alert for every kind, and one of ours inside it is read twice.
        const region = { role: type === 'error' ? 'alert' : 'status' };
        void show.open({
          ...region,
          content: <span className={styles.text}>{text}</span>,
          icon: icons[type],
          duration: duration / 1000,
        });
      }),
    [show],
  );
  return holder;
}

export function ToastHost() {
  return (
    <AntdFrame>
      <Messages />
    </AntdFrame>
  );
}
