import 'virtual:antd/Drawer.css';
import { Drawer as Plain } from 'antd';
import { withinAntdFrame } from './within-antd-frame.ts';

export const Drawer = withinAntdFrame(Plain);
