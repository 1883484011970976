import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form } from './form.tsx';
import type { FormProps, ShownForm } from './form.tsx';
import type { LeaveGuard } from './use-leave-guard.ts';

/** Asks before what was typed is thrown away. */
function LeaveDialog({ isAsked, stay, leave }: LeaveGuard) {
  const { t } = useTranslation('shell');
  return (
    <Dialog
      isOpen={isAsked}
      title={t('leave.question')}
      closeLabel={t('leave.stay')}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{t('leave.stay')}</Button>
          <Button kind="dangerFilled" onClick={leave}>
            {t('leave.leave')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  );
}

/** A form that asks before one leaves it changed. Apart from `Form`, so that a login does not load a dialog. */
export function GuardedForm({ form, ...rest }: FormProps & { form: ShownForm & { leaving: LeaveGuard } }) {
  return (
    <>
      <Form form={form} {...rest} />
      <LeaveDialog {...form.leaving} />
    </>
  );
}
