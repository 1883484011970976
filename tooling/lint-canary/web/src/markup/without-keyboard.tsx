// refused by jsx-a11y/anchor-is-valid jsx-a11y/click-events-have-key-events jsx-a11y/interactive-supports-focus jsx-a11y/mouse-events-have-key-events jsx-a11y/no-noninteractive-element-interactions jsx-a11y/no-static-element-interactions
export function WithoutKeyboard({ open }: { open: () => void }) {
  return (
    <main>
      <a href="#">Open</a>
      <div onClick={open}>Open</div>
      <div onMouseOver={open}>Open</div>
      <div role="button" onClick={open} onKeyDown={open}>
        Open
      </div>
      <h2 onClick={open} onKeyDown={open}>
        Open
      </h2>
    </main>
  );
}
