import { Eye, EyeOff, ReceiptText, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MarkedThing } from '#shared/api/types.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { Button } from '#shared/work/button.tsx';
import { useMarking, useRegistering } from '../hooks/use-marking.ts';
import { markedKinds } from '../model/marked-kinds.ts';
import type { RegisterMark } from '../model/marked-kinds.ts';

interface MarkButtonsProps {
  thing: MarkedThing;
  size?: 'small' | 'middle';
  /** Asks why it shall be hidden. */
  onHide: () => void;
}

/** Buttons of one list are distinguished by what they are about. */
function NamedAction({ text, name }: { text: string; name: string }) {
  return (
    <>
      {text}
      <span className="visually-hidden">
        {' '}
        <MemberName>{name}</MemberName>
      </span>
    </>
  );
}

function RegisterButton({ thing, size, call }: { thing: MarkedThing; size: 'small' | 'middle'; call: RegisterMark }) {
  const { t } = useTranslation('marks');
  const { register, isRegistering } = useRegistering(thing, call);
  const { registered, name } = thing;
  return (
    <Button size={size} isBusy={isRegistering} icon={<ReceiptText size={20} aria-hidden />} onClick={() => void register(!registered)}>
      <NamedAction text={t(registered ? 'act.unregister' : 'act.register')} name={name} />
    </Button>
  );
}

interface VisibilityProps extends MarkButtonsProps {
  size: 'small' | 'middle';
}

/** Shows or hides it; what waits to be looked at can be either. */
function VisibilityButtons({ thing, size, onHide }: VisibilityProps) {
  const { t } = useTranslation('marks');
  const { hide, isHiding } = useMarking(thing);
  const { hidden, waitsForReview, name } = thing;
  return (
    <>
      {(hidden || waitsForReview) && (
        <Button size={size} isBusy={isHiding} icon={<Eye size={20} aria-hidden />} onClick={() => void hide(false)}>
          <NamedAction text={t(waitsForReview ? 'act.showFirst' : 'act.show')} name={name} />
        </Button>
      )}
      {(!hidden || waitsForReview) && (
        <Button kind="danger" size={size} isBusy={isHiding} icon={<EyeOff size={20} aria-hidden />} onClick={onHide}>
          <NamedAction text={t(waitsForReview ? 'act.keepHidden' : 'act.hide')} name={name} />
        </Button>
      )}
    </>
  );
}

/** Sets the marks that need no papers, and takes them away; only hiding is asked about. */
export function MarkButtons({ thing, size = 'middle', onHide }: MarkButtonsProps) {
  const { t } = useTranslation('marks');
  const { feature, isFeaturing } = useMarking(thing);
  const { featured, name } = thing;
  const { register } = markedKinds[thing.kind];
  return (
    <>
      <Button size={size} isBusy={isFeaturing} icon={<Sparkles size={20} aria-hidden />} onClick={() => void feature(!featured)}>
        <NamedAction text={t(featured ? 'act.stopFeaturing' : 'act.feature')} name={name} />
      </Button>
      {register && <RegisterButton thing={thing} size={size} call={register} />}
      <VisibilityButtons thing={thing} size={size} onHide={onHide} />
    </>
  );
}
