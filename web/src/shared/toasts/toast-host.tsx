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

/** From the foot of the window, in px, where a toast of one line begins and ends. */
const reach = { phone: [92, 150], desk: [24, 82] } as const;

/** Whether something that can be pressed lies where a toast would stand at the foot: a bar of buttons, or the button it is about. */
function coversControl(): boolean {
  const [from, to] = innerWidth < 768 ? reach.phone : reach.desk;
  const shares = [0.3, 0.4, 0.5, 0.6, 0.7];
  return shares.some((share) =>
    [from, (from + to) / 2, to].some((fromFoot) =>
      document.elementFromPoint(innerWidth * share, innerHeight - fromFoot)?.closest('button, input, select, textarea, label'),
    ),
  );
}

function Messages() {
  const [show, holder] = message.useMessage({ maxCount: 4 });
  useEffect(
    () =>
      hostToasts(({ type, text, duration }) => {
        // Its own live region: antd's would be an alert for every kind, and one of ours inside it is read twice.
        const region = { role: type === 'error' ? 'alert' : 'status' };
        document.documentElement.dataset['toasts'] = coversControl() ? 'above' : 'below';
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
