import type { ReactNode, Ref } from 'react';

interface FormElementProps {
  form: { isBusy: boolean; next: () => void };
  ref?: Ref<HTMLFormElement>;
  className?: string | undefined;
  children: ReactNode;
}

/** The element around the fields of a form that is held by `useForm`. */
export function FormElement({ form, ref, className, children }: FormElementProps) {
  return (
    // Without the app a browser would put what was typed, passwords too, into the address.
    <form
      ref={ref}
      method="post"
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.isBusy) form.next();
      }}
    >
      {children}
    </form>
  );
}
