import { createElement } from 'react';
import type { ComponentType } from 'react';
import { AntdFrame } from './antd-frame.tsx';

/** A component of antd with all that antd needs around it. */
export function withinAntdFrame<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function Framed(props: Props) {
    return createElement(AntdFrame, null, createElement(Component, props));
  };
}
