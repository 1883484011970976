import type { ModalProps } from 'antd';
import { late } from '../ui/late.ts';

/** antd's Modal; nobody opens one before the page stands. */
export const Modal = late<ModalProps>(async () => (await import('./modal-code.ts')).Modal);
