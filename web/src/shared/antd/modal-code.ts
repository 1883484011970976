import 'virtual:antd/Modal.css';
import { Modal as Plain } from 'antd';
import { withinAntdFrame } from './within-antd-frame.ts';

export const Modal = withinAntdFrame(Plain);
