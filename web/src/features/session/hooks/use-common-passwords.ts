import { useState } from 'react';

/** The passwords that are tried first: fetched once somebody types one, unknown until then and when they cannot be had. */
export function useCommonPasswords() {
  const [common, setCommon] = useState<ReadonlySet<string>>();
  const learn = () => {
    if (common) return;
    import('virtual:common-passwords').then(
      ({ commonPasswords }) => setCommon(commonPasswords),
      () => undefined,
    );
  };
  return { common, learn };
}

export type CommonPasswords = ReturnType<typeof useCommonPasswords>;
