import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './dialogs.tsx';
import { Form } from '../form/form.tsx';
import type { FormProps, ShownForm } from '../form/form.tsx';
import type { LeaveGuard } from '../form/use-leave-guard.ts';

/** Asks before what was typed is thrown away. */
function LeaveDialog({ isAsked, stay, leave }: LeaveGuard) {
  const { t } = useTranslation('shell');
  return (
    <ConfirmDialog
      isOpen={isAsked}
      title={t('leave.question')}
      words={{ keep: t('leave.stay'), confirm: t('leave.leave') }}
      onClose={stay}
      onConfirm={leave}
    >
      <p>{t('leave.text')}</p>
    </ConfirmDialog>
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
