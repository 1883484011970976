// refused by jsx-a11y/aria-activedescendant-has-tabindex jsx-a11y/aria-props jsx-a11y/aria-proptypes jsx-a11y/aria-role jsx-a11y/aria-unsupported-elements jsx-a11y/no-interactive-element-to-noninteractive-role jsx-a11y/no-noninteractive-element-to-interactive-role jsx-a11y/no-redundant-roles jsx-a11y/role-has-required-aria-props jsx-a11y/role-supports-aria-props
const misspelled = { 'aria-lable': 'City' };

export function WrongRoles() {
  return (
    <main>
      <meta aria-hidden="true" />
      <div aria-activedescendant="one" />
      <p aria-lable={misspelled['aria-lable']} />
      <p aria-hidden="yes" />
      <p role="dog" />
      <button role="img">Save</button>
      <h2 role="button">Save</h2>
      <button role="button">Save</button>
      <span role="checkbox">Save</span>
      <ul aria-checked="true" />
    </main>
  );
}
