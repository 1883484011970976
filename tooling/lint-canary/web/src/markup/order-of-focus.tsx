// refused by jsx-a11y/autocomplete-valid jsx-a11y/no-access-key jsx-a11y/no-autofocus jsx-a11y/no-noninteractive-tabindex jsx-a11y/tabindex-no-positive
export function OrderOfFocus() {
  return (
    <main>
      <input aria-label="Name" autoComplete="dog" />
      <input aria-label="Name" autoFocus />
      <button accessKey="s">Save</button>
      <button tabIndex={3}>Save</button>
      <article tabIndex={0} />
    </main>
  );
}
