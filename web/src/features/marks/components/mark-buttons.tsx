import { Eye, EyeOff, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkedThing } from '#shared/api/types.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useMarking } from '../hooks/use-marking.ts';
import { markedKinds } from '../model/marked-kinds.ts';

interface MarkButtonsProps {
  thing: MarkedThing;
  size?: 'small' | 'middle';
  /** Asks why it shall be hidden. */
  onHide: () => void;
}

/** Sets the marks that need no papers, and takes them away; only hiding is asked about. */
export function MarkButtons({ thing, size = 'middle', onHide }: MarkButtonsProps) {
  const { t } = useTranslation('marks');
  const { feature, hide, isFeaturing, isHiding } = useMarking(thing);
  const { featured, hidden } = thing;
  const has: readonly string[] = markedKinds[thing.kind].marks;
  // Buttons of one list are distinguished by what they are about.
  const named = (text: string): ReactNode => (
    <>
      {text}
      <span className="visually-hidden">
        {' '}
        <MemberName>{thing.name}</MemberName>
      </span>
    </>
  );
  const Shown = hidden ? Eye : EyeOff;
  return (
    <>
      {has.includes('featured') && (
        <Button size={size} isBusy={isFeaturing} icon={<Sparkles size={20} aria-hidden />} onClick={() => void feature(!featured)}>
          {named(t(featured ? 'act.stopFeaturing' : 'act.feature'))}
        </Button>
      )}
      {has.includes('hidden') && (
        <Button
          kind={hidden ? 'outlined' : 'danger'}
          size={size}
          isBusy={isHiding}
          icon={<Shown size={20} aria-hidden />}
          onClick={() => (hidden ? void hide(false) : onHide())}
        >
          {named(t(hidden ? 'act.show' : 'act.hide'))}
        </Button>
      )}
    </>
  );
}
