// refused by nothing
const keep = async (): Promise<void> => undefined;
export const handled = async (): Promise<void> => {
  void keep();
  await keep();
};
