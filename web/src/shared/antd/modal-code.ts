import 'virtual:antd/Modal.css';
import { Modal as Silent } from 'antd';
import { speaking } from './speaking.ts';

export const Modal = speaking(Silent);
