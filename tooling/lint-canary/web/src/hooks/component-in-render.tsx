// refused by react-hooks/static-components
export function Row({ text }: { text: string }) {
  const Cell = () => <td>{text}</td>;
  return (
    <tr>
      <Cell />
    </tr>
  );
}
