import { Eye, EyeOff } from 'lucide-react';
import { UserProse } from '../pet/user-prose.tsx';
import { Button } from './button.tsx';
import { Panel } from './panel.tsx';
import styles from './visibility-panel.module.css';

interface VisibilityPanelProps {
  /** Of one's own; `hidden` is what an admin has done. */
  thing: { isActive: boolean; hidden: boolean; hiddenReason: string };
  words: { shown: string; off: string; hidden: string; hide: string; show: string };
  isBusy: boolean;
  onSwitch: (isActive: boolean) => void;
}

/** Whether others see something of one's own, and the way to change it; what an admin has hidden shows that, and why. */
export function VisibilityPanel({ thing: { isActive, hidden, hiddenReason }, words, isBusy, onSwitch }: VisibilityPanelProps) {
  if (hidden) {
    return (
      <Panel tone="genda" className={styles.visibility ?? ''}>
        <div>
          <p role="status">{words.hidden}</p>
          {hiddenReason !== '' && <UserProse>{hiddenReason}</UserProse>}
        </div>
      </Panel>
    );
  }
  const Icon = isActive ? EyeOff : Eye;
  return (
    <Panel tone={isActive ? 'leaf' : 'genda'} className={styles.visibility ?? ''}>
      <p role="status">{isActive ? words.shown : words.off}</p>
      <Button size="small" isBusy={isBusy} icon={<Icon size={18} aria-hidden />} onClick={() => onSwitch(!isActive)}>
        {isActive ? words.hide : words.show}
      </Button>
    </Panel>
  );
}
