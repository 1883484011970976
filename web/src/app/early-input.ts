type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface EarlyValue {
  id: string;
  value: string;
  isChecked: boolean;
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Sets a value as a person does, so that React notices it. */
function enter(field: Field, { value, isChecked }: EarlyValue): void {
  if (isTicked(field)) {
    if (field.checked !== isChecked) field.click();
    return;
  }
  // React passes over a value that it believes to know, and it looked at the field when it took the page over.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** A form that was sent before the app was there: `before-paint.js` held it back. */
function sendHeld(): void {
  const { heldForm: form } = window;
  // After what was entered has reached the form's state.
  if (form?.isConnected === true) setTimeout(() => form.requestSubmit());
}

/**
 * Remembers what somebody entered into the page that came with the HTML, on a slow line long before the app takes it over. The answer
 * enters it again, into the app's own fields, and sends the form that was to be sent.
 */
export function keepEarlyInput(root: HTMLElement): () => void {
  const touched = [...root.querySelectorAll<Field>('input, select, textarea')].filter((field) => field.id !== '' && isTouched(field));
  const kept = touched.map((field): EarlyValue => ({ id: field.id, value: field.value, isChecked: isTicked(field) && field.checked }));
  return () => {
    for (const early of kept) {
      const field = document.getElementById(early.id);
      if (field?.matches('input, select, textarea') === true) enter(field as Field, early);
    }
    sendHeld();
  };
}
