import type { ModalProps } from 'antd';
import { createElement, useEffect, useState } from 'react';
import type { ComponentType } from 'react';

let loaded: ComponentType<ModalProps> | undefined;

async function load(): Promise<ComponentType<ModalProps>> {
  loaded = (await import('./modal-code.ts')).Modal;
  return loaded;
}

/** antd's Modal. Its code comes once the page that has a dialog stands, not before it: nobody opens one sooner. */
export function Modal(props: ModalProps) {
  const [Shown, setShown] = useState(() => loaded);
  useEffect(() => {
    if (Shown) return;
    load().then(
      (Code) => setShown(() => Code),
      () => undefined,
    );
  }, [Shown]);
  return Shown ? createElement(Shown, props) : null;
}
