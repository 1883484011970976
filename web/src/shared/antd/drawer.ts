import 'virtual:antd/Drawer.css';
import { Drawer as Silent } from 'antd';
import { speaking } from './speaking.ts';

export const Drawer = speaking(Silent);
