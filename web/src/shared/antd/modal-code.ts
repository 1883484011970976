import 'virtual:antd/Modal.css';
import { Modal as Plain } from 'antd';
import { withAntdLocale } from './with-antd-locale.ts';

export const Modal = withAntdLocale(Plain);
