// refused by react-hooks/globals
let shown = 0;

export function Shown() {
  shown = shown + 1;
  return <p>shown</p>;
}
