// refused by react-hooks/purity
export function Lucky() {
  const number = Math.random();
  return <p>{number}</p>;
}
